// Instants at which a step must end: src/appell/simulate/stops.py. What switches with time alone, and what varies with it.

import { matrix, pseudoSolve, times as product } from "./matrix";

const FOLLOWED = 1e-5; // a stretch of an input is followed by one step where a polynomial fits it this well
const [DEGREE, SHORTEST] = [6, 16];
const SAMPLES = 2049;
const [PIECES, LEVELS, MOST] = [64, 12, 200_000];
const ROUNDING = 2; // units in the last place to either side of a switch

// The functions of time whose zeros are the instants, at one time.
export type Switches = (t: number) => Float64Array;

export type Stop = [number, number]; // just before and just after an instant

const bits = new DataView(new ArrayBuffer(8));

// The distance to the next larger number in size.
export function spacing(x: number): number {
  if (!Number.isFinite(x)) return NaN;
  const size = Math.abs(x);
  bits.setFloat64(0, size);
  bits.setBigUint64(0, bits.getBigUint64(0) + 1n);
  return bits.getFloat64(0) - size;
}

export function switchStops(evaluate: Switches, begin: number, end: number): Stop[] {
  const times = grid(evaluate, begin, end);
  const values = times.map(evaluate);
  const stops: Stop[] = [];
  if (values[0].some((v) => v === 0)) {
    // the run begins in the very instant
    stops.push([begin, begin + ROUNDING * spacing(begin + 1e-6 * (end - begin))]);
  }
  for (let k = 0; k + 1 < times.length; k++) {
    values[k].forEach((value, j) => {
      if (value > 0 !== values[k + 1][j] > 0) stops.push(located((t) => evaluate(t)[j], times[k], times[k + 1]));
    });
  }
  return stops;
}

// The stops of smooth functions of time, known by samples alone.
export function sampledStops(evaluate: Switches, begin: number, end: number): Stop[] {
  const step = (end - begin) / (SAMPLES - 1);
  const times = Array.from({ length: SAMPLES }, (_, k) => (k === SAMPLES - 1 ? end : begin + k * step));
  const rows = times.map(evaluate);
  const soft = new Set<number>();
  rows[0].forEach((_, j) => {
    const values = rows.map((row) => row[j]);
    const range = Math.max(...values) - Math.min(...values);
    if (values.every(Number.isFinite) && range > 0) stretches(times, values, FOLLOWED * range).forEach((k) => soft.add(k));
  });
  return [...soft].map((k) => [times[k], times[k]] as Stop);
}

// Indices that part the samples into stretches which one polynomial fits, as long as doubling finds.
function stretches(times: number[], values: number[], tolerance: number): number[] {
  const last = times.length - 1;
  const found: number[] = [];
  let first = 0;
  while (last - first > SHORTEST) {
    let length = SHORTEST;
    while (first + length < last && fits(times, values, first, Math.min(first + 2 * length, last), tolerance)) length *= 2;
    first += length;
    if (first < last) found.push(first);
  }
  return found;
}

// Whether a sum of Chebyshev's polynomials up to DEGREE is that close by least squares.
function fits(times: number[], values: number[], first: number, last: number, tolerance: number): boolean {
  const n = last - first + 1;
  const basis = matrix(n, DEGREE + 1);
  for (let i = 0; i < n; i++) {
    const s = (2 * (times[first + i] - times[first])) / (times[last] - times[first]) - 1;
    for (let k = 0; k <= DEGREE; k++) {
      const before = (back: number) => basis.data[i + n * (k - back)];
      basis.data[i + n * k] = k === 0 ? 1 : k === 1 ? s : 2 * s * before(1) - before(2);
    }
  }
  const wanted = values.slice(first, last + 1);
  const found = product(basis, pseudoSolve(basis, wanted, 1e-15));
  return wanted.every((v, i) => Math.abs(found[i] - v) <= tolerance);
}

// Instants so close that every function is nearly straight between three of them, or as close as it gets.
function grid(evaluate: Switches, begin: number, end: number): number[] {
  const count = 4 * PIECES;
  let times = Array.from({ length: count + 1 }, (_, k) => begin + (k * (end - begin)) / count);
  times[count] = end;
  for (let level = 0; level < LEVELS; level++) {
    const wanted = coarse(times.map(evaluate));
    if (!wanted.some(Boolean) || times.length > MOST) break;
    const middles = times.slice(0, -1).map((t, k) => (wanted[k] ? [t, (t + times[k + 1]) / 2] : [t]));
    times = [...middles.flat(), times[times.length - 1]];
  }
  return times;
}

// Which intervals are to be halved.
function coarse(values: Float64Array[]): boolean[] {
  const n = values.length;
  const size = values[0].map((_, j) => values.reduce((a, v) => Math.max(a, Math.abs(v[j])), 0) + 2.2250738585072014e-308);
  const wanted = new Array<boolean>(n - 1).fill(false);
  for (let k = 0; k + 2 < n; k++) {
    const bent = values[k + 1].some((v, j) => {
      const middle = Math.abs(v - (values[k][j] + values[k + 2][j]) / 2);
      const near = Math.min(Math.abs(values[k][j]), Math.abs(v), Math.abs(values[k + 2][j]));
      return middle > 0.02 * size[j] && near < 4 * middle;
    });
    if (bent) wanted[k] = wanted[k + 1] = true;
  }
  return wanted;
}

function located(evaluate: (t: number) => number, from: number, to: number): Stop {
  let [low, high] = [from, to];
  const above = evaluate(low) > 0;
  for (let k = 0; k < 80; k++) {
    const middle = low + (high - low) / 2;
    if (evaluate(middle) > 0 === above) low = middle;
    else high = middle;
  }
  const gap = ROUNDING * spacing(Math.max(Math.abs(low), Math.abs(high)));
  return [low - gap, high + gap];
}

// All stops inside a span, in order, one for each instant.
export function mergedStops(stops: Stop[], begin: number, end: number): Stop[] {
  const inside = stops.filter((s) => s[1] > begin && s[1] < end);
  inside.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const kept: Stop[] = [];
  for (const stop of inside) {
    const last = kept[kept.length - 1];
    if (last && stop[0] <= last[1]) last[1] = Math.max(stop[1], last[1]);
    else kept.push([stop[0], stop[1]]);
  }
  return kept;
}
