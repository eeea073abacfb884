// The usual length of each row in the metric, and of each speed, from the start: src/appell/simulate/prepare.py.

import type { Blocks } from "./assembly";
import { at, matrix, nullSpace, pseudoSolve, singularValues, times, type Matrix } from "./matrix";
import type { Module } from "./module";
import type { RunStruct } from "./run_struct";

const RANK = 1e-8;
const NEARBY = 1e-3;
const NEIGHBOUR_CUTOFF = 1e-3;
const NEIGHBOURS = 3;

export interface Scales {
  rowScale: Float64Array;
  speedScale: Float64Array;
  rankBound: number;
}

export function startScales(module: Module, run: RunStruct, blocks: Blocks, x: Float64Array, time: number): Scales {
  const { rows, speeds } = module.face.sizes;
  if (!rows) return { rowScale: new Float64Array(0), speedScale: new Float64Array(speeds).fill(1), rankBound: 0 };
  if (!module.face.contradiction) {
    const [rowScale, speedScale] = [module.doubles(rows), module.doubles(speeds)];
    const state = module.put(x);
    if (module.call("scales", run.address, time, state, rowScale, speedScale)) {
      return { rowScale: module.copy(rowScale, rows), speedScale: module.copy(speedScale, speeds), rankBound: 0 };
    }
  }
  return new Redundant(module, blocks).scales(x);
}

// Where M is singular or rows repeat each other.
class Redundant {
  constructor(
    private readonly module: Module,
    private readonly blocks: Blocks,
  ) {}

  private get sizes() {
    return this.module.face.sizes;
  }

  scales(x: Float64Array): Scales {
    const A = this.rows(x);
    const metric = this.metric(x);
    const usual = this.usual(metric);
    const lengths = this.lengths(this.rowsOfTheModel(A, x), metric);
    return {
      rowScale: lengths.map((v) => (Number.isFinite(v) ? v : 0)),
      speedScale: usual.map((v) => 1 / Math.sqrt(v)),
      rankBound: this.rankWhereRowsHold(x, rankOf(A, usual)),
    };
  }

  private rows(x: Float64Array): Matrix {
    const { coordinates: q, speeds: n, rows: m } = this.sizes;
    const first = q + n * n + n;
    return matrix(m, n, this.blocks.column("dynamics", first + m * n, x).subarray(first));
  }

  // The metric of projection; M itself where nothing is projected.
  private metric(x: Float64Array): Matrix {
    const { coordinates: q, speeds: n } = this.sizes;
    if (this.module.has("metric")) return matrix(n, n, this.blocks.column("metric", n * n, x));
    return matrix(n, n, this.blocks.column("dynamics", q + n * n, x).subarray(q));
  }

  private usual(metric: Matrix): Float64Array {
    return Float64Array.from({ length: metric.rows }, (_, i) => (at(metric, i, i) > 0 ? at(metric, i, i) : 1));
  }

  // A, of rows in velocities as the model has them: a principle may take a part of them only (Dead).
  private rowsOfTheModel(A: Matrix, x: Float64Array): Matrix {
    const { velocity_rows: mv, speeds: n } = this.sizes;
    if (!this.module.face.contradiction || !mv) return A;
    const { J } = this.blocks.rows("velocity", mv, n, x);
    const held = matrix(A.rows, A.columns, A.data);
    this.module.face.velocity_places.forEach((i, k) => {
      for (let j = 0; j < n; j++) held.data[i + held.rows * j] = at(J, k, j);
    });
    return held;
  }

  // sqrt(a M^-1 a) of every row; of least norm where M is singular.
  private lengths(A: Matrix, metric: Matrix): Float64Array {
    const found = new Float64Array(A.rows);
    for (let i = 0; i < A.rows; i++) {
      const a = Float64Array.from({ length: A.columns }, (_, j) => at(A, i, j));
      const raised = pseudoSolve(metric, a, 1e-15);
      found[i] = Math.sqrt(Math.max(a.reduce((sum, v, j) => sum + v * raised[j], 0), 0));
    }
    return found;
  }

  // The largest rank of the rows here and at states nearby that satisfy them; 0 where others nearby have no more.
  private rankWhereRowsHold(x: Float64Array, here: number): number {
    if (here === this.sizes.rows || this.module.face.is_higher) return 0;
    const directions = this.module.face.start.neighbours;
    const anywhere = this.rank(x.map((v, i) => v + NEARBY * directions[0][i]));
    let rank = here;
    for (let k = 1; k <= NEIGHBOURS; k++) {
      if (rank >= anywhere) return 0;
      rank = Math.max(rank, this.rank(this.neighbour(x, directions[k])));
    }
    return rank < anywhere ? rank : 0;
  }

  private rank(x: Float64Array): number {
    return rankOf(this.rows(x), this.usual(this.metric(x)));
  }

  // A state a little further on along the position rows, by Newton's method with directions of some length.
  private neighbour(start: Float64Array, direction: number[]): Float64Array {
    const { coordinates: q, speeds: n, position_rows: m, norm_rows: k } = this.sizes;
    const x = start.slice();
    for (let iteration = 0; iteration < 9; iteration++) {
      if (k) {
        const { c, J } = this.blocks.rows("norms", k, q, x);
        pseudoSolve(J, c, NEIGHBOUR_CUTOFF).forEach((step, i) => (x[i] -= step));
      }
      if (!m) break;
      const column = this.blocks.column("position", m + m * n + q * n, x);
      const J = matrix(m, n, column.subarray(m, m + m * n));
      const step = pseudoSolve(J, column.slice(0, m), NEIGHBOUR_CUTOFF).map((v) => -v);
      if (iteration === 0) {
        const free = nullSpace(J, NEIGHBOUR_CUTOFF);
        times(free, direction.slice(0, free.columns)).forEach((v, i) => (step[i] += NEARBY * v));
      }
      times(matrix(q, n, column.subarray(m + m * n)), step).forEach((v, i) => (x[i] += v));
    }
    return x;
  }
}

// The rank of rows scaled to unit length in the diagonal of the metric.
function rankOf(A: Matrix, usual: Float64Array): number {
  const scaled = matrix(A.rows, A.columns);
  for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) scaled.data[i + A.rows * j] = at(A, i, j) / Math.sqrt(usual[j]);
  const lengths = Float64Array.from({ length: A.rows }, (_, i) => {
    let square = 0;
    for (let j = 0; j < A.columns; j++) square += at(scaled, i, j) ** 2;
    return Math.sqrt(square);
  });
  const least = RANK * lengths.reduce((a, v) => Math.max(a, v), 0);
  for (let j = 0; j < A.columns; j++) {
    for (let i = 0; i < A.rows; i++) scaled.data[i + A.rows * j] *= lengths[i] > least ? 1 / lengths[i] : 0;
  }
  return singularValues(scaled).filter((s) => s > RANK).length;
}
