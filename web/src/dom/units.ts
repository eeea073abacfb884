// Units as they are read: kg m^2 is kg m².

const RAISED: Record<string, string> = { "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "-": "⁻" };

/** A unit with its exponents raised and products set apart by a thin space. */
export function unitText(unit: string): string {
  return unit.replace(/(\^|\*\*)(-?\d)/g, (_, __, power: string) => [...power].map((c) => RAISED[c] ?? c).join("")).replace(/[ *]+/g, "\u2009");
}
