// A small moving picture of a system, drawn from a few recorded frames; it moves while it is seen.
import { colour, el } from "../dom/element";
import type { Stroke, Thumbnail } from "./types";

const [WIDTH, HEIGHT] = [208, 124];
const PACE = 130; // milliseconds a frame
const COLOURS = ["muted", "accent", "bad", "good", "ink", "muted"];

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

  /** Draw the frame of a time; without `seen` only where somebody looks. */
  draw(now: number, seen = this.seen): void {
    const { thumbnail } = this;
    const context = this.element.getContext("2d");
    if (!thumbnail || !context || !seen) return;
    const frame = thumbnail.frames[(Math.floor(now / PACE) + this.offset) % thumbnail.frames.length];
    const side = thumbnail.size[0];
    const scale = (2 * HEIGHT) / side;
    context.setTransform(scale, 0, 0, -scale, WIDTH - HEIGHT, 2 * HEIGHT);
    context.clearRect(-2 * side, -2 * side, 6 * side, 6 * side);
    context.lineCap = context.lineJoin = "round";
    for (const stroke of thumbnail.still) paint(context, stroke, side);
    for (const stroke of frame) paint(context, stroke, side);
  }
}

function paint(context: CanvasRenderingContext2D, stroke: Stroke, side: number): void {
  context.strokeStyle = context.fillStyle = colour(COLOURS[stroke.c % COLOURS.length]);
  context.lineWidth = (stroke.kind === "trail" ? 0.006 : 0.012) * side;
  context.globalAlpha = stroke.kind === "trail" ? 0.45 : 1;
  context.beginPath();
  if (stroke.at) {
    context.arc(stroke.at[0], stroke.at[1], stroke.r ?? 5, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  const points = stroke.points ?? [];
  for (let i = 0; i + 1 < points.length; i += 2) context.lineTo(points[i], points[i + 1]);
  if (stroke.kind === "fill") {
    context.closePath();
    context.globalAlpha = 0.28;
    context.fill();
    context.globalAlpha = 1;
  }
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
