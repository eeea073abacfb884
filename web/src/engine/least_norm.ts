// The smallest completion of what is known that satisfies rows: src/appell/simulate/least_norm.py, line by line.
//
// With z the unknown entries, W a diagonal weight and c(z) = 0 the rows, each step takes the smallest z that satisfies
// the linearised rows, z = W^-1 J^T (J W^-1 J^T)^+ (J z - c); Newton steps then bring the rows to rounding. The page may
// ask for the completion nearest to values it shows: then z is the departure from these.

import { columnsOf, pseudoSolve, times, at, type Matrix } from "./matrix";

export interface Level {
  names: string[];
  evaluate: (z: Float64Array) => { c: Float64Array; J: Matrix };
  known: Map<number, number>;
  size: number;
  weights: () => Float64Array;
  home: Float64Array;
  near: Float64Array; // what the completion departs from as little as possible: zero, or what was shown before
  accepts: (z: Float64Array) => boolean;
  objection: (z: Float64Array) => string;
}

export const CONSISTENT = 1e-9; // residuals up to this, relative to what enters a row, count as satisfied
const NEWTON_CUTOFF = 1e-11;

// A start that no completion makes consistent.
export class InconsistentStart extends Error {}

// The smallest completion from where the search begins; from other starts where that is a singular one (a cone's tip).
export function complete(level: Level, words: string, trials: number[][]): Float64Array {
  const free = [...Array(level.size).keys()].filter((i) => !level.known.has(i));
  const given = level.home.slice();
  level.known.forEach((value, i) => (given[i] = value));
  const scale = given.reduce((a, v) => Math.max(a, Math.abs(v)), 1);
  let best: Float64Array | null = null;
  for (let trial = 0; trial < 9; trial++) {
    const start = given.slice();
    if (trial === 1) free.forEach((i) => (start[i] = scale));
    if (trial > 1) free.forEach((i, k) => (start[i] = scale * trials[trial - 2][k]));
    const z = smallest(level, start, free);
    if (satisfied(level, z)) {
      if (trial === 0) return z;
      if (best === null || size(level, z) < size(level, best) * (1 - 1e-9)) best = z;
    } else if (trial === 0 && free.length === 0) break;
  }
  if (best !== null) return best;
  throw refusal(level, given, free, words);
}

// Least-norm steps until they settle, then Newton steps until the rows no longer improve.
function smallest(level: Level, start: Float64Array, free: number[]): Float64Array {
  if (!free.length || !level.names.length) return start;
  let z = start.slice();
  const near = level.near;
  const weights = level.weights();
  const root = free.map((i) => 1 / Math.sqrt(weights[i]));
  for (let k = 0; k < 60; k++) {
    const { c, J } = level.evaluate(z);
    if (!c.length || !c.every(Number.isFinite)) return z;
    const product = times(columnsOf(J, free), free.map((i) => z[i] - near[i]));
    const wanted = pseudoSolve(columnsOf(J, free, root), product.map((v, i) => v - c[i]), NEWTON_CUTOFF);
    let moved = 0;
    free.forEach((i, n) => {
      const step = near[i] + root[n] * wanted[n] - z[i];
      moved = Math.max(moved, Math.abs(step));
      z[i] += step;
    });
    if (moved <= 1e-14 * (1 + z.reduce((a, v) => Math.max(a, Math.abs(v)), 0))) break;
  }
  for (let k = 0; k < 30; k++) {
    const { c, J } = level.evaluate(z);
    const sizes = entering(J, z);
    if (!c.every(Number.isFinite) || c.every((v, i) => Math.abs(v) <= 1e-17 * sizes[i])) return z;
    const step = pseudoSolve(columnsOf(J, free, root), c, NEWTON_CUTOFF);
    const trial = z.slice();
    free.forEach((i, n) => (trial[i] -= root[n] * step[n]));
    if (!(largest(level.evaluate(trial).c) < largest(c))) break;
    z = trial;
  }
  return z;
}

function largest(c: Float64Array): number {
  return c.reduce((a, v) => (Number.isNaN(v) ? v : Math.max(a, Math.abs(v))), 0);
}

// The size of what enters each row, at least one.
function entering(J: Matrix, z: Float64Array): Float64Array {
  const sizes = new Float64Array(J.rows);
  for (let i = 0; i < J.rows; i++) {
    for (let j = 0; j < J.columns; j++) sizes[i] += Math.abs(at(J, i, j)) * Math.abs(z[j]);
    sizes[i] = Math.max(1, sizes[i]);
  }
  return sizes;
}

function satisfied(level: Level, z: Float64Array): boolean {
  if (!level.names.length) return level.accepts(z);
  const { c, J } = level.evaluate(z);
  const sizes = entering(J, z);
  return c.every((v, i) => Math.abs(v) / sizes[i] <= CONSISTENT) && level.accepts(z);
}

function size(level: Level, z: Float64Array): number {
  const weights = level.weights();
  return z.reduce((sum, v, i) => sum + weights[i] * (v - level.near[i]) ** 2, 0);
}

// What is violated, and by how much.
function refusal(level: Level, given: Float64Array, free: number[], words: string): InconsistentStart {
  const stuck = smallest(level, given, free);
  const { c, J } = level.evaluate(stuck);
  const sizes = entering(J, stuck);
  const left = c.map((v, i) => Math.abs(v) / sizes[i]);
  const broken = [...left.keys()].filter((i) => !(left[i] <= CONSISTENT));
  if (!broken.length) return new InconsistentStart(`the start satisfies the constraints, but ${level.objection(stuck)}.`);
  const worst = broken.reduce((a, i) => (!(left[i] <= left[a]) ? i : a), broken[0]);
  const named = [...new Set(broken.map((i) => level.names[i]))].sort().map((name) => `'${name}'`);
  if (!Number.isFinite(c[worst])) {
    return new InconsistentStart(`the constraint '${level.names[worst]}' has no value at the start: begin elsewhere.`);
  }
  return new InconsistentStart(
    `the ${words} given contradict the constraint${named.length > 1 ? "s" : ""} ${named.join(" and ")}: ` +
      `the residual of '${level.names[worst]}' is ${c[worst].toPrecision(6)}.`,
  );
}
