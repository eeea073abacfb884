// Arrows of forces: colour by constraint, length by one of three scales.
import * as THREE from "three";
import type { ArrowKind, Force } from "../document";
import type { Batch, Paint, PoseTable } from "./batch";
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
  return longest * Math.min(1.25, size / largest);
}

/** Arrows that share one scale: an applied force is as long as a reaction of its size. */
export type Measure = "force" | "torque" | "velocity" | "angular velocity";

export const measureOf = (kind: ArrowKind): Measure => (kind === "applied force" ? "force" : kind === "applied torque" ? "torque" : kind);

export const UNITS: Record<Measure, string> = { force: "N", torque: "N m", velocity: "m/s", "angular velocity": "rad/s" };

export type Largest = Record<Measure, number>;

export function largestOf(forces: Force[]): Largest {
  const of = (measure: Measure) => usualLargest(forces.filter((force) => measureOf(force.kind) === measure));
  return { force: of("force"), torque: of("torque"), velocity: of("velocity"), "angular velocity": of("angular velocity") };
}

/** A size that most samples stay below: peaks of impacts do not shrink all other arrows. */
function usualLargest(forces: Force[]): number {
  const sizes: number[] = [];
  for (const force of forces) {
    const v = force.vector;
    const step = 3 * Math.max(1, Math.floor(v.length / 3 / 400));
    for (let i = 0; i + 2 < v.length; i += step) sizes.push(Math.hypot(v[i], v[i + 1], v[i + 2]));
  }
  sizes.sort((a, b) => a - b);
  if (!sizes.length) return 0;
  const usual = sizes[Math.floor(0.9 * (sizes.length - 1))];
  return usual > 0 ? usual : sizes[sizes.length - 1];
}

/** Poses of one arrow: the shaft and two heads, the second for torques. */
export const PIECES = 3;

export class Arrow {
  readonly tip = new THREE.Vector3();
  readonly foot = new THREE.Vector3();
  visible = false;
  /** Whether somebody wants to see it. */
  wanted = true;
  size = 0;
  length = 0;
  private readonly thickness: number;
  private readonly vector = [0, 0, 0];
  private readonly direction = new THREE.Vector3();
  private readonly turn = new THREE.Quaternion();
  private readonly head = new THREE.Vector3();

  /** `index` is that of its first pose. */
  constructor(
    public force: Force,
    readonly colour: string,
    longest: number,
    private readonly index: number,
    batch: Batch,
  ) {
    const side = force.part === "friction" || force.part === "nonideal" ? 0.62 : 1;
    this.thickness = 0.026 * longest * side;
    const shown = shade(colour, force.part);
    const paint: Paint = { kind: "plain", opacity: force.recovered ? 0.45 : 1, over: measureOf(force.kind) === force.kind ? 10 : 9 };
    batch.add(SHAFT, index, shown, paint);
    batch.add(HEAD, index + 1, shown, paint);
    if (force.torque) batch.add(HEAD, index + 2, shown, paint);
  }

  /** Put it at its place at an instant. */
  place(at: Instant, largest: number, longest: number, scale: ArrowScale, table: PoseTable): void {
    vectorAt(this.force.vector, at, this.vector);
    this.size = Math.hypot(this.vector[0], this.vector[1], this.vector[2]);
    this.length = arrowLength(this.size, largest, longest, scale);
    this.visible = this.wanted && this.length > 0.005 * longest;
    if (!this.visible) {
      for (let i = 0; i < PIECES; i++) table.hide(this.index + i);
      return;
    }
    this.direction.set(this.vector[0], this.vector[1], this.vector[2]).divideScalar(this.size);
    vectorAt(this.force.at, at, this.vector);
    this.foot.set(this.vector[0], this.vector[1], this.vector[2]);
    this.turn.setFromUnitVectors(UP, this.direction);
    const head = Math.min(5.2 * this.thickness, 0.5 * this.length);
    const width = head / 5.2;
    table.set(this.index, this.foot, this.turn, width, width, Math.max(this.length - head, 1e-9));
    for (let i = 1; i < PIECES; i++) {
      const along = this.length - (i === 1 ? 1 : 1.9) * head;
      table.set(this.index + i, this.head.copy(this.foot).addScaledVector(this.direction, along), this.turn, 2.4 * width, 2.4 * width, head);
    }
    this.tip.copy(this.foot).addScaledVector(this.direction, this.length);
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
