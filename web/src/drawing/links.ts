// What joins two nodes: rods, springs, threads, axes and guides.
import * as THREE from "three";
import type { SceneLink } from "../document";
import type { Look } from "./shapes";

const COILS = 9;

export class Link {
  readonly object: THREE.Object3D;
  private readonly begin = new THREE.Vector3();
  private readonly end = new THREE.Vector3();
  private readonly along = new THREE.Vector3();

  constructor(
    readonly data: SceneLink,
    extent: number,
    look: Look,
  ) {
    this.object = linkObject(data.kind, extent, look);
  }

  /** Put it between its two ends, given the nodes' objects. */
  place(nodes: THREE.Object3D[]): void {
    const from = nodes[this.data.from];
    const to = nodes[this.data.to];
    if (!from || !to) return;
    const a = this.data.offset_from ?? [0, 0, 0];
    const b = this.data.offset_to ?? [0, 0, 0];
    this.begin.set(a[0], a[1], a[2]).applyQuaternion(from.quaternion).add(from.position);
    this.end.set(b[0], b[1], b[2]).applyQuaternion(to.quaternion).add(to.position);
    this.along.copy(this.end).sub(this.begin);
    const length = this.along.length();
    this.object.visible = length > 1e-9;
    if (!this.object.visible) return;
    this.object.position.copy(this.begin);
    this.object.quaternion.setFromUnitVectors(UP, this.along.divideScalar(length));
    this.object.scale.set(1, 1, length);
  }
}

const UP = new THREE.Vector3(0, 0, 1);

/** A link of unit length along z. */
function linkObject(kind: string, extent: number, look: Look): THREE.Object3D {
  const colour = look.colour ?? (kind === "rod" ? "#8b949d" : look.ink);
  if (kind === "rod") {
    const geometry = new THREE.CylinderGeometry(0.014 * extent, 0.014 * extent, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5);
    const opacity = look.opacity;
    return new THREE.Mesh(geometry, new THREE.MeshStandardMaterial({ color: colour, roughness: 0.6, transparent: opacity < 1, opacity }));
  }
  const points: THREE.Vector3[] = [];
  if (kind === "spring") {
    const radius = 0.035 * extent;
    points.push(new THREE.Vector3(0, 0, 0));
    for (let i = 0; i <= COILS * 16; i++) {
      const turn = (i / 16) * 2 * Math.PI;
      points.push(new THREE.Vector3(radius * Math.cos(turn), radius * Math.sin(turn), 0.08 + (0.84 * i) / (COILS * 16)));
    }
    points.push(new THREE.Vector3(0, 0, 1));
  } else {
    points.push(new THREE.Vector3(0, 0, 0), new THREE.Vector3(0, 0, 1));
  }
  const geometry = new THREE.BufferGeometry().setFromPoints(points);
  const look_ = { color: colour, transparent: true, opacity: (kind === "guide" || kind === "axis" ? 0.55 : 0.95) * look.opacity };
  return new THREE.Line(geometry, new THREE.LineBasicMaterial(look_));
}
