// The certificate of a run: src/appell/simulate/audit.py.

import type { Interface } from "./interface";
import type { RunStruct } from "./run_struct";

const AT_REST = 1e-3; // samples with less than this part of what the energy changes by are nearly at rest
const ROUNDING = 32 * Number.EPSILON; // of the energies: a smaller drift is their rounding

export interface Audit {
  constraint_error: number;
  norm_error: number;
  energy_error: number;
  effective_energy_error: number;
  residuals: { [constraint: string]: { [level: string]: number } };
  rows: number;
  smallest_rank: number;
  largest_rank: number;
  steps: number;
  rejected: number;
  evaluations: number;
  seconds: number;
}

export interface Energies {
  kinetic: Float64Array;
  total: Float64Array;
  work: Float64Array;
  effective: Float64Array | null;
  loadWork: Float64Array | null;
}

export function audited(face: Interface, run: RunStruct, energies: Energies, seconds: number): Audit {
  const { rows, position_rows, velocity_rows, norm_rows } = face.sizes;
  const residuals: Audit["residuals"] = {};
  const names = face.rows.map(([name]) => name);
  for (const name of [...names, ...face.velocity_rows]) residuals[name] = {};
  gather(residuals, "position", face.position_rows, run.array("position_residuals", position_rows));
  gather(residuals, "velocity", face.velocity_rows, run.array("velocity_residuals", velocity_rows));
  gather(residuals, "acceleration", names, run.array("acceleration_residuals", rows));
  const levels = Object.values(residuals);
  const largest = run.integer("largest_rank");
  const energy = energyError(energies.total, energies.work, energies.kinetic);
  return {
    constraint_error: Math.max(0, ...levels.flatMap((l) => [l.position ?? 0, l.velocity ?? 0])),
    norm_error: Math.max(0, ...run.array("norm_residuals", norm_rows)),
    energy_error: energy,
    effective_energy_error:
      energies.effective && energies.loadWork
        ? energyError(energies.effective, energies.loadWork, energies.kinetic)
        : energy,
    residuals,
    rows,
    smallest_rank: Math.min(run.integer("smallest_rank"), largest),
    largest_rank: largest,
    steps: run.integer("accepted"),
    rejected: run.integer("rejected"),
    evaluations: run.integer("evaluations"),
    seconds,
  };
}

function gather(residuals: Audit["residuals"], level: string, names: string[], values: Float64Array): void {
  names.forEach((name, i) => (residuals[name][level] = Math.max(residuals[name][level] ?? 0, values[i])));
}

// max |E(t) - E(0) - W(t)| over the kinetic energy, or over what went to and fro where samples have almost none.
function energyError(E: Float64Array, W: Float64Array, kinetic: Float64Array): number {
  const top = (values: Float64Array) => values.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
  const changes = E.map((v) => v - E[0]);
  const done = W.map((v) => v - W[0]);
  const turned = Math.max(top(changes), top(done));
  let drift = top(changes.map((v, i) => v - done[i]));
  if (drift <= ROUNDING * Math.max(top(E), top(W))) drift = 0;
  const moving = kinetic.reduce((a, v) => Math.max(a, v), 0);
  const size = moving >= AT_REST * turned ? moving : turned;
  return size > 0 ? drift / size : drift;
}
