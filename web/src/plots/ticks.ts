// Ticks and ranges of an axis, also of one that hardly changes: 1 + 1e-9 sin t has its own.

/** Of the size of a series: what changes by less is constant, and its noise is not drawn. */
const ROUNDING = 1e-12;

/** A range that holds all values with a little room, never empty. */
export function paddedRange(low: number, high: number): [number, number] {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return [-1, 1];
  const size = Math.max(Math.abs(low), Math.abs(high));
  const span = high - low;
  if (span <= ROUNDING * size || span === 0) {
    const room = size > 0 ? 1e-3 * size : 1;
    return [low - room, high + room];
  }
  return [low - 0.07 * span, high + 0.07 * span];
}

/** Round numbers between two values, about so many. */
export function ticks(low: number, high: number, about: number): number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const raw = span / Math.max(about, 1);
  const unit = 10 ** Math.floor(Math.log10(raw));
  const part = raw / unit;
  const step = (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10) * unit;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // the values of ticks cannot be told apart below rounding of their size: then the ends alone
  if (step <= 2e-15 * Math.max(Math.abs(low), Math.abs(high)) || last - first > 50) return [low, high];
  const found: number[] = [];
  for (let i = first; i <= last; i++) found.push(i * step);
  return found;
}

/** The ticks as text: as many decimals as their distance needs, one exponent for all. */
export function tickTexts(values: number[]): string[] {
  const size = Math.max(...values.map(Math.abs), 0);
  const step = values.length > 1 ? Math.abs(values[1] - values[0]) : size || 1;
  if (size === 0) return values.map(() => "0");
  const exponent = Math.floor(Math.log10(size) + 1e-9);
  const scaled = exponent < -3 || exponent > 4;
  const unit = scaled ? 10 ** exponent : 1;
  const decimals = Math.min(12, Math.max(0, -Math.floor(Math.log10(step / unit) + 1e-6)));
  const text = (v: number) => (v === 0 ? "0" : (v / unit).toFixed(decimals) + (scaled ? `e${exponent}` : ""));
  return values.map((v) => text(v).replace(/-/g, "\u2212"));
}

/** The last tick with the unit of its axis. */
export function withUnit(texts: string[], unit: string): string[] {
  return unit ? texts.map((text, i) => (i === texts.length - 1 ? `${text} ${unit}` : text)) : texts;
}

/** What a series is drawn relative to: its first value where it hardly changes against its size, else nothing. */
export function reference(low: number, high: number, first: number): number {
  const size = Math.max(Math.abs(low), Math.abs(high));
  const change = size > 0 ? (high - low) / size : 0;
  return change < 1e-5 && change > ROUNDING ? first : 0;
}
