// Small dense matrices by columns, as the module has them, and what Newton's method needs of them.

export interface Matrix {
  rows: number;
  columns: number;
  data: Float64Array; // by columns
}

export function matrix(rows: number, columns: number, data?: ArrayLike<number>): Matrix {
  const found = new Float64Array(rows * columns);
  if (data) found.set(data);
  return { rows, columns, data: found };
}

export function at(A: Matrix, i: number, j: number): number {
  return A.data[i + A.rows * j];
}

export function times(A: Matrix, x: ArrayLike<number>): Float64Array {
  const y = new Float64Array(A.rows);
  for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) y[i] += A.data[i + A.rows * j] * x[j];
  return y;
}

export function transposed(A: Matrix): Matrix {
  const T = matrix(A.columns, A.rows);
  for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) T.data[j + T.rows * i] = at(A, i, j);
  return T;
}

// The columns of A with these numbers, each multiplied by its weight.
export function columnsOf(A: Matrix, which: number[], weight?: ArrayLike<number>): Matrix {
  const B = matrix(A.rows, which.length);
  which.forEach((j, k) => {
    for (let i = 0; i < A.rows; i++) B.data[i + A.rows * k] = at(A, i, j) * (weight ? weight[k] : 1);
  });
  return B;
}

export interface Decomposition {
  U: Matrix; // (rows, columns); columns of zero singular values are zero
  values: Float64Array; // not sorted
  V: Matrix; // (columns, columns)
}

const SWEEPS = 60;
const ORTHOGONAL = 1e-15;

// A = U diag(values) V^T by one-sided Jacobi rotations (Hestenes): columns of A are turned until they are orthogonal.
export function decompose(A: Matrix): Decomposition {
  const { rows: m, columns: n } = A;
  const W = Float64Array.from(A.data);
  const V = matrix(n, n);
  for (let j = 0; j < n; j++) V.data[j + n * j] = 1;
  let turned = true;
  for (let sweep = 0; sweep < SWEEPS && turned; sweep++) {
    turned = false;
    for (let p = 0; p < n - 1; p++) {
      for (let q = p + 1; q < n; q++) {
        let a = 0;
        let b = 0;
        let c = 0;
        for (let i = 0; i < m; i++) {
          const x = W[i + m * p];
          const y = W[i + m * q];
          a += x * x;
          b += y * y;
          c += x * y;
        }
        if (c === 0 || Math.abs(c) <= ORTHOGONAL * Math.sqrt(a * b)) continue;
        turned = true;
        const zeta = (b - a) / (2 * c);
        const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.hypot(1, zeta));
        const cosine = 1 / Math.hypot(1, t);
        rotate(W, m, p, q, cosine, cosine * t);
        rotate(V.data, n, p, q, cosine, cosine * t);
      }
    }
  }
  const values = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    let square = 0;
    for (let i = 0; i < m; i++) square += W[i + m * j] ** 2;
    values[j] = Math.sqrt(square);
    for (let i = 0; i < m; i++) W[i + m * j] = values[j] > 0 ? W[i + m * j] / values[j] : 0;
  }
  return { U: { rows: m, columns: n, data: W }, values, V };
}

function rotate(A: Float64Array, m: number, p: number, q: number, cosine: number, sine: number): void {
  for (let i = 0; i < m; i++) {
    const x = A[i + m * p];
    const y = A[i + m * q];
    A[i + m * p] = cosine * x - sine * y;
    A[i + m * q] = sine * x + cosine * y;
  }
}

// The pseudo-inverse of A applied to b; singular values up to `cutoff` of the largest are left out.
export function pseudoSolve(A: Matrix, b: ArrayLike<number>, cutoff: number): Float64Array {
  const wide = A.columns > A.rows;
  const { U, values, V } = decompose(wide ? transposed(A) : A);
  const [left, right] = wide ? [V, U] : [U, V]; // A = left diag right^T
  const largest = values.reduce((a, s) => Math.max(a, s), 0);
  const x = new Float64Array(A.columns);
  values.forEach((s, k) => {
    if (!(s > cutoff * largest)) return;
    let part = 0;
    for (let i = 0; i < A.rows; i++) part += at(left, i, k) * b[i];
    for (let j = 0; j < A.columns; j++) x[j] += (at(right, j, k) * part) / s;
  });
  return x;
}

// Singular values of A, the largest first, as many as its smaller side.
export function singularValues(A: Matrix): Float64Array {
  const { values } = decompose(A.columns > A.rows ? transposed(A) : A);
  return values.sort().reverse();
}

// An orthonormal basis of what A takes to zero, as columns.
export function nullSpace(A: Matrix, cutoff: number): Matrix {
  const { values, V } = decompose(A);
  const largest = values.reduce((a, s) => Math.max(a, s), 0);
  const free = [...values.keys()].filter((k) => !(values[k] > cutoff * largest));
  return columnsOf(V, free);
}
