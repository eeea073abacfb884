// Runs a model in the page: a start made consistent, the native stepper, outputs and audit at the samples.

import { Blocks, startState, type Start } from "./assembly";
import { audited, type Audit } from "./audit";
import type { Interface } from "./interface";
import { InconsistentStart } from "./least_norm";
import { Module } from "./module";
import { Pace } from "./pace";
import { RunStruct } from "./run_struct";
import { startScales } from "./scales";
import { failureMessage, FAILED, RUNNING, NO_PROGRESS, INTERRUPTED } from "./status";

export type { Audit } from "./audit";
export type { Interface } from "./interface";

export interface Request {
  parameters?: Float64Array | number[]; // in the order of interface.parameters; their defaults where left out
  start: Start; // by name: kept
  near?: Start; // by name: what the rest of the start departs from as little as possible; zero where left out
  duration: number;
  samples?: number;
  tolerance?: number;
  integrator?: "dop853" | "radau";
  maxSteps?: number;
  timeLimit?: number; // seconds
  startTime?: number;
}

export interface Result {
  status: string; // "ok", "inconsistent", or how the integration ended
  message: string;
  start: Start; // the consistent start, every state by name
  time: Float64Array;
  states: Float64Array; // (samples, states), and so on
  coordinates: Float64Array;
  speeds: Float64Array;
  speedRates: Float64Array;
  multipliers: Float64Array;
  work: Float64Array;
  outputs: { [name: string]: Float64Array }; // of the further functions, and "outputs" with the columns of interface.layout
  audit: Audit | null;
}

const SAMPLES = 501;
const TOLERANCE = 1e-10;
const LARGEST_STEPS = 2 ** 31 - 1;
const CHUNK = 2000;
const RADAU = 1;

export async function loadEngine(bytes: Uint8Array, face: Interface): Promise<Engine> {
  return new Engine(await Module.load(bytes, face));
}

export class Engine {
  constructor(private readonly module: Module) {}

  get interface(): Interface {
    return this.module.face;
  }

  // A motion from a start over a duration; what went wrong is in `status` and `message`, with what was computed.
  run(request: Request): Result {
    const begin = performance.now();
    this.module.release();
    try {
      const session = new Session(this.module, request);
      const code = session.advance(begin);
      return session.result(code, (performance.now() - begin) / 1e3);
    } catch (error) {
      if (!(error instanceof InconsistentStart)) throw error;
      return nothing(error.message);
    }
  }
}

function nothing(message: string): Result {
  const none = new Float64Array(0);
  const arrays = { time: none, states: none, coordinates: none, speeds: none, speedRates: none };
  return { status: "inconsistent", message, start: {}, ...arrays, multipliers: none, work: none, outputs: {}, audit: null };
}

// One integration: the struct of native.h and its arrays.
class Session {
  private readonly run: RunStruct;
  private readonly parameters: number;
  private readonly times: Float64Array;
  private readonly end: number;
  private readonly limited: boolean;
  private readonly start: Float64Array;

  constructor(
    private readonly module: Module,
    private readonly request: Request,
  ) {
    const face = module.face;
    const time = request.startTime ?? 0;
    this.times = instants(request, time);
    this.end = time + request.duration;
    this.limited = request.maxSteps !== undefined;
    this.parameters = module.doubles(face.sizes.all_parameters);
    module.view(this.parameters, face.sizes.all_parameters).set(parameterValues(face, request.parameters));
    const blocks = new Blocks(module, this.parameters, time);
    const x = (this.start = startState(module, blocks, request.start, request.near ?? {}, time));
    this.run = new RunStruct(module);
    this.run.setInteger("parameters", this.parameters);
    const scales = startScales(module, this.run, blocks, x, time);
    this.run.setInteger("row_scale", module.put(scales.rowScale));
    this.run.setInteger("speed_scale", module.put(scales.speedScale));
    this.setOptions(scales.rankBound, time);
    this.makeRoom(this.times.length + 1);
    module.view(module.call("state", this.run.address), x.length).set(x);
  }

  private setOptions(rankBound: number, time: number): void {
    const { module, run, request } = this;
    const { sizes, contradiction } = module.face;
    const tolerance = request.tolerance ?? TOLERANCE;
    if (!(tolerance > 0 && request.duration > 0)) throw new InconsistentStart("tolerance and duration must be positive.");
    run.setInteger("absolute_tolerance", module.put(new Float64Array(sizes.states).fill(tolerance)));
    run.setDouble("tolerance", tolerance);
    run.setDouble("t", time);
    run.setDouble("end", this.end);
    run.setDouble("max_step", Infinity);
    run.setInteger("max_steps", Math.min(request.maxSteps ?? LARGEST_STEPS, LARGEST_STEPS));
    run.setInteger("projection", 1);
    run.setInteger("rank_bound", rankBound);
    run.setInteger("scales_tolerance", 1);
    run.setInteger("smallest_rank", sizes.rows + 1);
    run.setInteger("rates_wait", contradiction || rankBound || sizes.has_ideal ? 0 : 1);
    run.setInteger("time_count", this.times.length);
    run.setInteger("times", module.put(this.times));
    if (request.integrator === "radau") {
      run.setInteger("method", RADAU);
      run.setInteger("jacobian", module.call("jacobian_address"));
      run.room("implicit_workspace", module.call("implicit_workspace") + 1);
    }
  }

  private makeRoom(samples: number): void {
    const { run, module } = this;
    const s = module.face.sizes;
    run.room("sample_times", samples);
    run.room("states", samples * s.states);
    run.room("speed_rates", samples * s.speeds);
    run.room("multipliers", samples * s.multipliers);
    run.room("work", samples * s.quadratures);
    run.room("position_residuals", s.position_rows);
    run.room("velocity_residuals", s.velocity_rows);
    run.room("acceleration_residuals", s.rows);
    run.room("norm_residuals", s.norm_rows);
    run.setInteger("ranks", module.integers(samples));
  }

  // To the end, or to what ended it before; the status of native.h.
  advance(begin: number): number {
    const limit = this.request.timeLimit ?? Infinity;
    const pace = new Pace();
    for (;;) {
      const status = this.module.call("advance", this.run.address, CHUNK);
      if (status !== RUNNING) return status;
      const [accepted, rejected] = [this.run.integer("accepted"), this.run.integer("rejected")];
      const t = this.run.double("t");
      if (!this.limited && pace.stalls(accepted + rejected, rejected, t, this.end)) return NO_PROGRESS;
      if ((performance.now() - begin) / 1e3 > limit) return INTERRUPTED;
    }
  }

  result(status: number, seconds: number): Result {
    const { module, run } = this;
    const s = module.face.sizes;
    let code = status;
    if (run.integer("rates_wait")) code = module.call("sample_rates", run.address) || status;
    const n = run.integer("sample_count");
    const outputs: { [name: string]: Float64Array } = { outputs: this.modelOutputs(n) };
    for (const [name, [entry, size]] of Object.entries(module.face.outputs)) {
      outputs[name] = this.evaluated(entry.replace("appell_", ""), size, n);
    }
    const work = run.array("work", n * s.quadratures);
    const energies = energiesOf(module.face, outputs.outputs, work, n);
    const failed = FAILED(code) || code === INTERRUPTED;
    return {
      status: failed ? module.face.statuses[code][0].toLowerCase() : "ok",
      message: failed ? failureMessage(module.face, run, code) : "",
      start: startByName(module.face, this.start),
      time: run.array("sample_times", n),
      states: run.array("states", n * s.states),
      ...this.modelStates(n),
      multipliers: run.array("multipliers", n * s.multipliers),
      work,
      outputs,
      audit: n ? audited(module.face, run, energies, seconds) : null,
    };
  }

  // The columns of interface.layout at every sample.
  private modelOutputs(n: number): Float64Array {
    const { module, run } = this;
    const size = module.face.sizes.outputs;
    const y = module.doubles(n * size);
    const [t, x, udot, lam] = ["sample_times", "states", "speed_rates", "multipliers"].map((f) => run.integer(f));
    if (n && size) module.call("read_outputs", run.address, n, t, x, udot, lam, y);
    return module.copy(y, n * size);
  }

  // A function of (t, x, p, (udot, lam)) at every sample.
  private evaluated(name: string, size: number, n: number): Float64Array {
    const { module, run } = this;
    const { states, speeds, multipliers } = module.face.sizes;
    const [x, udot, lam] = ["states", "speed_rates", "multipliers"].map((f) => run.integer(f));
    const out = module.doubles(n * size);
    const reaction = module.doubles(speeds + multipliers);
    const times = run.array("sample_times", n);
    for (let k = 0; k < n; k++) {
      const both = module.view(reaction, speeds + multipliers);
      both.set(module.view(udot + 8 * k * speeds, speeds));
      both.set(module.view(lam + 8 * k * multipliers, multipliers), speeds);
      module.call(name, times[k], x + 8 * k * states, this.parameters, reaction, out + 8 * k * size);
    }
    return module.copy(out, n * size);
  }

  // The model's coordinates, speeds and their rates, where the program's states are others too.
  private modelStates(n: number): Pick<Result, "coordinates" | "speeds" | "speedRates"> {
    const { module, run } = this;
    const face = module.face;
    const [nq, nu] = [face.coordinates.length, face.speeds.length];
    if (face.has_reader) {
      const all = this.evaluated("reader", nq + 2 * nu, n);
      const part = (first: number, size: number) => columns(all, nq + 2 * nu, first, size);
      return { coordinates: part(0, nq), speeds: part(nq, nu), speedRates: part(nq + nu, nu) };
    }
    const x = run.array("states", n * face.sizes.states);
    const part = (first: number, size: number) => columns(x, face.sizes.states, first, size);
    return { coordinates: part(0, nq), speeds: part(nq, nu), speedRates: run.array("speed_rates", n * nu) };
  }
}

// The instants of a run, evenly spread, as simulate/arguments.py has them to the last digit.
function instants(request: Request, start: number): Float64Array {
  const count = Math.max(request.samples ?? SAMPLES, 2);
  const step = request.duration / (count - 1);
  const times = Float64Array.from({ length: count }, (_, k) => k * step + start);
  times[count - 1] = start + request.duration;
  return times;
}

function parameterValues(face: Interface, given?: ArrayLike<number>): Float64Array {
  return Float64Array.from(face.parameters, (p, i) => {
    const value = given ? given[i] : p.value;
    if (value === null || value === undefined || !Number.isFinite(value)) {
      throw new InconsistentStart(`the parameter '${p.name}' has no finite value.`);
    }
    return value;
  });
}

function startByName(face: Interface, x: Float64Array): Start {
  const names = face.is_higher ? face.auxiliaries : [...face.coordinates, ...face.speeds, ...face.auxiliaries];
  return Object.fromEntries(names.map((name, i) => [name, x[i]]));
}

function columns(rows: Float64Array, width: number, first: number, size: number): Float64Array {
  const n = width ? rows.length / width : 0;
  const found = new Float64Array(n * size);
  for (let k = 0; k < n; k++) found.set(rows.subarray(k * width + first, k * width + first + size), k * size);
  return found;
}

// The column of one output of the model, such as ("kinetic energy"), at every sample; null where there is none.
export function modelOutput(face: Interface, model: Float64Array, ...key: string[]): Float64Array | null {
  const place = face.layout.find((l) => l.length === key.length + 2 && key.every((word, i) => word === l[i]));
  if (!place) return null;
  const [first, last] = place.slice(-2) as [number, number];
  return columns(model, face.sizes.outputs, first, last - first);
}

function energiesOf(face: Interface, model: Float64Array, work: Float64Array, n: number) {
  const kinetic = modelOutput(face, model, "kinetic energy")!;
  const potential = modelOutput(face, model, "potential energy")!;
  const count = face.sizes.quadratures;
  return {
    kinetic,
    total: kinetic.map((v, i) => v + potential[i]),
    work: count ? columns(work, count, 0, 1) : new Float64Array(n),
    effective: modelOutput(face, model, "effective energy"),
    loadWork: count > 1 ? columns(work, count, 1, 1) : null,
  };
}
