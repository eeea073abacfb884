// Arrows of forces: colour by constraint, length by one of three scales.
import * as THREE from "three";
import type { Force } from "../document";
import { type Instant, vectorAt } from "./interpolate";

export type ScaleKind = "automatic" | "logarithmic" | "fixed";

export interface ArrowScale {
  kind: ScaleKind;
  /** Metres a newton (newton metre), of the fixed scale. */
  fixed: number;
}

/** Decades that a logarithmic scale shows. */
const DECADES = 4;

/** The length of an arrow; `largest` is the size that gets the `longest` one. */
export function arrowLength(size: number, largest: number, longest: number, scale: ArrowScale): number {
  if (!(size > 0) || !(largest > 0)) return 0;
  if (scale.kind === "fixed") return size * scale.fixed;
  if (scale.kind === "logarithmic") return longest * Math.max(0, 1 + Math.log10(size / largest) / DECADES);
  return longest * Math.min(1.6, size / largest);
}

/** A size that most samples stay below: peaks of impacts do not shrink all other arrows. */
export function usualLargest(forces: Force[], torque: boolean): number {
  const sizes: number[] = [];
  for (const force of forces) {
    if (force.torque !== torque) continue;
    const v = force.vector;
    const step = 3 * Math.max(1, Math.floor(v.length / 3 / 400));
    for (let i = 0; i + 2 < v.length; i += step) sizes.push(Math.hypot(v[i], v[i + 1], v[i + 2]));
  }
  sizes.sort((a, b) => a - b);
  if (!sizes.length) return 0;
  const usual = sizes[Math.floor(0.98 * (sizes.length - 1))];
  return usual > 0 ? usual : sizes[sizes.length - 1];
}

export class Arrow {
  readonly object = new THREE.Group();
  readonly tip = new THREE.Vector3();
  size = 0;
  length = 0;
  private readonly shaft: THREE.Mesh;
  private readonly head: THREE.Mesh;
  private readonly second: THREE.Mesh | null;
  private readonly thickness: number;
  private readonly at = [0, 0, 0];
  private readonly vector = [0, 0, 0];
  private readonly direction = new THREE.Vector3();

  constructor(
    public force: Force,
    readonly colour: string,
    longest: number,
  ) {
    const side = force.part === "friction" || force.part === "nonideal" ? 0.62 : 1;
    this.thickness = 0.026 * longest * side;
    const paint = new THREE.MeshBasicMaterial({ color: shade(colour, force.part), depthTest: false, transparent: true, opacity: 0.95 });
    this.shaft = new THREE.Mesh(SHAFT, paint);
    this.head = new THREE.Mesh(HEAD, paint);
    this.second = force.torque ? new THREE.Mesh(HEAD, paint) : null;
    this.object.add(this.shaft, this.head);
    if (this.second) this.object.add(this.second);
    this.object.traverse((part) => (part.renderOrder = 10));
  }

  /** Put it at its place at an instant. */
  place(at: Instant, largest: number, longest: number, scale: ArrowScale): void {
    vectorAt(this.force.at, at, this.at);
    vectorAt(this.force.vector, at, this.vector);
    this.size = Math.hypot(this.vector[0], this.vector[1], this.vector[2]);
    this.length = arrowLength(this.size, largest, longest, scale);
    this.object.visible = this.length > 0.005 * longest;
    if (!this.object.visible) return;
    this.direction.set(this.vector[0], this.vector[1], this.vector[2]).divideScalar(this.size);
    this.object.position.set(this.at[0], this.at[1], this.at[2]);
    this.object.quaternion.setFromUnitVectors(UP, this.direction);
    const head = Math.min(5.2 * this.thickness, 0.5 * this.length);
    const width = (this.thickness * head) / (5.2 * this.thickness);
    this.shaft.scale.set(width, width, Math.max(this.length - head, 1e-9));
    this.head.position.set(0, 0, this.length - head);
    this.head.scale.set(2.4 * width, 2.4 * width, head);
    if (this.second) {
      this.second.position.set(0, 0, this.length - 1.9 * head);
      this.second.scale.copy(this.head.scale);
    }
    this.tip.copy(this.object.position).addScaledVector(this.direction, this.length);
  }
}

const UP = new THREE.Vector3(0, 0, 1);
const SHAFT = new THREE.CylinderGeometry(0.5, 0.5, 1, 12).rotateX(Math.PI / 2).translate(0, 0, 0.5);
const HEAD = new THREE.ConeGeometry(0.8, 1, 16).rotateX(Math.PI / 2).translate(0, 0, 0.5);

/** The colour of a part: that of the constraint, lighter for friction and what is not ideal. */
export function shade(colour: string, part: string): string {
  if (part !== "friction" && part !== "nonideal") return colour;
  const made = new THREE.Color(colour);
  const hsl = { h: 0, s: 0, l: 0 };
  made.getHSL(hsl);
  return `#${made.setHSL((hsl.h + 0.04) % 1, hsl.s, hsl.l > 0.5 ? hsl.l * 0.78 : Math.min(0.72, hsl.l * 1.5 + 0.06)).getHexString()}`;
}
