// The time of the page: plays, pauses, loops, is set by whoever has a cursor.

export class Clock {
  time: number;
  playing = false;
  speed = 1;
  /** Within a frame of the browser: what is drawn now is seen at once. */
  inFrame = false;
  private last = 0;
  private readonly heard: ((t: number) => void)[] = [];
  private readonly told: (() => void)[] = [];

  constructor(
    public begin: number,
    public end: number,
  ) {
    this.time = begin;
  }

  /** Called with every new time. */
  onTime(listener: (t: number) => void): void {
    this.heard.push(listener);
  }

  /** Called when it starts, stops or changes its speed. */
  onState(listener: () => void): void {
    this.told.push(listener);
  }

  seek(t: number): void {
    this.time = Math.min(Math.max(t, this.begin), this.end);
    for (const listener of this.heard) listener(this.time);
  }

  play(on: boolean): void {
    if (on && this.time >= this.end) this.time = this.begin;
    const starts = on && !this.playing;
    this.playing = on;
    for (const listener of this.told) listener();
    if (starts) {
      this.last = performance.now();
      requestAnimationFrame(this.frame);
    }
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    for (const listener of this.told) listener();
  }

  private readonly frame = (now: number) => {
    if (!this.playing) return;
    const passed = (Math.min(now - this.last, 100) / 1000) * this.speed;
    this.last = now;
    const t = this.time + Math.max(passed, 0);
    this.inFrame = true;
    this.seek(t >= this.end ? this.begin : t);
    this.inFrame = false;
    requestAnimationFrame(this.frame);
  };
}
