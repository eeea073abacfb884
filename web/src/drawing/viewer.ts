// The stage: a canvas with a run of a scene, and a ghost of another behind it.
import * as THREE from "three";
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Run, SceneData } from "../document";
import { shade, type ArrowScale } from "./arrows";
import { AXES, motionBox, planeNormal, Viewpoint } from "./camera";
import { Figure } from "./figure";
import { groundGrid } from "./ground";
import { STAGE, type Theme } from "./palette";

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
  private time = 0;
  private pending = false;
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
    const travels = this.box.getSize(new THREE.Vector3()).length() > 9 * scene.extent;
    const scale: ArrowScale = { kind: "automatic", fixed: this.figure.usualScale };
    this.options = { arrows: true, numbers: true, trails: true, frames: false, follow: travels, orthographic: normal !== null, scale };
    this.stage.add(this.figure.object, ...lights(up));
    this.setTheme(theme);
    this.apply();
    this.show(0);
    this.fit();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.resize();
    this.fit();
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
    return new Figure(this.scene, run, { look: { opacity, ink }, colourOf: (name) => this.colourOf(name, this.theme) });
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
      this.viewpoint.setOrthographic(this.options.orthographic, this.viewBox());
      this.figure.middle(this.formerMiddle);
    }
    this.show(this.time);
  }

  /** See all of it. */
  fit(): void {
    this.viewpoint.fit(this.viewBox());
    this.figure.middle(this.formerMiddle);
    this.draw();
  }

  /** The whole motion, or what is around the masses where the camera goes with them. */
  private viewBox(): THREE.Box3 {
    if (!this.options.follow) {
      const box = this.box.clone();
      if (this.options.arrows && this.options.scale.kind !== "fixed") this.figure.tips(this.options.scale, box);
      this.figure.show(this.time, this.options.scale);
      return box;
    }
    const centre = this.figure.middle(new THREE.Vector3());
    const whole = this.box.getSize(new THREE.Vector3());
    const side = Math.min(whole.length(), 2.2 * this.scene.extent);
    return new THREE.Box3().setFromCenterAndSize(centre, new THREE.Vector3(side, side, side));
  }

  show(t: number): void {
    this.time = t;
    this.figure.show(t, this.options.scale);
    this.ghost?.show(t, this.options.scale);
    if (this.options.follow) {
      this.figure.middle(this.middle);
      const by = this.middle.clone().sub(this.formerMiddle);
      if (by.lengthSq() > 0) this.viewpoint.shift(by);
      this.formerMiddle.copy(this.middle);
    }
    this.draw();
  }

  private draw(): void {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => {
      this.pending = false;
      this.renderer.render(this.stage, this.viewpoint.camera);
      this.drawLabels();
    });
  }

  /** The size of every arrow that is long enough, at its tip. */
  private drawLabels(): void {
    const wanted = this.options.arrows && this.options.numbers ? this.figure.arrows : [];
    while (this.labels.children.length < wanted.length) this.labels.append(el("span"));
    const { clientWidth: width, clientHeight: height } = this.host;
    const point = new THREE.Vector3();
    [...this.labels.children].forEach((child, i) => {
      const label = child as HTMLElement;
      const arrow = wanted[i];
      const hidden = !arrow || !arrow.object.visible || arrow.length < 0.07 * this.figure.longest;
      label.style.display = hidden ? "none" : "";
      if (hidden) return;
      point.copy(arrow.tip).project(this.viewpoint.camera);
      label.textContent = `${short(arrow.size, 3)} ${arrow.force.torque ? "N m" : "N"}`;
      label.style.color = shade(arrow.colour, arrow.force.part);
      label.style.transform = `translate(${((point.x + 1) / 2) * width + 7}px, ${((1 - point.y) / 2) * height - 9}px)`;
    });
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.viewpoint.resize(width / height);
    this.draw();
  }

  dispose(): void {
    this.observer.disconnect();
    this.figure.dispose();
    this.ghost?.dispose();
    this.renderer.dispose();
    this.canvas.remove();
    this.labels.remove();
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
