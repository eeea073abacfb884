// A body under the pointer: where it was taken, where the pointer is in space, and the line between the two.
import * as THREE from "three";
import { nodeCorners } from "./camera";
import type { Viewer } from "./viewer";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** A point of a node, in its axes. */
export interface Taken {
  node: number;
  arm: THREE.Vector3;
}

export class Grab {
  private readonly svg = document.createElementNS(NAMESPACE, "svg");
  private readonly line = document.createElementNS(NAMESPACE, "line");
  private readonly boxes: (THREE.Box3 | null)[];
  private readonly ray = new THREE.Raycaster();
  private readonly plane = new THREE.Plane();

  constructor(private readonly viewer: Viewer) {
    this.svg.setAttribute("class", "tether");
    this.svg.setAttribute("aria-hidden", "true");
    this.svg.append(this.line);
    this.release();
    viewer.canvas.parentElement?.append(this.svg);
    this.boxes = nodeCorners(viewer.scene).map((corners) => (corners.length > 1 ? new THREE.Box3().setFromPoints(corners) : null));
  }

  /** What the pointer is on, among some nodes; the nearest small one, or point, where it is on none. */
  take(x: number, y: number, among: (name: string) => boolean): Taken | null {
    const { scene, nodes, viewpoint } = this.viewer;
    const ray = this.rayAt(x, y);
    let best: { node: number; at: THREE.Vector3 } | null = null;
    let least = Infinity;
    const local = new THREE.Matrix4();
    scene.nodes.forEach((node, i) => {
      const box = this.boxes[i];
      if (!box || !among(node.name)) return;
      local.compose(nodes[i].position, nodes[i].quaternion, ONE);
      const hit = ray.clone().applyMatrix4(local.clone().invert()).intersectBox(box, new THREE.Vector3());
      if (!hit) return;
      const at = hit.applyMatrix4(local);
      const away = at.distanceTo(ray.origin);
      if (away < least) [best, least] = [{ node: i, at }, away];
    });
    if (!best) {
      const small = this.viewer.near(x, y, (place) => !place.joint && among(scene.nodes[place.node].name));
      best = small && { node: small.node, at: this.viewer.placeOf(small).clone() };
    }
    if (!best) return null;
    const { node, at } = best as { node: number; at: THREE.Vector3 };
    const { position, quaternion } = nodes[node];
    if (viewpoint.normal) at.addScaledVector(viewpoint.normal, viewpoint.normal.dot(position) - viewpoint.normal.dot(at)); // in the plane of the motion
    return { node, arm: at.sub(position).applyQuaternion(quaternion.clone().invert()) };
  }

  /** Where a point that was taken is now. */
  pointOf({ node, arm }: Taken): THREE.Vector3 {
    const { position, quaternion } = this.viewer.nodes[node];
    return arm.clone().applyQuaternion(quaternion).add(position);
  }

  /** Where the pointer is in space, in the plane through a point that faces the viewer (of a plane motion: its own). */
  pointerAt(x: number, y: number, through: THREE.Vector3): THREE.Vector3 {
    const { camera, normal } = this.viewer.viewpoint;
    const facing = normal && Math.abs(normal.dot(camera.getWorldDirection(new THREE.Vector3()))) > 0.2 ? normal : camera.getWorldDirection(new THREE.Vector3());
    this.plane.setFromNormalAndCoplanarPoint(facing, through);
    return this.rayAt(x, y).intersectPlane(this.plane, new THREE.Vector3()) ?? through.clone();
  }

  /** Draw the spring. */
  show(from: THREE.Vector3, to: THREE.Vector3): void {
    const [[x1, y1], [x2, y2]] = [this.viewer.projected(from), this.viewer.projected(to)];
    for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) this.line.setAttribute(name, value.toFixed(1));
    this.svg.style.display = "";
  }

  release(): void {
    this.svg.style.display = "none";
  }

  private rayAt(x: number, y: number): THREE.Ray {
    const { width, height } = this.viewer.canvas.getBoundingClientRect();
    const { camera } = this.viewer.viewpoint;
    camera.updateMatrixWorld();
    this.ray.setFromCamera(new THREE.Vector2((2 * x) / width - 1, 1 - (2 * y) / height), camera);
    return this.ray.ray;
  }
}

const ONE = new THREE.Vector3(1, 1, 1);
