// What is read of a finished integration at its samples: outputs, the model's states, energies.

import type { Energies } from "./audit";
import type { Result } from "./engine";
import type { Interface } from "./interface";
import type { ModeProgram } from "./mode_program";
import type { Module } from "./module";
import type { RunStruct } from "./run_struct";

export interface Samples {
  module: Module;
  run: RunStruct;
  modes: ModeProgram | null;
  parameters: number;
}

// The columns of interface.layout at every sample.
export function modelOutputs(session: Samples, n: number): Float64Array {
  const { module, run } = session;
  const size = module.face.sizes.outputs;
  const y = module.doubles(n * size);
  const [t, x, udot, lam] = ["sample_times", "states", "speed_rates", "multipliers"].map((f) => run.integer(f));
  if (n && size) module.call("read_outputs", run.address, n, t, x, udot, lam, y);
  return module.copy(y, n * size);
}

// A function of (t, x, p, (udot, lam)) at every sample.
export function evaluated(session: Samples, name: string, size: number, n: number): Float64Array {
  const { module, run } = session;
  const { states, speeds, multipliers } = module.face.sizes;
  const [x, udot, lam] = ["states", "speed_rates", "multipliers"].map((f) => run.integer(f));
  const out = module.doubles(n * size);
  const reaction = module.doubles(speeds + multipliers);
  const times = run.array("sample_times", n);
  for (let k = 0; k < n; k++) {
    const both = module.view(reaction, speeds + multipliers);
    both.set(module.view(udot + 8 * k * speeds, speeds));
    both.set(module.view(lam + 8 * k * multipliers, multipliers), speeds);
    const own = session.modes?.runOf(k) ?? run;
    module.call("set_inputs", own.address, times[k], x + 8 * k * states);
    module.call(name, times[k], x + 8 * k * states, own.integer("parameters"), reaction, out + 8 * k * size);
  }
  return module.copy(out, n * size);
}

// The model's coordinates, speeds and their rates, where the program's states are others too.
export function modelStates(session: Samples, n: number): Pick<Result, "coordinates" | "speeds" | "speedRates"> {
  const { module, run } = session;
  const face = module.face;
  const [nq, nu] = [face.coordinates.length, face.speeds.length];
  if (face.has_reader) {
    const all = evaluated(session, "reader", nq + 2 * nu, n);
    const part = (first: number, size: number) => columns(all, nq + 2 * nu, first, size);
    return { coordinates: part(0, nq), speeds: part(nq, nu), speedRates: part(nq + nu, nu) };
  }
  const x = run.array("states", n * face.sizes.states);
  const part = (first: number, size: number) => columns(x, face.sizes.states, first, size);
  return { coordinates: part(0, nq), speeds: part(nq, nu), speedRates: run.array("speed_rates", n * nu) };
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

// What the audit compares; works are less what impacts took.
export function energiesOf(face: Interface, model: Float64Array, work: Float64Array, lost: Float64Array): Energies {
  const kinetic = modelOutput(face, model, "kinetic energy")!;
  const potential = modelOutput(face, model, "potential energy")!;
  const count = face.sizes.quadratures;
  const done = (column: number) => columns(work, count, column, 1).map((v, i) => v - lost[i]);
  return {
    kinetic,
    total: kinetic.map((v, i) => v + potential[i]),
    work: count ? done(0) : lost.map((v) => -v),
    effective: modelOutput(face, model, "effective energy"),
    loadWork: count > 1 ? done(1) : null,
  };
}
