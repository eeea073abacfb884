// The ground: a grid whose lines stand at round distances, under the motion.
import * as THREE from "three";
import type { SceneData } from "../document";
import type { StageColours } from "./palette";

/** 1, 2 or 5 times a power of ten, near a length. */
export function roundLength(length: number): number {
  const unit = 10 ** Math.floor(Math.log10(length));
  const part = length / unit;
  return (part < 1.5 ? 1 : part < 3.5 ? 2 : part < 7.5 ? 5 : 10) * unit;
}

/** Grids in the planes of the ground that the scene names; in space without a plane there is none. */
export function groundGrid(scene: SceneData, box: THREE.Box3, colours: StageColours, planeNormal: THREE.Vector3 | null): THREE.Object3D {
  const group = new THREE.Group();
  const planes = scene.nodes.flatMap((node) => (node.kind === "ground" ? node.shapes.filter((s) => s.type === "plane") : []));
  const size = box.getSize(new THREE.Vector3()).length();
  const spacing = roundLength(Math.max(size, scene.extent) / 14);
  const half = Math.ceil((Math.max(size, 2.4 * scene.extent) * 0.9) / spacing) * spacing;
  for (const plane of planes) group.add(placed(grid(half, spacing, colours), plane.position, plane.quaternion, box));
  if (!planes.length && planeNormal) {
    const made = grid(half, spacing, colours);
    made.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), planeNormal);
    const centre = box.getCenter(new THREE.Vector3());
    const back = planeNormal.clone().multiplyScalar(-0.5 * size - 0.2 * scene.extent);
    made.position.copy(rounded(centre, spacing)).add(back);
    group.add(made);
  }
  group.userData.spacing = planes.length || planeNormal ? spacing : 0;
  return group;
}

function rounded(v: THREE.Vector3, spacing: number): THREE.Vector3 {
  return v.clone().divideScalar(spacing).round().multiplyScalar(spacing);
}

function placed(made: THREE.Object3D, position: number[] = [0, 0, 0], q: number[] = [1, 0, 0, 0], box: THREE.Box3): THREE.Object3D {
  made.quaternion.set(q[1], q[2], q[3], q[0]);
  const normal = new THREE.Vector3(0, 0, 1).applyQuaternion(made.quaternion);
  const origin = new THREE.Vector3(position[0], position[1], position[2]);
  const centre = box.getCenter(new THREE.Vector3());
  const along = centre.sub(origin);
  along.addScaledVector(normal, -along.dot(normal)); // stay in the plane, come under the motion
  const spacing = made.userData.spacing as number;
  const inverse = made.quaternion.clone().invert();
  const local = rounded(along.applyQuaternion(inverse), spacing).applyQuaternion(made.quaternion);
  made.position.copy(origin).add(local);
  return made;
}

function grid(half: number, spacing: number, colours: StageColours): THREE.Object3D {
  const fine: number[] = [];
  const main: number[] = [];
  const lines = Math.round(half / spacing);
  for (let i = -lines; i <= lines; i++) {
    const x = i * spacing;
    const target = i % 5 === 0 ? main : fine;
    target.push(x, -half, 0, x, half, 0, -half, x, 0, half, x, 0);
  }
  const made = new THREE.Group();
  for (const [points, colour] of [[fine, colours.grid], [main, colours.gridMain]] as const) {
    const geometry = new THREE.BufferGeometry().setAttribute("position", new THREE.Float32BufferAttribute(points, 3));
    const segments = new THREE.LineSegments(geometry, new THREE.LineBasicMaterial({ color: colour, transparent: true, opacity: 0.9, depthWrite: false }));
    segments.renderOrder = -1;
    made.add(segments);
  }
  made.userData.spacing = spacing;
  return made;
}
