// Paths of the masses and of points of contact: the whole one faint, what was travelled clear; all of them in two draw calls.
import * as THREE from "three";
import type { Run, SceneData } from "../document";

const WHITE = new THREE.Color("#ffffff");

/** A path: its colour, and component c at sample k. */
interface Path {
  colour: string;
  at: (k: number, c: number) => number;
}

export class Trails {
  readonly object = new THREE.Group();
  private readonly faint: THREE.LineSegments;
  private readonly clear: THREE.LineSegments;
  /** How many masses leave a path. */
  private paths = 0;

  constructor(
    scene: SceneData,
    run: Run,
    opacity: number,
    private readonly lightened: number,
  ) {
    const lines = (part: number) => {
      const made = new THREE.LineSegments(new THREE.BufferGeometry(), new THREE.LineBasicMaterial({ vertexColors: true, transparent: true, opacity: part * opacity }));
      made.frustumCulled = false;
      return made;
    };
    this.faint = lines(0.34 + 1.7 * lightened); // on a dark ground a thin line needs more
    this.clear = lines(0.95);
    this.object.add(this.faint, this.clear);
    this.replace(scene, run);
  }

  /** The paths of another motion. The segments of one interval of time lie together, those of all masses. */
  replace(scene: SceneData, run: Run): void {
    const nodes = scene.nodes.length;
    const moving = scene.nodes.map((_, i) => i).filter((i) => (scene.nodes[i].kind === "body" || scene.nodes[i].kind === "particle") && moves(run, nodes, i, 1e-4 * scene.extent));
    const intervals = run.time.length - 1;
    const paths: Path[] = moving.map((node) => ({ colour: scene.nodes[node].shapes[0]?.color ?? "#7c8894", at: (k, c) => run.poses[7 * (k * nodes + node) + c] }));
    for (const contact of run.contacts ?? []) paths.push({ colour: "#8a5a2b", at: (k, c) => contact.at[3 * k + c] });
    const points = new Float32Array(6 * paths.length * intervals);
    const colours = new Float32Array(points.length);
    paths.forEach((path, j) => {
      const { r, g, b } = new THREE.Color(path.colour).lerp(WHITE, this.lightened);
      for (let k = 0; k < intervals; k++) {
        const to = 6 * (k * paths.length + j);
        for (let c = 0; c < 6; c++) points[to + c] = path.at(k + (c < 3 ? 0 : 1), c % 3);
        colours.set([r, g, b, r, g, b], to);
      }
    });
    this.paths = paths.length;
    for (const line of [this.faint, this.clear]) {
      line.geometry.dispose();
      line.geometry = new THREE.BufferGeometry().setAttribute("position", new THREE.BufferAttribute(points, 3)).setAttribute("color", new THREE.BufferAttribute(colours, 3));
      line.visible = paths.length > 0;
    }
  }

  /** Show what was travelled up to a sample. */
  show(index: number): void {
    this.clear.geometry.setDrawRange(0, 2 * this.paths * index);
  }
}

function moves(run: Run, nodes: number, node: number, least: number): boolean {
  const { poses } = run;
  const first = 7 * node;
  for (let k = 1; k < run.time.length; k++) {
    const at = 7 * (k * nodes + node);
    if (Math.hypot(poses[at] - poses[first], poses[at + 1] - poses[first + 1], poses[at + 2] - poses[first + 2]) >= least) return true;
  }
  return false;
}
