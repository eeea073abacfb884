// Paths of the masses: the whole one faint, what was travelled clear.
import * as THREE from "three";
import type { Run, SceneData } from "../document";

export class Trails {
  readonly object = new THREE.Group();
  private travelled: THREE.Line[] = [];

  constructor(
    scene: SceneData,
    run: Run,
    private readonly opacity: number,
  ) {
    this.replace(scene, run);
  }

  /** The paths of another motion. */
  replace(scene: SceneData, run: Run): void {
    for (const line of this.object.children as THREE.Line[]) line.geometry.dispose();
    this.object.clear();
    this.travelled = [];
    const { opacity } = this;
    const nodes = scene.nodes.length;
    scene.nodes.forEach((node, i) => {
      if (node.kind !== "body" && node.kind !== "particle") return;
      const points = new Float32Array(run.time.length * 3);
      let moved = 0;
      for (let k = 0; k < run.time.length; k++) {
        const at = 7 * (k * nodes + i);
        for (let c = 0; c < 3; c++) points[3 * k + c] = run.poses[at + c];
        if (k) moved = Math.max(moved, Math.hypot(points[3 * k] - points[0], points[3 * k + 1] - points[1], points[3 * k + 2] - points[2]));
      }
      if (moved < 1e-4 * scene.extent) return;
      const geometry = new THREE.BufferGeometry().setAttribute("position", new THREE.BufferAttribute(points, 3));
      const colour = node.shapes[0]?.color ?? "#7c8894";
      const faint = new THREE.Line(geometry, new THREE.LineBasicMaterial({ color: colour, transparent: true, opacity: 0.22 * opacity }));
      const clear = new THREE.Line(geometry.clone(), new THREE.LineBasicMaterial({ color: colour, transparent: true, opacity: 0.95 * opacity }));
      faint.frustumCulled = clear.frustumCulled = false;
      this.travelled.push(clear);
      this.object.add(faint, clear);
    });
  }

  /** Show what was travelled up to a sample. */
  show(index: number): void {
    for (const line of this.travelled) line.geometry.setDrawRange(0, index + 1);
  }
}
