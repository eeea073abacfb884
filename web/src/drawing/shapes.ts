// Shapes of a scene as meshes.
import * as THREE from "three";
import type { Shape } from "../document";

export interface Look {
  /** Opacity over all: below 1 for a ghost. */
  opacity: number;
  /** A colour in place of the shapes' own. */
  colour?: string;
  ink: string;
}

/** The meshes of one shape, in place in its node. */
export function shapeObject(shape: Shape, look: Look, extent: number): THREE.Object3D | null {
  const made = madeOf(shape, look, extent);
  if (!made) return null;
  const p = shape.position ?? [0, 0, 0];
  const q = shape.quaternion ?? [1, 0, 0, 0];
  made.position.set(p[0], p[1], p[2]);
  made.quaternion.set(q[1], q[2], q[3], q[0]);
  return made;
}

function madeOf(shape: Shape, look: Look, extent: number): THREE.Object3D | null {
  if (shape.type === "polyline") return polyline(shape, look);
  if (shape.type === "plane") return null; // the ground is drawn as a grid, see ground.ts
  const geometry = geometryOf(shape, extent);
  if (!geometry) return null;
  const made = new THREE.Group();
  const mesh = new THREE.Mesh(geometry, material(shape, look));
  mesh.castShadow = mesh.receiveShadow = false;
  made.add(mesh);
  const marks = markings(shape, look);
  if (marks) made.add(marks);
  return made;
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

function material(shape: Shape, look: Look): THREE.Material {
  const opacity = (shape.opacity ?? 1) * look.opacity;
  const open = shape.type === "surface" || shape.type === "mesh";
  return new THREE.MeshStandardMaterial({
    color: look.colour ?? shape.color ?? "#7c8894",
    roughness: 0.62,
    metalness: 0.05,
    transparent: opacity < 1,
    opacity,
    depthWrite: opacity >= 1,
    side: open || opacity < 1 ? THREE.DoubleSide : THREE.FrontSide,
  });
}

/** Lines on a body of revolution, by which its turning is seen; the edges of a box. */
function markings(shape: Shape, look: Look): THREE.Object3D | null {
  const ink = new THREE.LineBasicMaterial({ color: look.ink, transparent: true, opacity: 0.45 * look.opacity });
  if (shape.type === "box") {
    const size = shape.size ?? [1, 1, 1];
    return new THREE.LineSegments(new THREE.EdgesGeometry(new THREE.BoxGeometry(size[0], size[1], size[2])), ink);
  }
  const group = new THREE.Group();
  const circle = (point: (s: number) => [number, number, number]) => {
    const points = Array.from({ length: 65 }, (_, i) => new THREE.Vector3(...point((2 * Math.PI * i) / 64)));
    group.add(new THREE.Line(new THREE.BufferGeometry().setFromPoints(points), ink));
  };
  const grown = 1.003;
  if (shape.type === "sphere" || shape.type === "ellipsoid") {
    const s = shape.size ?? [1];
    const [a, b, c] = [s[0], s[1] ?? s[0], s[2] ?? s[0]].map((x) => x * grown);
    circle((t) => [a * Math.cos(t), b * Math.sin(t), 0]);
    circle((t) => [a * Math.cos(t), 0, c * Math.sin(t)]);
    circle((t) => [0, b * Math.cos(t), c * Math.sin(t)]);
    return group;
  }
  if (shape.type === "cylinder") {
    const [r, l] = shape.size ?? [1, 1];
    for (const side of [-0.5, 0.5]) {
      circle((t) => [r * grown * Math.cos(t), r * grown * Math.sin(t), side * l * grown]);
      for (const turn of [0, Math.PI / 2]) {
        const [x, y] = [r * Math.cos(turn), r * Math.sin(turn)];
        const ends = [new THREE.Vector3(x, y, side * l * grown), new THREE.Vector3(-x, -y, side * l * grown)];
        group.add(new THREE.Line(new THREE.BufferGeometry().setFromPoints(ends), ink));
      }
    }
    return group;
  }
  if (shape.type === "torus") {
    const [R, r] = shape.size ?? [1, 0.1];
    for (let i = 0; i < 8; i++) {
      const turn = (i * Math.PI) / 4;
      circle((t) => [(R + r * grown * Math.cos(t)) * Math.cos(turn), (R + r * grown * Math.cos(t)) * Math.sin(turn), r * grown * Math.sin(t)]);
    }
    return group;
  }
  return null;
}

function polyline(shape: Shape, look: Look): THREE.Object3D {
  const points = (shape.points ?? []).map((p) => new THREE.Vector3(p[0], p[1], p[2]));
  const opacity = (shape.opacity ?? 1) * look.opacity;
  const line = new THREE.LineBasicMaterial({ color: look.colour ?? shape.color ?? look.ink, transparent: opacity < 1, opacity });
  return new THREE.Line(new THREE.BufferGeometry().setFromPoints(points), line);
}
