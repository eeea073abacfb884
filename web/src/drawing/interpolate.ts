// Between the samples of a run.
import type { Floats } from "../document";

export interface Instant {
  index: number;
  next: number;
  part: number;
}

/** The samples around a time and how far between them it is, written to `out`. */
export function instant(time: Floats, t: number, out: Instant = { index: 0, next: 0, part: 0 }): Instant {
  const last = time.length - 1;
  if (last < 1 || t <= time[0]) return put(out, 0, Math.min(1, last), 0);
  if (t >= time[last]) return put(out, last, last, 0);
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (time[middle] <= t) low = middle;
    else high = middle;
  }
  const width = time[high] - time[low];
  return put(out, low, high, width > 0 ? (t - time[low]) / width : 0);
}

function put(out: Instant, index: number, next: number, part: number): Instant {
  out.index = index;
  out.next = next;
  out.part = part;
  return out;
}

/** A scalar between samples. */
export function valueAt(values: Floats, at: Instant): number {
  return values[at.index] + (values[at.next] - values[at.index]) * at.part;
}

/** A vector of three between samples, written to `out`. */
export function vectorAt(values: Floats, at: Instant, out: number[] | Float32Array): void {
  const a = 3 * at.index;
  const b = 3 * at.next;
  for (let k = 0; k < 3; k++) out[k] = values[a + k] + (values[b + k] - values[a + k]) * at.part;
}

/** Position and unit quaternion (w, x, y, z) of a node between samples, written to `out`. */
export function poseAt(poses: Floats, nodes: number, node: number, at: Instant, out: Float32Array): void {
  const a = 7 * (at.index * nodes + node);
  const b = 7 * (at.next * nodes + node);
  for (let k = 0; k < 3; k++) out[k] = poses[a + k] + (poses[b + k] - poses[a + k]) * at.part;
  let dot = 0;
  for (let k = 3; k < 7; k++) dot += poses[a + k] * poses[b + k];
  const sign = dot < 0 ? -1 : 1; // q and -q are one rotation: take the shorter way
  let square = 0;
  for (let k = 3; k < 7; k++) {
    out[k] = poses[a + k] * (1 - at.part) + sign * poses[b + k] * at.part;
    square += out[k] * out[k];
  }
  const scale = square > 0 ? 1 / Math.sqrt(square) : 1;
  for (let k = 3; k < 7; k++) out[k] *= scale;
}
