// A small moving picture of a system, drawn from a few recorded frames; it moves while it is seen.
import { colour, el } from "../dom/element";
import type { Stroke, Thumbnail } from "./types";

const [WIDTH, HEIGHT] = [208, 124];
const PACE = 90; // milliseconds a frame
const COLOURS = ["accent", "bad", "good", "muted", "ink", "accent"];

export class Picture {
  readonly element = el("canvas", { width: 2 * WIDTH, height: 2 * HEIGHT, class: "thumbnail", "aria-hidden": "true" });
  private seen = false;

  constructor(
    private readonly thumbnail: Thumbnail | null,
    private readonly offset: number,
  ) {
    if (!thumbnail) return;
    new IntersectionObserver((entries) => {
      this.seen = entries[entries.length - 1].isIntersecting;
    }).observe(this.element);
  }

  draw(now: number): void {
    const { thumbnail } = this;
    const context = this.element.getContext("2d");
    if (!thumbnail || !context || !this.seen) return;
    const frame = thumbnail.frames[(Math.floor(now / PACE) + this.offset) % thumbnail.frames.length];
    context.setTransform(2 * HEIGHT, 0, 0, -2 * HEIGHT, WIDTH - HEIGHT, 2 * HEIGHT);
    context.clearRect(-2, -2, 6, 6);
    context.lineCap = context.lineJoin = "round";
    for (const stroke of thumbnail.still) paint(context, stroke, colour("muted"), 0.008);
    for (const stroke of frame) paint(context, stroke, colour(COLOURS[(stroke.c ?? 0) % COLOURS.length]), 0.02);
  }
}

function paint(context: CanvasRenderingContext2D, stroke: Stroke, ink: string, width: number): void {
  context.strokeStyle = context.fillStyle = ink;
  context.lineWidth = width;
  context.beginPath();
  if (stroke.kind === "dot" && stroke.at) {
    context.arc(stroke.at[0], stroke.at[1], stroke.r ?? 0.02, 0, 2 * Math.PI);
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
    requestAnimationFrame(frame);
  }

  stop(): void {
    this.running = false;
  }
}
