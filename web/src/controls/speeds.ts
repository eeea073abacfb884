// Factors between the time of the motion and that on the screen: 1, 2 and 5 times powers of ten.

/** Some steps to both sides of a factor, and real time. */
export function speedsAround(usual: number): number[] {
  const found = new Set<number>([1, usual]);
  for (let i = -4; i <= 4; i++) found.add(stepped(usual, i));
  return [...found].sort((a, b) => a - b);
}

/** So many steps above a factor. */
export function stepped(factor: number, steps: number): number {
  const parts = [1, 2, 5];
  const place = Math.round(3 * Math.log10(factor)) + steps;
  return Number((parts[((place % 3) + 3) % 3] * 10 ** Math.floor(place / 3)).toPrecision(3));
}

/** "slowed 200 times" of 0.005, "5 times as fast" of 5. */
export function speedWords(factor: number): string {
  if (factor === 1) return "real time";
  return factor < 1 ? `slowed ${Number((1 / factor).toPrecision(3))} times` : `${factor} times as fast`;
}
