// One integration: from a request to the stepper, and from the stepper to a result.

import { Blocks, startState, type Start } from "./assembly";
import { audited } from "./audit";
import { requireBodies } from "./bodies";
import type { Found, Request, Result } from "./engine";
import type { Interface } from "./interface";
import { InconsistentStart } from "./least_norm";
import { ModeProgram } from "./mode_program";
import type { Module } from "./module";
import { Pace } from "./pace";
import { RunStruct } from "./run_struct";
import { energiesOf, evaluated, modelOutputs, modelStates } from "./samples";
import { startScales } from "./scales";
import { mergedStops, sampledStops, switchStops } from "./stops";
import { codeOf, failureMessage, isFailure } from "./status";

const SAMPLES = 501;
const TOLERANCE = 1e-10;
const LARGEST_STEPS = 2 ** 31 - 1;
const CHUNK = 2000;
const RADAU = 1;

// The struct of native.h and its arrays; with modes that of which the runs of all modes are copies.
export class Session {
  readonly run: RunStruct;
  readonly modes: ModeProgram | null;
  readonly parameters: number;
  private readonly times: Float64Array;
  private readonly end: number;
  private readonly limited: boolean;
  private readonly start: Float64Array;
  private readonly events: Found[] = [];

  constructor(
    readonly module: Module,
    private readonly request: Request,
  ) {
    const face = module.face;
    const time = request.startTime ?? 0;
    this.times = instants(request, time);
    this.end = time + request.duration;
    this.limited = request.maxSteps !== undefined;
    this.parameters = module.doubles(face.sizes.all_parameters);
    module.view(this.parameters, face.sizes.all_parameters).set(parameterValues(face, request.parameters));
    const { modes } = face;
    this.modes = modes && new ModeProgram(module, modes, this.parameters, this.times.length, request.integrator === "radau");
    this.run = this.modes?.blank ?? RunStruct.made(module);
    if (!this.modes) this.run.setInteger("parameters", this.parameters);
    this.run.setTables(face.inputs.tables);
    const own = this.run.integer("parameters");
    this.run.setInteger("parameters", this.parameters); // where the functions of a start read inputs
    module.call("set_inputs", this.run.address, time, module.doubles(face.sizes.states));
    this.run.setInteger("parameters", own);
    const blocks = new Blocks(module, this.parameters, time);
    requireBodies(face, blocks);
    this.setOptions(time);
    this.setStops(time);
    if (this.modes) {
      module.view(this.run.integer("times"), this.times.length).set(this.times);
      this.start = this.beginModes(this.modes, blocks, time);
      return;
    }
    const x = (this.start = startState(module, blocks, request.start, request.near ?? {}, time));
    const scales = startScales(module, this.run, blocks, x, time);
    this.run.setInteger("row_scale", module.put(scales.rowScale));
    this.run.setInteger("speed_scale", module.put(scales.speedScale));
    this.setRankBound(scales.rankBound);
    this.setEvents();
    this.makeRoom(this.times.length + 1);
    module.view(module.call("state", this.run.address), x.length).set(x);
  }

  // A start in the phases in which every law begins; where that violates relations, with these met (initial_mode.py).
  private beginModes(modes: ModeProgram, blocks: Blocks, time: number): Float64Array {
    const { module, request } = this;
    const { laws } = module.face.modes!;
    const complete = () => startState(module, blocks, request.start, request.near ?? {}, time);
    const begin = (phases: Int32Array, x: Float64Array) => {
      modes.setPhases(phases);
      return modes.begin(time, this.end, request.tolerance ?? TOLERANCE, request.maxSteps ?? LARGEST_STEPS, x);
    };
    let phases = modes.phases;
    modes.setPhases(phases);
    let x = complete();
    for (let k = 0; k <= laws.length; k++) {
      const broken = begin(phases, x);
      if (!broken.size) break;
      const closed = modes.closed(phases, broken.keys());
      modes.setPhases(closed);
      try {
        x = complete();
      } catch (error) {
        const at = [...broken].find(([, byRate]) => !byRate);
        if (!(error instanceof InconsistentStart) || at) {
          throw at ? new InconsistentStart(`the start violates the relation '${laws[at[0]]}'.`) : error;
        }
        begin(phases, x); // it approaches what it touches: it strikes at once
        break;
      }
      phases = closed;
    }
    return x;
  }

  private setRankBound(rankBound: number): void {
    const { sizes, contradiction } = this.module.face;
    this.run.setInteger("rank_bound", rankBound);
    this.run.setInteger("rates_wait", contradiction || rankBound || sizes.has_ideal || sizes.inputs ? 0 : 1);
  }

  private setOptions(time: number): void {
    const { module, run, request } = this;
    const { sizes } = module.face;
    const tolerance = request.tolerance ?? TOLERANCE;
    if (!(tolerance > 0 && request.duration > 0)) throw new InconsistentStart("tolerance and duration must be positive.");
    run.setInteger("max_steps", Math.min(request.maxSteps ?? LARGEST_STEPS, LARGEST_STEPS));
    if (request.integrator === "radau") {
      run.setInteger("method", RADAU);
      run.setInteger("jacobian", module.call("jacobian_address"));
      if (!this.modes) run.room("implicit_workspace", module.call("implicit_workspace") + 1);
    }
    if (this.modes) return; // what follows stands there
    run.setInteger("absolute_tolerance", module.put(new Float64Array(sizes.states).fill(tolerance)));
    run.setDouble("tolerance", tolerance);
    run.setDouble("t", time);
    run.setDouble("end", this.end);
    run.setDouble("max_step", Infinity);
    run.setInteger("projection", 1);
    run.setInteger("scales_tolerance", 1);
    run.setInteger("smallest_rank", sizes.rows + 1);
    run.setInteger("time_count", this.times.length);
    run.setInteger("times", module.put(this.times));
  }

  // Where something switches with time alone, a table bends or an input varies, a step ends.
  private setStops(time: number): void {
    const { module, run, end } = this;
    const { sizes, inputs } = module.face;
    const stops = [...inputs.stops];
    if (sizes.switches) stops.push(...switchStops(this.ofTime("switches", sizes.switches), time, end));
    if (inputs.timely) stops.push(...sampledStops(this.ofTime("input_values", inputs.timely), time, end));
    const merged = mergedStops(stops, time, end);
    run.setInteger("stops", module.put(merged.flat()));
    run.setInteger("stop_count", merged.length);
  }

  // A function of the module as one of time alone.
  private ofTime(name: string, size: number): (t: number) => Float64Array {
    const { module } = this;
    const [x, out] = [module.doubles(module.face.sizes.states), module.doubles(size)];
    return (t) => {
      module.call(name, t, x, this.parameters, 0, out);
      return module.copy(out, size);
    };
  }

  // Directions, terminals and room for the events of some steps.
  private setEvents(): void {
    const { module, run } = this;
    const { events, event_capacity: capacity, sizes } = module.face;
    if (!events.length) return;
    run.setInteger("event_directions", module.putIntegers(events.map((e) => e.direction)));
    run.setInteger("event_terminals", module.putIntegers(events.map((e) => e.terminal)));
    run.room("event_margins", events.length);
    run.setInteger("event_indices", module.integers(capacity));
    run.room("event_times", capacity);
    run.room("event_states", capacity * sizes.states);
    run.setInteger("event_capacity", capacity);
  }

  // Take over the events that the stepper has found.
  private fetchEvents(): void {
    const { module } = this;
    const run = this.modes?.run ?? this.run;
    const [count, nx] = [run.integer("event_count"), module.face.sizes.states];
    if (!count) return;
    const indices = new Int32Array(module.memory.buffer, run.integer("event_indices"), count);
    const times = run.array("event_times", count);
    const states = run.array("event_states", count * nx);
    for (let k = 0; k < count; k++) {
      const name = module.face.events[indices[k]]?.name;
      if (name === undefined) continue; // a guard of a mode
      this.events.push({ name, time: times[k], state: states.slice(k * nx, (k + 1) * nx) });
    }
    run.setInteger("event_count", 0);
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

  // The next end, and only sample, of a motion on which a person acts; parameters are those that are there now.
  goTo(time: number): void {
    if (this.modes) return this.modes.goTo(time);
    const { module, run } = this;
    module.view(run.integer("times"), 1)[0] = time;
    run.setDouble("end", time);
    run.setInteger("sample_count", 0);
    run.setInteger("started", 0); // rates, and the length of the first step
    run.setDouble("h", 0);
  }

  // What counts and residuals stand in.
  get counted(): RunStruct {
    return this.modes?.audit() ?? this.run;
  }

  // To the end, or to what ended it before; a status of src/appell/native/status.py.
  advance(begin: number, chunk = CHUNK, limit = this.request.timeLimit ?? Infinity): number {
    const pace = new Pace();
    for (;;) {
      const status = this.modes ? this.modes.advance() : this.module.call("advance", this.run.address, chunk);
      this.fetchEvents();
      if (status) return status; // zero: it goes on
      const { counted } = this;
      const [accepted, rejected] = [counted.integer("accepted"), counted.integer("rejected")];
      const t = (this.modes?.run ?? this.run).double("t");
      if (!this.limited && pace.stalls(accepted + rejected, rejected, t, this.end)) return codeOf(this.module.face, "NO_PROGRESS");
      if ((performance.now() - begin) / 1e3 > limit) return codeOf(this.module.face, "INTERRUPTED");
    }
  }

  result(status: number, seconds: number): Result {
    const { module, run, counted } = this;
    const s = module.face.sizes;
    let code = status;
    const last = this.modes?.run ?? run;
    run.setInteger("sample_count", last.integer("sample_count"));
    if (run.integer("rates_wait")) code = module.call("sample_rates", run.address) || status;
    const n = run.integer("sample_count");
    const outputs: { [name: string]: Float64Array } = {
      outputs: this.modes?.outputs(n * s.outputs) ?? modelOutputs(this, n),
    };
    for (const [name, [entry, size]] of Object.entries(module.face.outputs)) {
      outputs[name] = evaluated(this, entry.replace("appell_", ""), size, n);
    }
    const work = run.array("work", n * s.quadratures);
    const lost = this.modes?.lost(n) ?? new Float64Array(n);
    const energies = energiesOf(module.face, outputs.outputs, work, lost);
    const failed = isFailure(module.face, code) || code === codeOf(module.face, "INTERRUPTED");
    return {
      status: failed ? module.face.statuses[code][0].toLowerCase() : "ok",
      message: failed ? failureMessage(module.face, last, code) : "",
      start: startByName(module.face, this.start),
      time: run.array("sample_times", n),
      states: run.array("states", n * s.states),
      ...modelStates(this, n),
      multipliers: run.array("multipliers", n * s.multipliers),
      work,
      lost,
      outputs,
      events: this.events,
      audit: n ? audited(module.face, counted, energies, seconds) : null,
    };
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
    const value = given && i < given.length ? given[i] : p.value;
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

