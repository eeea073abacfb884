// Whether a run gets anywhere: src/appell/simulate/stall.py.

class Window {
  private steps = 0;
  private refused = 0;
  private time = NaN;

  constructor(
    private readonly length: number,
    private readonly refusedPart: number,
    private readonly most: number,
  ) {}

  isHopeless(steps: number, refused: number, time: number, end: number): boolean {
    if (Number.isNaN(this.time)) this.time = time;
    const taken = steps - this.steps;
    if (taken < this.length) return false;
    const gained = Math.abs(time - this.time);
    const slow = Math.abs(end - time) * taken > this.most * gained;
    const many = refused - this.refused >= this.refusedPart * taken;
    [this.steps, this.refused, this.time] = [steps, refused, time];
    return slow && many;
  }
}

export class Pace {
  private readonly windows = [new Window(5_000, 1 / 3, 1e6), new Window(100_000, 0, 1e7)];

  stalls(steps: number, refused: number, time: number, end: number): boolean {
    return this.windows.map((w) => w.isHopeless(steps, refused, time, end)).some(Boolean);
  }
}
