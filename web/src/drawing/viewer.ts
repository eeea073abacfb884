// The stage: a canvas with a run of a scene, and a ghost of another behind it.
import * as THREE from "three";
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Run, SceneData } from "../document";
import { type Arrow, shade, type ArrowScale } from "./arrows";
import { AXES, motionBox, motionPoints, planeNormal, shapeReach, travelled, Viewpoint } from "./camera";
import { Figure } from "./figure";
import { groundGrid } from "./ground";
import { STAGE, THIN_LIGHTENED, type Theme } from "./palette";

/** Pixels between the labels of arrows, and how many rows one may stand below its tip. */
const ROW = 14;
const ROWS = 3;
/** Pixels that the words of a label may take. */
const WORDS = 62;

export interface ViewOptions {
  arrows: boolean;
  numbers: boolean;
  trails: boolean;
  frames: boolean;
  follow: boolean;
  orthographic: boolean;
  scale: ArrowScale;
}

export class Viewer {
  readonly canvas: HTMLCanvasElement;
  options: ViewOptions;
  private readonly renderer: THREE.WebGLRenderer;
  private readonly stage = new THREE.Scene();
  private readonly labels: HTMLElement;
  private readonly viewpoint: Viewpoint;
  private figure: Figure;
  private ghost: Figure | null = null;
  private grid: THREE.Object3D;
  private box: THREE.Box3;
  private readonly middle = new THREE.Vector3();
  private readonly formerMiddle = new THREE.Vector3();
  private readonly point = new THREE.Vector3();
  private readonly spans: Label[] = [];
  private width = 0;
  private height = 0;
  private time = 0;
  private pending = 0;
  private readonly observer: ResizeObserver;

  constructor(
    private readonly host: HTMLElement,
    readonly scene: SceneData,
    run: Run,
    private theme: Theme,
    private readonly colourOf: (constraint: string, theme: Theme) => string,
  ) {
    this.canvas = el("canvas", { "aria-label": "the moving mechanism", role: "img", tabindex: "0" });
    this.labels = el("div", { class: "arrow-labels", "aria-hidden": "true" });
    host.append(this.canvas, this.labels);
    this.renderer = new THREE.WebGLRenderer({ canvas: this.canvas, antialias: true, preserveDrawingBuffer: true });
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    const normal = planeNormal(scene, run);
    const said = scene.up_vector;
    const up = said ? new THREE.Vector3(said[0], said[1], said[2]).normalize() : (AXES[scene.up] ?? AXES.z).clone();
    this.viewpoint = new Viewpoint(this.canvas, up, normal, () => this.draw());
    this.figure = this.figureOf(run, 1);
    this.box = motionBox(scene, run);
    this.grid = new THREE.Group();
    const travels = travelled(scene, run) > 7 * scene.extent;
    const scale: ArrowScale = { kind: "automatic", fixed: this.figure.usualScale };
    this.options = { arrows: true, numbers: true, trails: true, frames: false, follow: travels, orthographic: normal !== null, scale };
    this.stage.matrixWorldAutoUpdate = false; // nothing on the stage moves but by its poses
    this.stage.add(this.figure.object, ...lights(up));
    this.setTheme(theme);
    this.apply();
    this.show(0);
    this.fit();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
  }

  /** Whether this browser draws in three dimensions. */
  static isPossible(): boolean {
    try {
      const canvas = document.createElement("canvas");
      return Boolean(canvas.getContext("webgl2"));
    } catch {
      return false;
    }
  }

  /** Metres between the lines of the grid; 0 without one. */
  get gridSpacing(): number {
    return (this.grid.userData.spacing as number) ?? 0;
  }

  private figureOf(run: Run, opacity: number): Figure {
    const ink = STAGE[this.theme].ink;
    return new Figure(this.scene, run, { look: { opacity, ink, lightened: THIN_LIGHTENED[this.theme] }, colourOf: (name) => this.colourOf(name, this.theme) });
  }

  setRun(run: Run): void {
    if (this.figure.replace(run)) {
      this.show(this.time);
      return;
    }
    this.rebuild(run);
  }

  private rebuild(run: Run): void {
    this.stage.remove(this.figure.object);
    this.figure.dispose();
    this.figure = this.figureOf(run, 1);
    this.stage.add(this.figure.object);
    this.labels.replaceChildren();
    this.spans.length = 0;
    this.apply();
    this.show(this.time);
  }

  setGhost(run: Run | null): void {
    if (this.ghost) {
      this.stage.remove(this.ghost.object);
      this.ghost.dispose();
    }
    this.ghost = run ? this.figureOf(run, 0.28) : null;
    if (this.ghost) {
      this.ghost.arrowsShown = false;
      this.stage.add(this.ghost.object);
    }
    this.apply();
    this.show(this.time);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.stage.background = new THREE.Color(STAGE[theme].background);
    this.stage.remove(this.grid);
    const face = this.viewpoint.normal;
    this.grid = groundGrid(this.scene, this.box ?? motionBox(this.scene, this.figure.run), STAGE[theme], face);
    this.stage.add(this.grid);
    this.stage.updateMatrixWorld(true);
    const { run } = this.figure;
    const ghost = this.ghost?.run ?? null;
    if (this.options) {
      this.rebuild(run);
      if (ghost) this.setGhost(ghost);
    }
  }

  /** Put the options into effect. */
  apply(): void {
    this.figure.arrowsShown = this.options.arrows;
    this.figure.frames.visible = this.options.frames;
    this.figure.trails.object.visible = this.options.trails;
    if (this.ghost) {
      this.ghost.frames.visible = false;
      this.ghost.trails.object.visible = this.options.trails;
    }
    if (this.options.orthographic !== this.viewpoint.isOrthographic) {
      this.viewpoint.setOrthographic(this.options.orthographic, this.inView());
      this.figure.middle(this.formerMiddle);
    }
    this.show(this.time);
  }

  /** See all of it. */
  fit(): void {
    this.viewpoint.isTouched = false;
    this.viewpoint.fit(this.inView());
    this.figure.middle(this.formerMiddle);
    this.draw();
  }

  /** The whole motion, or what is around the masses where the camera goes with them. */
  private inView(): THREE.Vector3[] {
    if (!this.options.follow) {
      const automatic = this.options.arrows && this.options.scale.kind !== "fixed";
      const tips = automatic ? this.figure.tips(this.options.scale) : [];
      this.figure.show(this.time, this.options.scale);
      return [...motionPoints(this.scene, this.figure.run), ...tips];
    }
    return this.scene.nodes.flatMap((node, i) => {
      if (node.kind !== "body" && node.kind !== "particle") return [];
      const reach = Math.max(0.3 * this.scene.extent, ...node.shapes.map(shapeReach));
      const sides = [-reach, reach];
      return [AXES.x, AXES.y, AXES.z].flatMap((axis) => sides.map((side) => this.figure.nodes[i].position.clone().addScaledVector(axis, side)));
    });
  }

  show(t: number): void {
    this.time = t;
    this.figure.show(t, this.options.scale);
    this.ghost?.show(t, this.options.scale);
    if (this.options.follow) {
      this.figure.middle(this.middle);
      this.viewpoint.shift(this.point.copy(this.middle).sub(this.formerMiddle));
      this.formerMiddle.copy(this.middle);
    }
    this.draw();
  }

  /** Draw with the next frame, however often it was asked for. */
  private draw(): void {
    this.pending ||= requestAnimationFrame(() => this.render());
  }

  /** Draw now: within a frame of the clock. */
  render(): void {
    cancelAnimationFrame(this.pending);
    this.pending = 0;
    this.renderer.render(this.stage, this.viewpoint.camera);
    this.drawLabels();
    this.canvas.dataset.calls = String(this.renderer.info.render.calls);
  }

  /** The size of every arrow that is long enough, at its tip. */
  private drawLabels(): void {
    const { arrows, longest } = this.figure;
    const wanted = this.options.arrows && this.options.numbers ? arrows.length : 0;
    while (this.spans.length < wanted) this.spans.push(new Label(this.labels));
    for (let i = 0; i < this.spans.length; i++) {
      const label = this.spans[i];
      const arrow = arrows[i];
      label.shown = i < wanted && arrow.visible && arrow.length >= 0.07 * longest;
      if (!label.shown) continue;
      this.point.copy(arrow.tip).project(this.viewpoint.camera);
      const [x, y] = [((this.point.x + 1) / 2) * this.width, ((1 - this.point.y) / 2) * this.height];
      this.point.copy(arrow.foot).project(this.viewpoint.camera);
      label.before = ((this.point.x + 1) / 2) * this.width > x + 8; // an arrow to the left has its number on the left
      const inside = x > 0 && x < this.width && y > 0 && y < this.height; // then its number is, too
      label.x = label.before ? Math.max(x - 7, inside ? WORDS : -Infinity) : Math.min(x + 7, inside ? this.width - WORDS : Infinity);
      label.y = Math.max(y - (label.x === x - 7 || label.x === x + 7 ? 9 : 26), inside ? 2 : -Infinity);
      for (let row = 0; row < ROWS && this.isTaken(i); row++) label.y += ROW;
      label.shown = !this.isTaken(i); // where many are, the legend has the rest
      if (label.shown) label.write(arrow);
    }
    for (const label of this.spans) label.place();
  }

  /** Whether an earlier label is where this one would be. */
  private isTaken(i: number): boolean {
    const { middle, y } = this.spans[i];
    for (let j = 0; j < i; j++) {
      const other = this.spans[j];
      if (other.shown && Math.abs(other.middle - middle) < 70 && Math.abs(other.y - y) < ROW) return true;
    }
    return false;
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    [this.width, this.height] = [width, height];
    this.renderer.setSize(width, height, false);
    this.viewpoint.resize(width / height);
    if (this.viewpoint.isTouched) this.draw();
    else this.fit();
  }

  dispose(): void {
    cancelAnimationFrame(this.pending);
    this.observer.disconnect();
    this.figure.dispose();
    this.ghost?.dispose();
    this.renderer.dispose();
    this.canvas.remove();
    this.labels.remove();
  }
}

/** The number at the tip of an arrow: what is already on the page is not written again. */
class Label {
  shown = false;
  x = 0;
  y = 0;
  before = false;
  private readonly element = el("span", { style: "display: none" });
  private readonly text = document.createTextNode("");
  private visible = false;
  private last = "";
  private colour = "";

  /** About where the middle of its words is. */
  get middle(): number {
    return this.x + (this.before ? -30 : 30);
  }

  constructor(host: HTMLElement) {
    this.element.append(this.text);
    host.append(this.element);
  }

  write(arrow: Arrow): void {
    const words = `${short(arrow.size, 3)} ${arrow.force.torque ? "N m" : "N"}${arrow.force.recovered ? ", recovered" : ""}`;
    if (words !== this.last) this.text.data = this.last = words;
    if (!this.colour) this.element.style.color = this.colour = shade(arrow.colour, arrow.force.part);
  }

  place(): void {
    if (this.shown !== this.visible) this.element.style.display = this.shown ? "" : "none";
    this.visible = this.shown;
    if (this.shown) this.element.style.transform = `translate(${this.x.toFixed(1)}px, ${this.y.toFixed(1)}px)${this.before ? " translateX(-100%)" : ""}`;
  }
}

function lights(up: THREE.Vector3): THREE.Object3D[] {
  const sky = new THREE.HemisphereLight("#ffffff", "#b4b0a6", 1.9);
  sky.position.copy(up);
  const sun = new THREE.DirectionalLight("#ffffff", 1.9);
  sun.position.set(0.5, -0.7, 0.6).addScaledVector(up, 1.1);
  const fill = new THREE.DirectionalLight("#dfe4ec", 0.9);
  fill.position.set(-0.8, -0.6, -0.5);
  return [sky, sun, fill];
}
