// A scene at other parameters: shapes whose lengths were said in terms of them follow.
import * as THREE from "three";
import type { Law, Module, SceneData, Shape } from "../document";

/** The scene at parameters; the same object where none of its numbers depends on what has changed. */
export function sceneAt(scene: SceneData, follows: Module["follows"], parameters: Record<string, number>, before: Record<string, number>): SceneData {
  const acting = (law: Law) => Object.keys(law.slopes ?? law.powers ?? law.knots ?? {}).some((name) => parameters[name] !== before[name]);
  const laws = (follows?.laws ?? []).filter(acting);
  if (!laws.length) return scene;
  const nodes = scene.nodes.map((node) => ({ ...node, shapes: node.shapes.map((shape) => ({ ...shape })) }));
  const links = scene.links.map((link) => ({ ...link }));
  const points = (scene.points ?? []).map((point) => ({ ...point }));
  for (const law of laws) {
    const target: object = law.kind === "link" ? links[law.index] : law.kind === "point" ? points[law.index] : nodes[law.index].shapes[law.shape];
    put(target as Record<string, unknown>, law, value(law, parameters));
  }
  return { ...scene, nodes, links, points };
}

/** The parameters that were moved and that some shape does not follow, or not together with another. */
export function leftBehind(follows: Module["follows"], parameters: Record<string, number>, before: Record<string, number>): { left: string[]; together: string[] } {
  const moved = (names: string[] | undefined) => (names ?? []).filter((name) => parameters[name] !== before[name]);
  const together = moved(follows?.alone);
  return { left: moved(follows?.left), together: together.length > 1 ? together : [] };
}

function value(law: Law, parameters: Record<string, number>): number[] {
  const found = [...law.base];
  for (const [name, slopes] of Object.entries(law.slopes ?? {})) slopes.forEach((slope, i) => (found[i] += slope * parameters[name]));
  for (const [name, powers] of Object.entries(law.powers ?? {})) {
    const ratio = parameters[name] / (law.at?.[name] ?? 1);
    powers.forEach((power, i) => (found[i] *= power ? ratio ** power : 1));
  }
  for (const [name, knots] of Object.entries(law.knots ?? {})) along(knots, law.rows?.[name] ?? [], parameters[name]).forEach((f, i) => (found[i] += f - law.base[i]));
  if (law.key === "size" || law.key === "radius") return found.map((x) => (x > 1e-9 ? x : 1e-9)); // a size is never negative, nor not a number
  return found;
}

/** The cubic through the four knots around a value; beyond the ends the last one. */
function along(knots: number[], rows: number[][], value: number): number[] {
  const x = Math.min(Math.max(value, knots[0]), knots[knots.length - 1]);
  const above = knots.findIndex((knot) => knot >= x);
  const first = Math.min(Math.max(above - 2, 0), Math.max(knots.length - 4, 0));
  const near = [0, 1, 2, 3].map((k) => first + k).filter((k) => k < knots.length);
  const found = rows[0].map(() => 0);
  for (const i of near) {
    const weight = near.reduce((product, j) => (j === i ? product : (product * (x - knots[j])) / (knots[i] - knots[j])), 1);
    rows[i].forEach((number, k) => (found[k] += weight * number));
  }
  return found;
}

/** Flat numbers into an entry that has rows of three, or none. */
function put(target: Record<string, unknown>, law: Law, flat: number[]): void {
  if (law.key === "radius") return void (target.size = [flat[0], (target as unknown as Shape).size?.[1] ?? 0]);
  if (law.key === "ends") return between(target as unknown as Shape, flat.slice(0, 3), flat.slice(3));
  const rows = law.key === "points" || law.key === "vertices";
  target[law.key] = rows ? Array.from({ length: flat.length / 3 }, (_, i) => flat.slice(3 * i, 3 * i + 3)) : flat;
  if (law.key === "quaternion") normalise(target as unknown as Shape);
}

/** A cylinder from one place to another, of the radius that it has. */
function between(shape: Shape, a: number[], b: number[]): void {
  const way = new THREE.Vector3(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  const length = way.length();
  shape.size = [shape.size?.[0] ?? 0, length > 1e-9 ? length : 1e-9];
  shape.position = [0, 1, 2].map((i) => (a[i] + b[i]) / 2);
  const { w, x, y, z } = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 0, 1), length > 1e-9 ? way.divideScalar(length) : new THREE.Vector3(0, 0, 1));
  shape.quaternion = [w, x, y, z];
}

function normalise(shape: Shape): void {
  const q = shape.quaternion as number[];
  const size = Math.hypot(...q) || 1;
  shape.quaternion = q.map((x) => x / size);
}
