// One run of a scene as few objects: nodes, links and arrows are pieces of batches, moved by one table of poses.
import * as THREE from "three";
import type { Force, Run, SceneData } from "../document";
import { Arrow, type ArrowScale, type Largest, largestOf, measureOf, PIECES } from "./arrows";
import { Batch, PoseTable } from "./batch";
import { motionBox } from "./camera";
import { type Instant, instant, poseAt, vectorAt } from "./interpolate";
import { Link } from "./links";
import { addShape, type Look } from "./shapes";
import { Trails } from "./trails";

export interface FigureOptions {
  look: Look;
  colourOf: (force: Force) => string;
}

/** Where a node is. */
export interface Pose {
  readonly position: THREE.Vector3;
  readonly quaternion: THREE.Quaternion;
}

const STILL = new THREE.Quaternion();
const AXIS_COLOURS = ["#c8503c", "#4f9a4f", "#4a78c0"];

export class Figure {
  readonly object = new THREE.Group();
  readonly nodes: Pose[];
  readonly arrows: Arrow[];
  readonly frames = new THREE.Group();
  readonly trails: Trails;
  private readonly arrowGroup = new THREE.Group();
  private readonly links: Link[];
  private readonly table: PoseTable;
  private readonly pose = new Float32Array(7);
  private readonly point = new THREE.Vector3();
  private readonly at: Instant = { index: 0, next: 0, part: 0 };
  /** The length of the longest arrow. */
  readonly longest: number;
  private largest: Largest;
  private readonly firstContact: number;

  readonly scene: SceneData;

  /** `drawn` is the scene of the document; a run at other parameters may have its own. */
  constructor(
    drawn: SceneData,
    public run: Run,
    options: FigureOptions,
  ) {
    const { look } = options;
    const scene = run.scene ?? drawn;
    this.scene = scene;
    const { nodes, links, extent } = scene;
    const across = motionBox(scene, run).getSize(new THREE.Vector3()).length();
    this.longest = Math.min(0.85 * extent, 0.34 * across);
    const contacts = run.contacts ?? [];
    this.firstContact = nodes.length + links.length + PIECES * run.forces.length;
    this.table = new PoseTable(this.firstContact + contacts.length);
    this.nodes = nodes.map(() => ({ position: new THREE.Vector3(), quaternion: new THREE.Quaternion() }));
    const [bodies, arrows, frames] = [new Batch(), new Batch(), new Batch()];
    nodes.forEach((node, i) => {
      for (const shape of node.shapes) addShape(bodies, shape, i, look, extent);
      if (node.kind === "body") addFrame(frames, i, 0.4 * extent);
    });
    this.links = links.map((link, i) => new Link(link, nodes.length + i, bodies, extent, look));
    const first = nodes.length + links.length;
    this.arrows = run.forces.map((force, i) => new Arrow(force, options.colourOf(force), this.longest, first + PIECES * i, arrows));
    const dot = new THREE.SphereGeometry(0.013 * extent, 14, 10);
    contacts.forEach((_, i) => bodies.add(dot, this.firstContact + i, look.ink, { kind: "plain", opacity: look.opacity, over: 8 }));
    dot.dispose();
    this.trails = new Trails(scene, run, look.opacity, look.lightened);
    for (const made of arrows.objects(this.table)) this.arrowGroup.add(made);
    for (const made of frames.objects(this.table)) this.frames.add(made);
    this.object.add(...bodies.objects(this.table), this.arrowGroup, this.trails.object, this.frames);
    this.largest = largestOf(run.forces);
  }

  /** Another motion of the same scene, in the same objects; false where it has other forces. */
  replace(run: Run): boolean {
    if (run.forces.length !== this.arrows.length || run.contacts?.length !== this.run.contacts?.length || run.scene !== this.run.scene) return false;
    this.run = run;
    this.arrows.forEach((arrow, i) => (arrow.force = run.forces[i]));
    this.trails.replace(this.scene, run);
    this.largest = largestOf(run.forces);
    return true;
  }

  /** Metres a newton at which the largest force has the longest arrow. */
  get usualScale(): number {
    const size = this.largest.force || this.largest.torque || 1;
    return this.longest / size;
  }

  /** Which arrows are drawn. */
  want(wanted: (force: Force) => boolean): void {
    for (const arrow of this.arrows) arrow.wanted = wanted(arrow.force);
    this.arrowGroup.visible = this.arrows.some((arrow) => arrow.wanted);
  }

  /** Put everything where it is at a time. */
  show(t: number, scale: ArrowScale): void {
    const at = instant(this.run.time, t, this.at);
    for (let i = 0; i < this.nodes.length; i++) {
      poseAt(this.run.poses, this.nodes.length, i, at, this.pose);
      const p = this.pose;
      const node = this.nodes[i];
      node.position.set(p[0], p[1], p[2]);
      node.quaternion.set(p[4], p[5], p[6], p[3]);
      this.table.set(i, node.position, node.quaternion);
    }
    for (const link of this.links) link.place(this.nodes, this.table);
    this.run.contacts?.forEach((contact, i) => {
      vectorAt(contact.at, at, this.pose);
      this.table.set(this.firstContact + i, this.point.set(this.pose[0], this.pose[1], this.pose[2]), STILL);
    });
    if (this.arrowGroup.visible) this.placeArrows(at, scale);
    this.trails.show(at.index);
    this.table.written();
  }

  private placeArrows(at: Instant, scale: ArrowScale): void {
    for (const arrow of this.arrows) {
      arrow.place(at, this.largest[measureOf(arrow.force.kind)], this.longest, scale, this.table);
    }
  }

  /** The tips of all arrows, at some instants of the run. */
  tips(scale: ArrowScale): THREE.Vector3[] {
    const found: THREE.Vector3[] = [];
    const { time } = this.run;
    const step = Math.max(1, Math.floor(time.length / 60));
    for (let k = 0; k < time.length; k += step) {
      const at = { index: k, next: k, part: 0 };
      this.placeArrows(at, scale);
      for (const arrow of this.arrows) {
        const most = this.longest / Math.max(arrow.length, this.longest); // a peak may leave the picture
        if (arrow.visible) found.push(arrow.tip.clone().sub(arrow.foot).multiplyScalar(most).add(arrow.foot));
      }
    }
    return found;
  }

  /** The middle of the moving masses, for a camera that follows. */
  middle(out: THREE.Vector3): THREE.Vector3 {
    out.set(0, 0, 0);
    let weight = 0;
    this.scene.nodes.forEach((node, i) => {
      if (node.kind !== "body" && node.kind !== "particle") return;
      const mass = node.mass && node.mass > 0 ? node.mass : 1e-9;
      out.addScaledVector(this.nodes[i].position, mass);
      weight += mass;
    });
    return weight > 0 ? out.divideScalar(weight) : out;
  }

  dispose(): void {
    this.table.texture.dispose();
    this.object.traverse((part) => {
      const mesh = part as THREE.Mesh;
      mesh.geometry?.dispose();
      (mesh.material as THREE.Material | undefined)?.dispose();
    });
  }
}

/** The axes of a body. */
function addFrame(batch: Batch, pose: number, length: number): void {
  AXIS_COLOURS.forEach((colour, k) => {
    const tip = [0, 0, 0];
    tip[k] = length;
    batch.addLine([[0, 0, 0], tip], pose, colour, { kind: "line", opacity: 1, over: 5 });
  });
}
