// Shapes of a scene as pieces of a batch.
import * as THREE from "three";
import type { Shape } from "../document";
import type { Batch, Paint } from "./batch";

export interface Look {
  /** Opacity over all: below 1 for a ghost. */
  opacity: number;
  ink: string;
  /** How far the colours of thin lines are lightened. */
  lightened: number;
}

/** Put a shape, in place in its node, into a batch. */
export function addShape(batch: Batch, shape: Shape, pose: number, look: Look, extent: number): void {
  const place = placeOf(shape);
  const opacity = (shape.opacity ?? 1) * look.opacity;
  if (shape.type === "polyline") {
    const points = (shape.points ?? []).map((p) => new THREE.Vector3(p[0], p[1], p[2]).applyMatrix4(place).toArray());
    batch.addLine(points, pose, shape.color ?? look.ink, { kind: "line", opacity });
    return;
  }
  if (shape.type === "plane") return; // the ground is drawn as a grid, see ground.ts
  const geometry = geometryOf(shape, extent);
  if (!geometry) return;
  const open = shape.type === "surface" || shape.type === "mesh";
  batch.add(geometry.applyMatrix4(place), pose, shape.color ?? "#7c8894", { kind: "lit", opacity, doubleSided: open || opacity < 1 });
  geometry.dispose();
  const ink: Paint = { kind: "line", opacity: 0.45 * look.opacity };
  for (const line of markings(shape)) batch.addLine(line.map((p) => p.applyMatrix4(place).toArray()), pose, look.ink, ink);
}

function placeOf(shape: Shape): THREE.Matrix4 {
  const p = shape.position ?? [0, 0, 0];
  const q = shape.quaternion ?? [1, 0, 0, 0];
  return new THREE.Matrix4().compose(new THREE.Vector3(p[0], p[1], p[2]), new THREE.Quaternion(q[1], q[2], q[3], q[0]), new THREE.Vector3(1, 1, 1));
}

function geometryOf(shape: Shape, extent: number): THREE.BufferGeometry | null {
  const size = shape.size ?? [];
  const [a, b, c] = [size[0] ?? 0.05 * extent, size[1] ?? size[0] ?? 0.05 * extent, size[2] ?? size[0] ?? 0.05 * extent];
  switch (shape.type) {
    case "sphere":
      return new THREE.SphereGeometry(a, 40, 24);
    case "ellipsoid":
      return new THREE.SphereGeometry(1, 48, 28).scale(a, b, c);
    case "box":
      return new THREE.BoxGeometry(a, b, c);
    case "cylinder":
      return new THREE.CylinderGeometry(a, a, b, 48).rotateX(Math.PI / 2);
    case "cone":
      return new THREE.ConeGeometry(a, b, 40).rotateX(Math.PI / 2);
    case "torus":
      return new THREE.TorusGeometry(a, b, 20, 72);
    case "surface":
    case "mesh":
      return triangles(shape);
    default:
      return null;
  }
}

function triangles(shape: Shape): THREE.BufferGeometry {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute((shape.vertices ?? []).flat(), 3));
  geometry.setIndex((shape.faces ?? []).flatMap((face) => face.slice(2).flatMap((_, i) => [face[0], face[i + 1], face[i + 2]])));
  geometry.computeVertexNormals();
  return geometry;
}

type Point = [number, number, number];

/** Lines on a body of revolution, by which its turning is seen; the edges of a box. */
function markings(shape: Shape): THREE.Vector3[][] {
  const lines: THREE.Vector3[][] = [];
  const line = (...points: Point[]) => lines.push(points.map((p) => new THREE.Vector3(...p)));
  const circle = (point: (s: number) => Point) => line(...Array.from({ length: 65 }, (_, i) => point((2 * Math.PI * i) / 64)));
  const s = shape.size ?? [1, 1, 1];
  const grown = 1.003;
  if (shape.type === "box") {
    const [x, y, z] = [s[0] / 2, s[1] / 2, s[2] / 2];
    for (const h of [-z, z]) line([-x, -y, h], [x, -y, h], [x, y, h], [-x, y, h], [-x, -y, h]);
    for (const [a, b] of [[-x, -y], [x, -y], [x, y], [-x, y]]) line([a, b, -z], [a, b, z]);
  } else if (shape.type === "sphere" || shape.type === "ellipsoid") {
    const [a, b, c] = [s[0], s[1] ?? s[0], s[2] ?? s[0]].map((x) => x * grown);
    circle((t) => [a * Math.cos(t), b * Math.sin(t), 0]);
    circle((t) => [a * Math.cos(t), 0, c * Math.sin(t)]);
    circle((t) => [0, b * Math.cos(t), c * Math.sin(t)]);
  } else if (shape.type === "cylinder") {
    const [r, l] = [s[0], s[1] ?? s[0]];
    for (const side of [-0.5 * grown * l, 0.5 * grown * l]) {
      circle((t) => [r * grown * Math.cos(t), r * grown * Math.sin(t), side]);
      line([r, 0, side], [-r, 0, side]);
      line([0, r, side], [0, -r, side]);
    }
  } else if (shape.type === "torus") {
    const [R, r] = [s[0], s[1] ?? 0.1 * s[0]];
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 4;
      circle((t) => [(R + r * grown * Math.cos(t)) * Math.cos(turn), (R + r * grown * Math.cos(t)) * Math.sin(turn), r * grown * Math.sin(t)]);
    }
  }
  return lines;
}
