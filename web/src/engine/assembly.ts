// A start completed so that every constraint holds: src/appell/simulate/assembly.py on the functions of the module.

import type { Interface } from "./interface";
import { complete, InconsistentStart, type Level } from "./least_norm";
import { matrix, singularValues, type Matrix } from "./matrix";
import type { Module } from "./module";

const WEIGHTLESS = 1e-8; // the weight of coordinates that follow from the others
const SINGULAR = 1e12; // coordinate rates of unit speeds above this count as infinite
const MASSLESS_CUTOFF = 1e-13;
const KEPT = 1e-9; // what a row in integrals alone may be off at the start

export interface Known {
  coordinates: Map<number, number>;
  speeds: Map<number, number>;
  rates: Map<number, number>;
  auxiliaries: Map<number, number>;
}

export type Start = { [name: string]: number };

// What was given by coordinate, speed, rate of a coordinate and auxiliary state; a coordinate's name comes first.
export function known(face: Interface, start: Start): Known {
  const places = new Map<string, [keyof Known, number]>();
  face.auxiliaries.forEach((name, i) => places.set(name, ["auxiliaries", i]));
  face.coordinates.forEach((name, i) => places.set(`${name}'`, ["rates", i]));
  face.speeds.forEach((name, i) => places.set(name, ["speeds", i]));
  face.coordinates.forEach((name, i) => places.set(name, ["coordinates", i]));
  const found: Known = { coordinates: new Map(), speeds: new Map(), rates: new Map(), auxiliaries: new Map() };
  for (const [name, value] of Object.entries(start)) {
    const place = places.get(name);
    if (!place) throw new InconsistentStart(`the start names '${name}', which is not a coordinate or speed.`);
    if (!Number.isFinite(value)) throw new InconsistentStart(`the start gives '${name}' no finite value.`);
    found[place[0]].set(place[1], value);
  }
  return found;
}

// The functions of a module at one time and one set of parameters, called with a state.
export class Blocks {
  private readonly x: number;
  private readonly out: number;

  constructor(
    private readonly module: Module,
    private readonly parameters: number,
    private readonly time: number,
  ) {
    this.x = module.doubles(module.face.sizes.states);
    this.out = module.doubles(largestBlock(module.face));
  }

  // The column of a function at x (entries left out are zero); empty where the model has no such function.
  column(name: string, size: number, ...x: ArrayLike<number>[]): Float64Array {
    if (!this.module.has(name)) return new Float64Array(0);
    const state = this.module.view(this.x, this.module.face.sizes.states).fill(0);
    let first = 0;
    for (const part of x) {
      state.set(part, first);
      first += part.length;
    }
    this.module.call(name, this.time, this.x, this.parameters, 0, this.out);
    return this.module.copy(this.out, size);
  }

  // Rows and their Jacobian by so many entries.
  rows(name: string, rows: number, columns: number, ...x: ArrayLike<number>[]): { c: Float64Array; J: Matrix } {
    const column = this.column(name, rows * (1 + columns), ...x);
    if (!column.length) return { c: new Float64Array(0), J: matrix(0, columns) };
    return { c: column.slice(0, rows), J: matrix(rows, columns, column.subarray(rows)) };
  }
}

function largestBlock(face: Interface): number {
  const { states: x, coordinates: q, speeds: u, rows: m } = face.sizes;
  return (x + 2 * m + q + face.coordinates.length + 64) * (x + u + face.speeds.length + 64);
}

// The state of the program from what is known, with the auxiliary states at their start.
// ``near``: values by name that the rest should depart from as little as possible, in place of zero.
export function startState(module: Module, blocks: Blocks, start: Start, near: Start, time: number): Float64Array {
  const face = module.face;
  const given = known(face, start);
  const shown = known(face, near);
  if (face.is_higher) return higherState(face, blocks, given, shown);
  rememberIntegrals(face, blocks, given, time);
  const weights = startWeights(face, blocks);
  const q = complete(inCoordinates(face, blocks, given, shown, weights), "coordinates", face.start.trials);
  const u = complete(inSpeeds(face, blocks, given, shown, q, weights), "speeds", face.start.trials);
  requireRegular(face, blocks, q, u);
  const s = blocks.column("start_auxiliaries", face.sizes.auxiliaries, q, u);
  given.auxiliaries.forEach((value, i) => (s[i] = value));
  return Float64Array.from([...q, ...u, ...s]);
}

// A value for every state of first order: an integral is zero where it begins, a state variable has its own start.
// A row in integrals alone must hold from there on.
function rememberIntegrals(face: Interface, blocks: Blocks, given: Known, time: number): void {
  for (const { place, name, start, value } of face.start.integrals!) {
    if (given.coordinates.has(place)) continue;
    if (start !== null && start !== time)
      throw new InconsistentStart(`the integral '${name}' counts from t = ${start}: give its value.`);
    given.coordinates.set(place, value);
  }
  const q = new Float64Array(face.sizes.coordinates);
  given.coordinates.forEach((value, i) => (q[i] = value));
  const names = face.start.integral_rows!;
  blocks.column("start_integrals", names.length, q).forEach((off, i) => {
    if (Math.abs(off) > KEPT) throw new InconsistentStart(`the constraint '${names[i]}' is off by ${off} at the start.`);
  });
}

// The inertia met by each coordinate rate and each speed, at one point, as weights of the smallest completion.
function startWeights(face: Interface, blocks: Blocks): () => [Float64Array, Float64Array] {
  let found: [Float64Array, Float64Array] | null = null;
  return () => {
    if (found) return found;
    const { coordinates, speeds } = face.sizes;
    const both = blocks.column("start_weights", coordinates + speeds, face.start.weights_at!);
    const rates = positive(both.slice(0, coordinates));
    face.start.implied!.forEach((i) => (rates[i] *= WEIGHTLESS));
    return (found = [rates, positive(both.slice(coordinates))]);
  };
}

function positive(weights: Float64Array): Float64Array {
  const usable = [...weights].filter((w) => Number.isFinite(w) && w > 0).sort((a, b) => a - b);
  const n = usable.length;
  const typical = n ? (usable[(n - 1) >> 1] + usable[n >> 1]) / 2 : 1;
  return weights.map((w) => (Number.isFinite(w) && w > 0 ? w : typical));
}

type Weights = () => [Float64Array, Float64Array];

// Values at their places among so many, the others as they were.
function placed(values: Map<number, number>, begin: Float64Array): Float64Array {
  const found = begin.slice();
  values.forEach((value, i) => (found[i] = value));
  return found;
}

function inCoordinates(face: Interface, blocks: Blocks, given: Known, shown: Known, weights: Weights): Level {
  const names = face.start.position!;
  const facing = face.start.facing!;
  const size = face.sizes.coordinates;
  const every = facing.length + face.start.outward!;
  const conditions = (q: Float64Array) => blocks.column("start_facing", every, q);
  return {
    names,
    evaluate: (q) => blocks.rows("start_position", names.length, size, q),
    known: given.coordinates,
    size,
    weights: () => weights()[0],
    home: placed(shown.coordinates, Float64Array.from(face.start.home!)),
    near: placed(shown.coordinates, new Float64Array(size)),
    // joints of a loop that are not turned over, surfaces that meet from outside
    accepts: (q) => conditions(q).every((v, i) => (i < facing.length ? !(v < 0) : v > 0)),
    objection: (q) => {
      const values = conditions(q);
      const turned = facing.filter((_, i) => values[i] < 0).map((name) => `'${name}'`);
      if (!turned.length) return "two surfaces meet from inside: begin with the bodies apart";
      return `it closes ${turned.join(" and ")} with the axes of both sides opposite to each other`;
    },
  };
}

function inSpeeds(
  face: Interface,
  blocks: Blocks,
  given: Known,
  shown: Known,
  q: Float64Array,
  weights: Weights,
): Level {
  const n = face.sizes.speeds;
  const names = face.start.velocity!;
  const rates = [...given.rates.keys()];
  return {
    names: [...names, ...rates.map((i) => `${face.coordinates[i]}' as given`)],
    evaluate: (u) => {
      const held = blocks.rows("start_velocity", names.length, n, q, u);
      if (!rates.length) return held;
      const { c, J } = blocks.rows("start_rates", face.sizes.coordinates, n, q, u);
      return stacked(held, rates, c, J, rates.map((i) => given.rates.get(i)!));
    },
    known: given.speeds,
    size: n,
    weights: () => weights()[1],
    home: placed(shown.speeds, new Float64Array(n)),
    near: placed(shown.speeds, new Float64Array(n)),
    accepts: () => true,
    objection: () => "they are not the ones that are meant",
  };
}

// Rows, and below them some entries of c less their values, with their Jacobians.
function stacked(
  held: { c: Float64Array; J: Matrix },
  which: number[],
  c: Float64Array,
  J: Matrix,
  values: number[],
): { c: Float64Array; J: Matrix } {
  const m = held.c.length;
  const whole = matrix(m + which.length, J.columns);
  for (let j = 0; j < J.columns; j++) {
    for (let i = 0; i < m; i++) whole.data[i + whole.rows * j] = held.J.data[i + m * j];
    which.forEach((i, k) => (whole.data[m + k + whole.rows * j] = J.data[i + J.rows * j]));
  }
  return { c: Float64Array.from([...held.c, ...which.map((i, k) => c[i] - values[k])]), J: whole };
}

// Refuse a start where speeds do not determine rates, or momenta (where there are any) the speeds.
function requireRegular(face: Interface, blocks: Blocks, q: Float64Array, u: Float64Array): void {
  const n = face.sizes.speeds;
  const { J } = blocks.rows("start_rates", face.sizes.coordinates, n, q, u);
  if (!J.data.every((v) => Math.abs(v) <= SINGULAR)) {
    throw new InconsistentStart("the speeds do not determine the coordinate rates at the start: begin elsewhere.");
  }
  const inertia = blocks.column("start_inertia", n * n, q, u);
  if (!inertia.length) return;
  const least = MASSLESS_CUTOFF * inertia.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
  if (singularValues(matrix(n, n, inertia)).some((s) => !(s > least))) {
    throw new InconsistentStart("the momenta do not determine the velocities at the start: something has no mass.");
  }
}

// The states of a system of higher order: what is given, the rest the smallest that its invariants allow.
function higherState(face: Interface, blocks: Blocks, given: Known, shown: Known): Float64Array {
  const names = face.auxiliaries;
  const place = new Map(names.map((name, i) => [name, i]));
  const fixed = new Map<number, number>();
  for (const [name, value] of Object.entries(face.start.given!)) if (place.has(name)) fixed.set(place.get(name)!, value);
  given.coordinates.forEach((value, i) => fixed.set(place.get(face.coordinates[i])!, value));
  given.rates.forEach((value, i) => fixed.set(place.get(`${face.coordinates[i]}'`)!, value));
  given.auxiliaries.forEach((value, i) => fixed.set(i, value));
  const near = placed(shown.auxiliaries, new Float64Array(names.length));
  shown.coordinates.forEach((value, i) => (near[place.get(face.coordinates[i])!] = value));
  const chosen = [...given.speeds.keys()];
  const rows = face.start.rows!;
  const size = names.length;
  const level: Level = {
    names: [...rows, ...chosen.map((i) => `${face.speeds[i]} as given`)],
    evaluate: (z) => {
      const held = blocks.rows("start_rows", rows.length, size, z);
      if (!chosen.length) return held;
      const { c, J } = blocks.rows("start_speeds", face.speeds.length, size, z);
      return stacked(held, chosen, c, J, chosen.map((i) => given.speeds.get(i)!));
    },
    known: fixed,
    size,
    weights: () => new Float64Array(size).fill(1),
    home: near,
    near,
    accepts: () => true,
    objection: () => "it is not the one that is meant",
  };
  return complete(level, "values", face.start.trials);
}
