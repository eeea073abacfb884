// The mechanism drawn flat, where a browser has no WebGL: paths, masses and links in one plane.
import { el } from "../dom/element";
import type { Run, SceneData } from "../document";
import { motionBox, planeNormal } from "./camera";
import { instant, poseAt } from "./interpolate";
import { STAGE, type Theme } from "./palette";

export class FlatViewer {
  private readonly canvas = el("canvas", { role: "img", "aria-label": "the moving mechanism, drawn flat" });
  private readonly pose = new Float32Array(7);
  private time = 0;
  private readonly axes: [number, number];

  constructor(
    private readonly host: HTMLElement,
    private readonly scene: SceneData,
    private run: Run,
    private theme: Theme,
  ) {
    const normal = planeNormal({ ...scene, planar: true }, run)?.toArray().map(Math.abs) ?? [0, 1, 0];
    const flat = scene.planar ? normal.indexOf(Math.max(...normal)) : scene.up === "z" ? 1 : 2;
    this.axes = flat === 2 ? [0, 1] : flat === 1 ? [0, 2] : [1, 2];
    host.append(this.canvas, el("p", { class: "stage-note" }, "This browser has no WebGL: the mechanism is drawn flat, without arrows."));
    new ResizeObserver(() => this.show(this.time)).observe(host);
  }

  setRun(run: Run): void {
    this.run = run;
    this.show(this.time);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.show(this.time);
  }

  show(t: number): void {
    this.time = t;
    const { clientWidth: w, clientHeight: h } = this.host;
    const ctx = this.canvas.getContext("2d");
    if (!ctx || !w || !h) return;
    this.canvas.width = w;
    this.canvas.height = h;
    ctx.fillStyle = STAGE[this.theme].background;
    ctx.fillRect(0, 0, w, h);
    const box = motionBox(this.scene, this.run);
    const [low, high] = [box.min.toArray(), box.max.toArray()];
    const [a, b] = this.axes;
    const unit = 0.85 * Math.min(w / (high[a] - low[a]), h / (high[b] - low[b]));
    const x = (p: ArrayLike<number>) => w / 2 + unit * (p[a] - (low[a] + high[a]) / 2);
    const y = (p: ArrayLike<number>) => h / 2 - unit * (p[b] - (low[b] + high[b]) / 2);
    const nodes = this.scene.nodes.length;
    const at = instant(this.run.time, t);
    const places: [number, number][] = [];
    this.scene.nodes.forEach((node, i) => {
      const colour = node.shapes[0]?.color ?? STAGE[this.theme].ink;
      if (node.kind === "body" || node.kind === "particle") {
        ctx.strokeStyle = colour;
        ctx.globalAlpha = 0.4;
        ctx.beginPath();
        for (let k = 0; k < this.run.time.length; k++) {
          const p = this.run.poses.subarray(7 * (k * nodes + i), 7 * (k * nodes + i) + 3);
          ctx.lineTo(x(p), y(p));
        }
        ctx.stroke();
        ctx.globalAlpha = 1;
      }
      poseAt(this.run.poses, nodes, i, at, this.pose);
      places.push([x(this.pose), y(this.pose)]);
      if (node.kind === "ground" || node.kind === "point") return;
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.arc(places[i][0], places[i][1], 7, 0, 2 * Math.PI);
      ctx.fill();
    });
    ctx.strokeStyle = STAGE[this.theme].ink;
    for (const link of this.scene.links) {
      ctx.beginPath();
      ctx.moveTo(...places[link.from]);
      ctx.lineTo(...places[link.to]);
      ctx.stroke();
    }
  }
}
