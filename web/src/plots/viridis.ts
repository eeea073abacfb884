// A scale of colours that is even to the eye, and to eyes that see fewer colours.

/** Some colours of matplotlib's viridis (van der Walt and Smith 2015, CC0), evenly apart. */
const STOPS = [
  [68, 1, 84],
  [72, 40, 120],
  [62, 73, 137],
  [49, 104, 142],
  [38, 130, 142],
  [31, 158, 137],
  [53, 183, 121],
  [110, 206, 88],
  [181, 222, 43],
  [253, 231, 37],
];

/** The colour of a part from 0 to 1. */
export function viridis(part: number): string {
  const at = Math.min(Math.max(part, 0), 1) * (STOPS.length - 1);
  const i = Math.min(Math.floor(at), STOPS.length - 2);
  const mixed = STOPS[i].map((low, k) => Math.round(low + (STOPS[i + 1][k] - low) * (at - i)));
  return `rgb(${mixed.join(" ")})`;
}
