// A small moving picture of a system, drawn from a few recorded frames; it moves while it is seen.
import { colour, el } from "../dom/element";
import type { Stroke, Thumbnail } from "./types";

const [WIDTH, HEIGHT] = [208, 124];
const PACE = 90; // milliseconds a frame
const COLOURS = ["accent", "bad", "good", "muted", "ink", "accent"];

export class Picture {
  readonly element = el("canvas", { width: 2 * WIDTH, height: 2 * HEIGHT, class: "thumbnail", "aria-hidden": "true" });
  private seen = false;
  private trails: number[][] = [];

  constructor(
    private readonly thumbnail: Thumbnail | null,
    private readonly offset: number,
  ) {
    if (!thumbnail) return;
    this.trails = trails(thumbnail);
    new IntersectionObserver((entries) => {
      this.seen = entries[entries.length - 1].isIntersecting;
    }).observe(this.element);
  }

  /** Draw the frame of a time; without `seen` only where somebody looks. */
  draw(now: number, seen = this.seen): void {
    const { thumbnail } = this;
    const context = this.element.getContext("2d");
    if (!thumbnail || !context || !seen) return;
    const frame = thumbnail.frames[(Math.floor(now / PACE) + this.offset) % thumbnail.frames.length];
    const { grid } = thumbnail;
    const scale = (2 * HEIGHT) / grid;
    context.setTransform(scale, 0, 0, -scale, WIDTH - HEIGHT, 2 * HEIGHT);
    context.clearRect(-2 * grid, -2 * grid, 6 * grid, 6 * grid);
    context.lineCap = context.lineJoin = "round";
    for (const stroke of thumbnail.still) paint(context, stroke, colour("muted"), 0.008 * grid);
    context.globalAlpha = 0.35;
    for (const points of this.trails) paint(context, { points }, colour("muted"), 0.006 * grid);
    context.globalAlpha = 1;
    for (const stroke of frame) paint(context, stroke, colour(COLOURS[(stroke.c ?? 0) % COLOURS.length]), 0.02 * grid);
  }
}

function paint(context: CanvasRenderingContext2D, stroke: Stroke, ink: string, width: number): void {
  context.strokeStyle = context.fillStyle = ink;
  context.lineWidth = width;
  context.beginPath();
  if (stroke.at) {
    context.arc(stroke.at[0], stroke.at[1], stroke.r ?? 5, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  const points = stroke.points ?? [];
  for (let i = 0; i + 1 < points.length; i += 2) context.lineTo(points[i], points[i + 1]);
  context.stroke();
}

/** Moves pictures together: one loop for all of them. */
export class Projector {
  private running = true;

  constructor(private readonly pictures: Picture[]) {
    const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
    const frame = (now: number) => {
      if (!this.running) return;
      for (const picture of this.pictures) picture.draw(still ? 0 : now);
      window.setTimeout(() => requestAnimationFrame(frame), still ? 500 : PACE / 2);
    };
    for (const picture of pictures) picture.draw(0, true);
    requestAnimationFrame(frame);
  }

  stop(): void {
    this.running = false;
  }
}

/** The way of the middle of every part, through all frames. */
function trails(thumbnail: Thumbnail): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  thumbnail.frames[0].forEach((stroke, i) => {
    if (seen.has(stroke.c ?? 0)) return;
    seen.add(stroke.c ?? 0);
    found.push(thumbnail.frames.flatMap((frame) => middle(frame[i])));
  });
  return found;
}

function middle(stroke: Stroke | undefined): number[] {
  const points = stroke?.at ?? stroke?.points ?? [];
  const count = points.length / 2;
  if (!count) return [];
  const sum = [0, 0];
  points.forEach((value, i) => (sum[i % 2] += value));
  return [sum[0] / count, sum[1] / count];
}
