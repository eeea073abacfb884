// The stage: a canvas with a run of a scene, and a ghost of another behind it.
import * as THREE from "three";
import { el } from "../dom/element";
import type { Force, PageDocument, Run, SceneData, Shape } from "../document";
import { type ArrowScale } from "./arrows";
import { AXES, motionBox, motionPoints, boundedGround, nodeCorners, planeNormal, shapeReach, Viewpoint } from "./camera";
import { Corner } from "./corner";
import { Figure, type Pose } from "./figure";
import { groundGrid } from "./ground";
import { Labels } from "./labels";
import { STAGE, THIN_LIGHTENED, type Theme } from "./palette";

/** Part of the stage that a mechanism covers at least; where the whole motion leaves it less, the camera follows it. */
const LEAST = 0.2;
/** The same where the camera follows. */
const FOLLOWED = 0.4;
/** Between these parts a new motion is left as it is seen. */
const KEPT = [0.17, 0.8];
/** Pixels around the middle of a body in which the pointer is on it. */
const NEAR = 22;
/** Names that are written at first. */
const FEW = 6;

export interface ViewOptions {
  arrows: boolean;
  velocities: boolean;
  spins: boolean;
  applied: boolean;
  /** All reactions, not the largest alone. */
  all: boolean;
  numbers: boolean;
  names: boolean;
  trails: boolean;
  frames: boolean;
  follow: boolean;
  orthographic: boolean;
  scale: ArrowScale;
}

/** The option by which arrows of a kind are drawn. */
export const OPTION_OF: Record<Force["kind"], "arrows" | "velocities" | "spins" | "applied"> = {
  force: "arrows",
  torque: "arrows",
  velocity: "velocities",
  "angular velocity": "spins",
  "applied force": "applied",
  "applied torque": "applied",
};

export class Viewer {
  readonly canvas: HTMLCanvasElement;
  options: ViewOptions;
  private readonly renderer: THREE.WebGLRenderer;
  private readonly stage = new THREE.Scene();
  private readonly labels = new Labels();
  private readonly corner: Corner;
  readonly viewpoint: Viewpoint;
  private figure: Figure;
  private ghost: Figure | null = null;
  private grid: THREE.Object3D;
  private box: THREE.Box3;
  private readonly middle = new THREE.Vector3();
  private readonly point = new THREE.Vector3();
  private width = 0;
  private height = 0;
  private time = 0;
  private pending = 0;
  /** Whether a person has said if the camera follows. */
  private followChosen = false;
  /** The body or point under the pointer. */
  private hovered = "";
  private named: Named[];
  /** Whether the sizes at the arrows are written anew with the next picture. */
  private fresh = true;
  private readonly observer: ResizeObserver;

  constructor(
    private readonly host: HTMLElement,
    readonly scene: SceneData,
    run: Run,
    private theme: Theme,
    private readonly colourOf: (force: Force, theme: Theme) => string,
    private readonly fitted: () => void = () => undefined,
    camera: PageDocument["camera"] = null,
  ) {
    this.canvas = el("canvas", { "aria-label": "the moving mechanism", role: "img", tabindex: "0" });
    this.corner = new Corner(scene.gravity);
    host.append(this.canvas, this.labels.element, this.corner.element);
    this.renderer = new THREE.WebGLRenderer({ canvas: this.canvas, antialias: true, preserveDrawingBuffer: true });
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
    const normal = planeNormal(scene, run);
    const said = scene.up_vector;
    const up = said ? new THREE.Vector3(said[0], said[1], said[2]).normalize() : (AXES[scene.up] ?? AXES.z).clone();
    this.viewpoint = new Viewpoint(this.canvas, up, normal, () => this.draw());
    this.figure = this.figureOf(run, 1);
    this.named = this.namesOf(this.figure);
    this.box = motionBox(scene, run);
    this.grid = new THREE.Group();
    const scale: ArrowScale = { kind: "automatic", fixed: this.figure.usualScale };
    const spoken = (kind: Force["kind"]) => run.forces.some((force) => force.kind === kind && force.first);
    const names = this.named.filter((place) => !place.joint).length;
    this.options = { arrows: true, velocities: spoken("velocity"), spins: spoken("angular velocity"), applied: false, all: false, numbers: true, names: names <= FEW, trails: true, frames: false, follow: false, orthographic: normal !== null && !camera?.toward, scale };
    if (camera?.toward) this.viewpoint.toward = new THREE.Vector3(...(camera.toward as [number, number, number]));
    this.followChosen = camera?.follow !== undefined;
    this.options.follow = camera?.follow ?? false;
    this.stage.matrixWorldAutoUpdate = false; // nothing on the stage moves but by its poses
    this.stage.add(this.figure.object, ...lights(up));
    this.setTheme(theme);
    this.apply();
    this.show(0);
    this.fit();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    this.canvas.addEventListener("pointermove", (event) => this.setHovered(this.near(event.offsetX, event.offsetY)?.name ?? ""));
    this.canvas.addEventListener("pointerleave", () => this.setHovered(""));
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
    return new Figure(this.scene, run, { look: { opacity, ink, lightened: THIN_LIGHTENED[this.theme] }, colourOf: (force) => this.colourOf(force, this.theme) });
  }

  setRun(run: Run): void {
    if (this.figure.replace(run)) {
      this.show(this.time, false); // whoever has the time shows it, with the numbers
      return;
    }
    this.rebuild(run);
  }

  private rebuild(run: Run): void {
    this.stage.remove(this.figure.object);
    this.figure.dispose();
    this.figure = this.figureOf(run, 1);
    this.named = this.namesOf(this.figure);
    this.stage.add(this.figure.object);
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
      this.ghost.want(() => false);
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
    this.figure.want((force) => this.wants(force));
    this.figure.frames.visible = this.options.frames;
    this.figure.trails.object.visible = this.options.trails;
    if (this.ghost) {
      this.ghost.frames.visible = false;
      this.ghost.trails.object.visible = this.options.trails;
    }
    if (this.options.orthographic !== this.viewpoint.isOrthographic) {
      this.viewpoint.setOrthographic(this.options.orthographic, this.wholeMotion());
      this.fit();
    }
    this.show(this.time);
  }

  /** A person has switched whether the camera follows. */
  chooseFollow(): void {
    this.followChosen = true;
    this.fit();
  }

  /** Whether an arrow is drawn: of the kinds that are switched on, the first ones, and all of what the pointer is on. */
  wants(force: Force): boolean {
    const option = OPTION_OF[force.kind];
    if (this.hovered && force.place === this.hovered) return this.options[option] || option === "velocities";
    if (!this.options[option]) return false;
    return force.first || this.options.all || (option !== "arrows" && !this.hasFirst(force.kind));
  }

  private hasFirst(kind: Force["kind"]): boolean {
    return this.figure.run.forces.some((force) => force.kind === kind && force.first);
  }

  /** See all of it; where the mechanism would be small, it is followed instead. */
  fit(): void {
    this.viewpoint.isTouched = false;
    this.fitTo(this.wholeMotion());
    if (!this.followChosen) this.options.follow = this.viewpoint.coverage(this.mechanism()) < LEAST;
    if (this.options.follow) this.fitTo(around(this.mechanism(), FOLLOWED));
    this.noteCoverage();
    this.fitted();
    this.draw();
  }

  private fitTo(points: THREE.Vector3[]): void {
    this.viewpoint.fit(points);
  }

  /** After a slider: see all of it again where the new motion leaves the picture or has become small. */
  refit(): void {
    const { viewpoint } = this;
    if (viewpoint.isTouched) return;
    const own = viewpoint.coverage(this.mechanism());
    const whole = this.options.follow ? own : viewpoint.reach(motionPoints(this.figure.scene, this.figure.run));
    if (own < KEPT[0] || own > KEPT[1] || whole > 1.02) this.fit();
    this.noteCoverage();
  }

  /** While it runs on: what has left the picture is seen again, and followed. */
  keepInSight(): void {
    if (this.viewpoint.isTouched || this.viewpoint.reach(this.mechanism()) <= 1) return;
    this.options.follow ||= !this.followChosen;
    this.fitTo(around(this.mechanism(), FOLLOWED));
    this.noteCoverage();
    this.fitted();
  }

  /** For whoever measures. */
  private noteCoverage(): void {
    this.canvas.dataset.coverage = this.viewpoint.coverage(this.mechanism()).toFixed(3);
  }

  /** What a picture of the whole motion must hold: bodies and the tips of arrows. */
  private wholeMotion(): THREE.Vector3[] {
    const automatic = this.options.scale.kind !== "fixed";
    const tips = automatic ? this.figure.tips(this.options.scale) : [];
    this.figure.show(this.time, this.options.scale);
    return [...motionPoints(this.figure.scene, this.figure.run), ...tips];
  }

  /** Points around bodies and ends of links as they are now; of loose particles, whose size says nothing, the paths. */
  private mechanism(): THREE.Vector3[] {
    const { scene, nodes, run } = this.figure;
    const loose = !scene.links.length && scene.nodes.every((node) => node.kind !== "body");
    if (loose) return motionPoints(scene, run);
    const found = nodeCorners(scene).flatMap((corners, i) => corners.map((corner) => corner.applyQuaternion(nodes[i].quaternion).add(nodes[i].position)));
    found.push(...boundedGround(scene));
    for (const link of scene.links) {
      for (const [node, offset] of [[link.from, link.offset_from], [link.to, link.offset_to]] as const) {
        found.push(new THREE.Vector3(...(offset as [number, number, number])).applyQuaternion(nodes[node].quaternion).add(nodes[node].position));
      }
    }
    return found;
  }

  /** `numbers`: sizes at the arrows are written anew, with those of the table. */
  show(t: number, numbers = true): void {
    this.time = t;
    this.fresh ||= numbers;
    this.figure.show(t, this.options.scale);
    this.ghost?.show(t, this.options.scale);
    if (this.options.follow) this.viewpoint.contain(this.figure.middle(this.middle));
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
    this.corner.show(this.viewpoint.camera);
    this.drawLabels();
    this.canvas.dataset.calls = String(this.renderer.info.render.calls);
  }

  /** Where the nodes are now. */
  get nodes(): Pose[] {
    return this.figure.nodes;
  }

  /** Pixels on the stage of a point in space. */
  projected(place: THREE.Vector3): [number, number] {
    const { x, y } = this.point.copy(place).project(this.viewpoint.camera);
    return [((x + 1) / 2) * this.width, ((1 - y) / 2) * this.height];
  }

  /** The size of every arrow that is long enough, at its tip; then the names. */
  private drawLabels(): void {
    const { arrows, longest } = this.figure;
    this.labels.begin(this.width, this.height);
    for (const arrow of this.options.numbers ? arrows : []) {
      if (!arrow.visible || arrow.length < 0.07 * longest) continue;
      const [x, y] = this.projected(arrow.tip);
      this.labels.size(arrow, x, y, this.projected(arrow.foot)[0], this.fresh);
    }
    const { ink } = STAGE[this.theme];
    for (const place of this.named) {
      if ((!this.options.names || place.joint) && place.name !== this.hovered) continue;
      const [x, y] = this.projected(this.placeOf(place));
      this.labels.name(place.name, x, y, place.reach * this.pixels, place.name === this.hovered ? STAGE[this.theme].accent : ink);
    }
    this.labels.end();
    this.fresh = false;
  }

  /** What has a name: bodies, particles, points, and joints, whose names are seen under the pointer. */
  private namesOf(figure: Figure): Named[] {
    const { scene } = figure;
    const nodes = scene.nodes.flatMap((node, i) => (node.kind === "body" || node.kind === "particle" ? [{ name: node.name, node: i, offset: ZERO, reach: smallReach(node.shapes, scene.extent), joint: false }] : []));
    return [...nodes, ...(scene.points ?? []).map((p) => ({ name: p.name, node: p.node, offset: p.offset, reach: 0, joint: p.kind === "joint" }))];
  }

  placeOf(place: Named): THREE.Vector3 {
    const { position, quaternion } = this.figure.nodes[place.node];
    const [x, y, z] = place.offset;
    return this.middle.set(x, y, z).applyQuaternion(quaternion).add(position);
  }

  /** Pixels to a metre, about. */
  private get pixels(): number {
    return this.height / 2 / this.viewpoint.halfHeight;
  }

  /** The body or point that the pointer is on, as far as its middle and its reach say. */
  near(x: number, y: number, among: (place: Named) => boolean = () => true): Named | null {
    let best: Named | null = null;
    let least = NEAR;
    for (const place of this.named.filter(among)) {
      const [px, py] = this.projected(this.placeOf(place));
      const away = Math.hypot(px - x, py - y) - place.reach * this.pixels;
      if (away < least) [best, least] = [place, away];
    }
    return best;
  }

  private setHovered(name: string): void {
    if (name === this.hovered) return;
    this.hovered = name;
    this.canvas.dataset.hovered = name;
    this.apply();
    this.fitted();
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
    this.labels.element.remove();
    this.corner.element.remove();
  }
}

interface Named {
  name: string;
  node: number;
  offset: number[];
  reach: number;
  joint: boolean;
}

const ZERO = [0, 0, 0];

/** How far a small shape reaches: the name of a large one is written over it. */
function smallReach(shapes: Shape[], extent: number): number {
  const reach = shapes.length ? shapeReach(shapes[0]) : 0;
  return reach < 0.2 * extent ? reach : 0;
}

/** Points about the same middle so far apart that what was given covers a part of a picture of them. */
function around(points: THREE.Vector3[], part: number): THREE.Vector3[] {
  const middle = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
  return points.map((p) => p.clone().sub(middle).divideScalar(part).add(middle));
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
