// What joins two nodes: rods, springs, threads, axes and guides, each a piece of unit length along z.
import * as THREE from "three";
import type { SceneLink } from "../document";
import type { Batch, PoseTable } from "./batch";
import type { Pose } from "./figure";
import type { Look } from "./shapes";

const COILS = 9;

export class Link {
  private readonly begin = new THREE.Vector3();
  private readonly end = new THREE.Vector3();
  private readonly along = new THREE.Vector3();
  private readonly turn = new THREE.Quaternion();

  /** `index` is that of its pose. */
  constructor(
    readonly data: SceneLink,
    private readonly index: number,
    batch: Batch,
    extent: number,
    look: Look,
  ) {
    addLink(batch, data.kind, index, extent, look);
  }

  /** Put it between its two ends, given the poses of the nodes. */
  place(nodes: Pose[], table: PoseTable): void {
    const from = nodes[this.data.from];
    const to = nodes[this.data.to];
    if (!from || !to) return;
    const a = this.data.offset_from ?? ORIGIN;
    const b = this.data.offset_to ?? ORIGIN;
    this.begin.set(a[0], a[1], a[2]).applyQuaternion(from.quaternion).add(from.position);
    this.end.set(b[0], b[1], b[2]).applyQuaternion(to.quaternion).add(to.position);
    this.along.copy(this.end).sub(this.begin);
    const length = this.along.length();
    if (!(length > 1e-9)) return table.hide(this.index);
    this.turn.setFromUnitVectors(UP, this.along.divideScalar(length));
    table.set(this.index, this.begin, this.turn, 1, 1, length);
  }
}

const ORIGIN = [0, 0, 0];
const UP = new THREE.Vector3(0, 0, 1);

function addLink(batch: Batch, kind: string, pose: number, extent: number, look: Look): void {
  if (kind === "rod") {
    const geometry = new THREE.CylinderGeometry(0.014 * extent, 0.014 * extent, 1, 20).rotateX(Math.PI / 2).translate(0, 0, 0.5);
    batch.add(geometry, pose, "#8b949d", { kind: "lit", opacity: look.opacity, doubleSided: look.opacity < 1 });
    geometry.dispose();
    return;
  }
  const points: number[][] = [[0, 0, 0]];
  if (kind === "spring") {
    const radius = 0.035 * extent;
    for (let i = 0; i <= COILS * 16; i++) {
      const turn = (i / 16) * 2 * Math.PI;
      const grown = radius * Math.min(1, i / 8, (COILS * 16 - i) / 8); // the wire leaves the axis and comes back to it
      points.push([grown * Math.cos(turn), grown * Math.sin(turn), 0.1 + (0.8 * i) / (COILS * 16)]);
    }
  }
  points.push([0, 0, 1]);
  const faint = kind === "guide" || kind === "axis";
  batch.addLine(points, pose, look.ink, { kind: "line", opacity: (faint ? 0.45 : 1) * look.opacity });
}
