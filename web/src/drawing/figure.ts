// One run of a scene as objects: nodes, links, arrows, trails, frames.
import * as THREE from "three";
import type { Run, SceneData } from "../document";
import { Arrow, type ArrowScale, usualLargest } from "./arrows";
import { type Instant, instant, poseAt } from "./interpolate";
import { motionBox } from "./camera";
import { Link } from "./links";
import { shapeObject, type Look } from "./shapes";
import { Trails } from "./trails";

export interface FigureOptions {
  look: Look;
  colourOf: (constraint: string) => string;
}

export class Figure {
  readonly object = new THREE.Group();
  readonly nodes: THREE.Object3D[];
  readonly arrows: Arrow[];
  readonly frames = new THREE.Group();
  readonly trails: Trails;
  private readonly arrowGroup = new THREE.Group();
  private readonly links: Link[];
  private readonly pose = new Float32Array(7);
  /** The length of the longest arrow. */
  readonly longest: number;
  private largest: { force: number; torque: number };

  constructor(
    readonly scene: SceneData,
    public run: Run,
    options: FigureOptions,
  ) {
    const { look } = options;
    const across = motionBox(scene, run).getSize(new THREE.Vector3()).length();
    this.longest = Math.min(0.85 * scene.extent, 0.34 * across);
    this.nodes = scene.nodes.map((node) => {
      const group = new THREE.Group();
      for (const shape of node.shapes) {
        const made = shapeObject(shape, look, scene.extent);
        if (made) group.add(made);
      }
      this.object.add(group);
      return group;
    });
    this.links = scene.links.map((link) => new Link(link, scene.extent, look));
    for (const link of this.links) this.object.add(link.object);
    this.arrows = run.forces.map((force) => new Arrow(force, options.colourOf(force.constraint), this.longest));
    for (const arrow of this.arrows) this.arrowGroup.add(arrow.object);
    this.trails = new Trails(scene, run, look.opacity);
    scene.nodes.forEach((node, i) => {
      if (node.kind !== "body") return;
      const axes = new THREE.AxesHelper(0.4 * scene.extent);
      axes.setColors("#c8503c", "#4f9a4f", "#4a78c0");
      (axes.material as THREE.LineBasicMaterial).depthTest = false;
      axes.renderOrder = 5;
      axes.userData.node = i;
      this.frames.add(axes);
    });
    this.object.add(this.arrowGroup, this.trails.object, this.frames);
    this.largest = { force: usualLargest(run.forces, false), torque: usualLargest(run.forces, true) };
  }

  /** Another motion of the same scene, in the same objects; false where it has other forces. */
  replace(run: Run): boolean {
    if (run.forces.length !== this.arrows.length) return false;
    this.run = run;
    this.arrows.forEach((arrow, i) => (arrow.force = run.forces[i]));
    this.trails.replace(this.scene, run);
    this.largest = { force: usualLargest(run.forces, false), torque: usualLargest(run.forces, true) };
    return true;
  }

  /** Metres a newton at which the largest force has the longest arrow. */
  get usualScale(): number {
    const size = this.largest.force || this.largest.torque || 1;
    return this.longest / size;
  }

  set arrowsShown(on: boolean) {
    this.arrowGroup.visible = on;
  }

  /** Put everything where it is at a time. */
  show(t: number, scale: ArrowScale): void {
    const at: Instant = instant(this.run.time, t);
    for (let i = 0; i < this.nodes.length; i++) {
      poseAt(this.run.poses, this.nodes.length, i, at, this.pose);
      const p = this.pose;
      this.nodes[i].position.set(p[0], p[1], p[2]);
      this.nodes[i].quaternion.set(p[4], p[5], p[6], p[3]);
    }
    for (const link of this.links) link.place(this.nodes);
    for (const axes of this.frames.children) {
      const node = this.nodes[axes.userData.node as number];
      axes.position.copy(node.position);
      axes.quaternion.copy(node.quaternion);
    }
    if (this.arrowGroup.visible) {
      for (const arrow of this.arrows) {
        arrow.place(at, arrow.force.torque ? this.largest.torque : this.largest.force, this.longest, scale);
      }
    }
    this.trails.show(at.index);
  }

  /** The box of the tips of all arrows, at some instants of the run. */
  tips(scale: ArrowScale, box: THREE.Box3): void {
    const { time } = this.run;
    const step = Math.max(1, Math.floor(time.length / 60));
    for (let k = 0; k < time.length; k += step) {
      const at = { index: k, next: k, part: 0 };
      for (const arrow of this.arrows) {
        arrow.place(at, arrow.force.torque ? this.largest.torque : this.largest.force, this.longest, scale);
        if (arrow.object.visible) box.expandByPoint(arrow.tip);
      }
    }
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
    this.object.traverse((part) => {
      const mesh = part as THREE.Mesh;
      if (mesh.geometry && !mesh.geometry.userData.shared) mesh.geometry.dispose();
      const materials = Array.isArray(mesh.material) ? mesh.material : mesh.material ? [mesh.material] : [];
      for (const material of materials) material.dispose();
    });
  }
}
