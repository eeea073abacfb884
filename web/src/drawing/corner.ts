// The axes of the ground and the direction of gravity, in a corner of the stage.
import * as THREE from "three";

const SIZE = 84;
const LENGTH = 24;
const SVG = "http://www.w3.org/2000/svg";

export class Corner {
  readonly element = make("svg", { class: "stage-corner", width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}`, role: "img", "aria-label": "axes of the ground" });
  private readonly arms: { direction: THREE.Vector3; line: SVGElement; word: SVGElement }[];
  private readonly turned = new THREE.Vector3();
  private readonly inverse = new THREE.Quaternion();
  private last = "";

  constructor(gravity: number[] | undefined) {
    this.arms = ["x", "y", "z"].map((letter, i) => this.arm(letter, new THREE.Vector3().setComponent(i, 1), letter));
    const g = new THREE.Vector3(...((gravity ?? [0, 0, 0]) as [number, number, number]));
    if (g.length() > 0) {
      this.arms.push(this.arm("g", g.normalize().multiplyScalar(1.15), "gravity"));
      this.element.setAttribute("aria-label", "axes of the ground, gravity");
    }
  }

  private arm(letter: string, direction: THREE.Vector3, kind: string): { direction: THREE.Vector3; line: SVGElement; word: SVGElement } {
    const line = make("path", { class: `arm ${kind}` });
    const word = make("text", { class: `arm-word ${kind}`, "text-anchor": "middle", "dominant-baseline": "central" });
    word.textContent = letter;
    this.element.append(line, word);
    return { direction, line, word };
  }

  show(camera: THREE.Camera): void {
    const q = camera.quaternion;
    const key = `${q.x.toFixed(4)} ${q.y.toFixed(4)} ${q.z.toFixed(4)} ${q.w.toFixed(4)}`;
    if (key === this.last) return;
    this.last = key;
    this.inverse.copy(q).invert();
    for (const { direction, line, word } of this.arms) {
      const { x, y } = this.turned.copy(direction).applyQuaternion(this.inverse);
      const [px, py] = [SIZE / 2 + LENGTH * x, SIZE / 2 - LENGTH * y];
      const flat = Math.hypot(x, y) < 0.15; // towards the viewer
      line.setAttribute("d", flat ? "" : head(SIZE / 2, SIZE / 2, px, py));
      word.setAttribute("x", String(SIZE / 2 + (LENGTH + 9) * x + (flat ? -8 : 0)));
      word.setAttribute("y", String(SIZE / 2 - (LENGTH + 9) * y + (flat ? 8 : 0)));
    }
  }
}

/** A line with a small head. */
function head(x0: number, y0: number, x: number, y: number): string {
  const length = Math.hypot(x - x0, y - y0) || 1;
  const [ux, uy] = [(x - x0) / length, (y - y0) / length];
  const barb = (side: number) => `M ${x} ${y} L ${x - 5 * ux + side * 2.6 * uy} ${y - 5 * uy - side * 2.6 * ux}`;
  return `M ${x0} ${y0} L ${x} ${y} ${barb(1)} ${barb(-1)}`;
}

function make(tag: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
