// Masses and inertias that a body can have: src/appell/simulate/start.py and model/inertia_matrix.py.

import type { Blocks } from "./assembly";
import type { Interface } from "./interface";
import { InconsistentStart } from "./least_norm";
import { matrix, singularValues } from "./matrix";

const ROUNDED = 1e-3; // moments of data sheets have three digits

// Refuse parameters with which a mass is negative or no body has such an inertia.
export function requireBodies(face: Interface, blocks: Blocks): void {
  const { masses, inertias } = face.start;
  blocks.column("start_masses", masses.length).forEach((mass, i) => {
    if (mass < 0) throw new InconsistentStart(`the mass of '${masses[i]}' is ${words(mass)}: a mass is not negative.`);
  });
  const entries = blocks.column("start_inertias", 9 * inertias.length);
  inertias.forEach((name, i) => requireMoments(`the inertia of '${name}'`, entries.subarray(9 * i, 9 * i + 9)));
}

function requireMoments(what: string, entries: Float64Array): void {
  const largest = entries.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
  const [low, middle, high] = principalMoments(entries);
  const found = `${what} has the principal moments ${[low, middle, high].map(words).join(", ")}`;
  if (low < -ROUNDED * largest) throw new InconsistentStart(`${found}: none of a body is negative.`);
  const plane = entries.filter((v) => v !== 0).length === 1;
  if (high > low + middle + ROUNDED * largest && !plane) {
    throw new InconsistentStart(`${found}: no body has one that exceeds the sum of the other two.`);
  }
}

// Eigenvalues of a symmetric matrix, rising: singular values of what a multiple of one makes positive.
function principalMoments(entries: Float64Array): number[] {
  const shift = Math.sqrt(entries.reduce((sum, v) => sum + v * v, 0));
  const shifted = matrix(3, 3, entries);
  for (let i = 0; i < 3; i++) shifted.data[4 * i] += shift;
  return [...singularValues(shifted)].reverse().map((s) => s - shift);
}

function words(value: number): string {
  return String(Number(value.toPrecision(4)));
}
