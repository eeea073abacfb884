// A phase plot: one quantity against another, with a point where the motion is.
import { colour, el } from "../dom/element";
import type { Floats } from "../document";
import { instant, valueAt } from "../drawing/interpolate";
import { paddedRange, tickTexts, ticks } from "./ticks";

export interface Curve {
  time: Floats;
  x: Floats;
  y: Floats;
  colour: string;
  ghost: boolean;
}

const LEFT = 62;
const BOTTOM = 24;
const TOP = 8;
const RIGHT = 12;

export class PhasePlot {
  readonly element: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private curves: Curve[] = [];
  private equal = false;
  private time = 0;
  private still: ImageData | null = null;
  private scale = { x: (v: number) => v, y: (v: number) => v, back: (_x: number, _y: number) => [0, 0] };

  constructor(private readonly seek: (t: number) => void) {
    this.canvas = el("canvas", { role: "img", "aria-label": "phase plot" });
    this.element = el("div", { class: "phase" }, this.canvas);
    new ResizeObserver(() => this.redraw()).observe(this.element);
    this.canvas.addEventListener("pointerdown", (event) => this.nearest(event));
    this.canvas.addEventListener("pointermove", (event) => {
      if (event.buttons) this.nearest(event);
    });
  }

  /** `equal`: one unit is as long on both axes. */
  set(curves: Curve[], equal: boolean): void {
    this.curves = curves;
    this.equal = equal;
    this.redraw();
  }

  setCursor(t: number): void {
    this.time = t;
    this.drawPoint();
  }

  private ranges(width: number, height: number): [[number, number], [number, number]] {
    const of = (pick: (c: Curve) => Floats): [number, number] => {
      let low = Infinity;
      let high = -Infinity;
      for (const curve of this.curves) {
        for (const v of pick(curve)) {
          if (v < low) low = v;
          if (v > high) high = v;
        }
      }
      return paddedRange(low, high);
    };
    const x = of((c) => c.x);
    const y = of((c) => c.y);
    if (this.equal) {
      const unit = Math.max((x[1] - x[0]) / width, (y[1] - y[0]) / height);
      const [cx, cy] = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2];
      return [
        [cx - (unit * width) / 2, cx + (unit * width) / 2],
        [cy - (unit * height) / 2, cy + (unit * height) / 2],
      ];
    }
    return [x, y];
  }

  redraw(): void {
    const { clientWidth: w, clientHeight: h } = this.element;
    const ctx = this.canvas.getContext("2d", { willReadFrequently: true });
    if (!w || !h || !ctx) return;
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.round(w * ratio);
    this.canvas.height = Math.round(h * ratio);
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
    ctx.clearRect(0, 0, w, h);
    this.still = null;
    if (!this.curves.length) return;
    const [width, height] = [w - LEFT - RIGHT, h - TOP - BOTTOM];
    const [rx, ry] = this.ranges(width, height);
    this.scale = {
      x: (v) => LEFT + ((v - rx[0]) / (rx[1] - rx[0])) * width,
      y: (v) => TOP + (1 - (v - ry[0]) / (ry[1] - ry[0])) * height,
      back: (x, y) => [x, y],
    };
    this.axes(ctx, rx, ry, w, h);
    for (const curve of this.curves) this.curve(ctx, curve);
    this.still = ctx.getImageData(0, 0, this.canvas.width, this.canvas.height);
    this.drawPoint();
  }

  private axes(ctx: CanvasRenderingContext2D, rx: [number, number], ry: [number, number], w: number, h: number): void {
    ctx.font = "11px system-ui, sans-serif";
    ctx.strokeStyle = colour("line");
    ctx.fillStyle = colour("muted");
    ctx.lineWidth = 1;
    const xs = ticks(rx[0], rx[1], 5);
    const ys = ticks(ry[0], ry[1], 5);
    const [xt, yt] = [tickTexts(xs), tickTexts(ys)];
    ctx.beginPath();
    for (const v of xs) {
      const x = Math.round(this.scale.x(v)) + 0.5;
      ctx.moveTo(x, TOP);
      ctx.lineTo(x, h - BOTTOM);
    }
    for (const v of ys) {
      const y = Math.round(this.scale.y(v)) + 0.5;
      ctx.moveTo(LEFT, y);
      ctx.lineTo(w - RIGHT, y);
    }
    ctx.stroke();
    ctx.textAlign = "center";
    xs.forEach((v, i) => ctx.fillText(xt[i], this.scale.x(v), h - 8));
    ctx.textAlign = "right";
    ys.forEach((v, i) => ctx.fillText(yt[i], LEFT - 6, this.scale.y(v) + 4));
  }

  private curve(ctx: CanvasRenderingContext2D, curve: Curve): void {
    ctx.save();
    ctx.strokeStyle = curve.colour;
    ctx.lineWidth = curve.ghost ? 1 : 1.5;
    if (curve.ghost) ctx.setLineDash([4, 3]);
    ctx.beginPath();
    for (let i = 0; i < curve.x.length; i++) {
      const [x, y] = [this.scale.x(curve.x[i]), this.scale.y(curve.y[i])];
      if (i) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
    }
    ctx.stroke();
    ctx.restore();
  }

  private drawPoint(): void {
    const ctx = this.canvas.getContext("2d");
    if (!ctx || !this.still) return;
    ctx.putImageData(this.still, 0, 0);
    for (const curve of this.curves) {
      const at = instant(curve.time, this.time);
      ctx.beginPath();
      ctx.arc(this.scale.x(valueAt(curve.x, at)), this.scale.y(valueAt(curve.y, at)), curve.ghost ? 3 : 4.5, 0, 2 * Math.PI);
      ctx.fillStyle = curve.colour;
      ctx.fill();
      ctx.strokeStyle = colour("panel");
      ctx.lineWidth = 1.5;
      ctx.stroke();
    }
  }

  private nearest(event: PointerEvent): void {
    const curve = this.curves.find((c) => !c.ghost);
    if (!curve) return;
    const box = this.canvas.getBoundingClientRect();
    const [px, py] = [event.clientX - box.left, event.clientY - box.top];
    let best = 0;
    let least = Infinity;
    for (let i = 0; i < curve.x.length; i++) {
      const d = (this.scale.x(curve.x[i]) - px) ** 2 + (this.scale.y(curve.y[i]) - py) ** 2;
      if (d < least) [least, best] = [d, i];
    }
    this.seek(curve.time[best]);
  }
}
