// The functions of the C library that a module may import. Those of the browser where it has them.

// x - n y with n the nearest whole number to x / y, the even one of two.
function remainder(x: number, y: number): number {
  if (!Number.isFinite(x) || Number.isNaN(y) || y === 0) return NaN;
  if (!Number.isFinite(y)) return x;
  const size = Math.abs(y);
  let r = Math.abs(x) % (2 * size);
  if (2 * size === Infinity) r = Math.abs(x) % size;
  if (r + r > size) {
    r -= size;
    if (r + r >= size) r -= size;
  }
  return x < 0 || Object.is(x, -0) ? -r : r;
}

// 2 / sqrt(pi) times the integral of exp(-s^2): a series near zero, a continued fraction far out.
function erf(x: number): number {
  const a = Math.abs(x);
  if (Number.isNaN(a)) return a;
  if (a > 6) return Math.sign(x);
  if (a < 2.5) {
    // erf x = 2/sqrt(pi) exp(-x^2) sum 2^n x^(2n+1) / (2n+1)!!: no cancellation
    let term = x;
    let sum = x;
    for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
  }
  // erfc a = exp(-a^2)/sqrt(pi) / (a + (1/2)/(a + 1/(a + (3/2)/(a + ...))))
  let fraction = a;
  for (let k = 120; k > 0; k--) fraction = a + k / 2 / fraction;
  return Math.sign(x) * (1 - Math.exp(-a * a) / Math.sqrt(Math.PI) / fraction);
}

// As C has them: the other argument where one is not a number.
function least(a: number, b: number): number {
  return a < b || b !== b ? a : b;
}

function largest(a: number, b: number): number {
  return a > b || b !== b ? a : b;
}

export const MATHEMATICS: { [name: string]: (a: number, b: number) => number } = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  exp: Math.exp,
  log: Math.log,
  expm1: Math.expm1,
  log1p: Math.log1p,
  pow: (a, b) => (a === 1 || b === 0 ? 1 : Math.pow(a, b)),
  atan2: Math.atan2,
  hypot: Math.hypot,
  fmod: (a, b) => a % b,
  fmin: least,
  fmax: largest,
  erf,
  remainder,
};
