// Numbers as people read them.

/** A number with so many significant digits, without needless zeros: 0.3, 1.2e-5, 12 400. */
export function short(value: number, digits = 4): string {
  if (!Number.isFinite(value)) return "–";
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size < 1e-3 || size >= 1e5) return exponential(value, Math.max(digits - 2, 1));
  return minus(String(Number(value.toPrecision(digits))));
}

/** 3.1e-12, with a real minus sign. */
export function exponential(value: number, digits = 1): string {
  return minus(value.toExponential(digits).replace("e+", "e").replace(/\.0+e/, "e"));
}

/** A fixed number of significant digits, for a number that changes in place. */
export function steady(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-3 || size >= 1e5)) return exponential(value, 2);
  const decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : size >= 1 ? 3 : 4;
  return minus(value.toFixed(decimals));
}

const minus = (text: string) => text.replace(/-/g, "\u2212");
