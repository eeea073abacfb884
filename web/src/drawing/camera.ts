// Where the motion is seen from: perspective or orthographic, fitted to the motion, following if wished.
import * as THREE from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { Run, SceneData, Shape } from "../document";

export const AXES: Record<string, THREE.Vector3> = {
  x: new THREE.Vector3(1, 0, 0),
  y: new THREE.Vector3(0, 1, 0),
  z: new THREE.Vector3(0, 0, 1),
  "-x": new THREE.Vector3(-1, 0, 0),
  "-y": new THREE.Vector3(0, -1, 0),
  "-z": new THREE.Vector3(0, 0, -1),
};

/** The whole picture against what must be in it. */
const MARGIN = 1.28;
/** The box that a followed mechanism may move in, in halves of the picture. */
const INNER = 0.38;

/** The corners of the box around a shape, in the axes of its node. */
function shapeCorners(shape: Shape): THREE.Vector3[] {
  const [a, b, c] = shape.size ?? [0, 0, 0];
  const half: Record<string, number[]> = {
    sphere: [a, a, a],
    ellipsoid: [a, b, c],
    box: [a / 2, b / 2, c / 2],
    cylinder: [a, a, b / 2],
    cone: [a, a, b / 2],
    torus: [a + b, a + b, b],
  };
  const points = [...(shape.points ?? []), ...(shape.vertices ?? [])];
  const h = half[shape.type] ?? [0, 0, 0];
  const box = new THREE.Box3(new THREE.Vector3(-h[0], -h[1], -h[2]), new THREE.Vector3(h[0], h[1], h[2]));
  if (points.length) box.setFromPoints(points.map((p) => new THREE.Vector3(p[0], p[1], p[2])));
  const q = shape.quaternion ?? [1, 0, 0, 0];
  const turn = new THREE.Quaternion(q[1], q[2], q[3], q[0]);
  const p = shape.position ?? [0, 0, 0];
  const { min, max } = box;
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => new THREE.Vector3(i & 1 ? max.x : min.x, i & 2 ? max.y : min.y, i & 4 ? max.z : min.z).applyQuaternion(turn).add(new THREE.Vector3(p[0], p[1], p[2])));
}

/** The corners of the boxes around the shapes of every node that moves; none for another. */
export function nodeCorners(scene: SceneData): THREE.Vector3[][] {
  return scene.nodes.map((node) => {
    if (node.kind === "ground" || node.kind === "point") return [];
    const corners = node.shapes.filter((shape) => shape.type !== "plane").flatMap(shapeCorners);
    return corners.length ? corners : [new THREE.Vector3()];
  });
}

/** Corners of what stands on the ground and has an end: a ball on a sphere is seen with the sphere. */
export function boundedGround(scene: SceneData): THREE.Vector3[] {
  return (scene.nodes[0]?.shapes ?? []).filter((shape) => ["sphere", "ellipsoid", "torus"].includes(shape.type)).flatMap(shapeCorners);
}

/** Points around all places that the nodes come to: what a picture of the whole motion must hold. */
export function motionPoints(scene: SceneData, run: Run): THREE.Vector3[] {
  const points: THREE.Vector3[] = [];
  const nodes = scene.nodes.length;
  const step = Math.max(1, Math.floor(run.time.length / 80));
  const turn = new THREE.Quaternion();
  nodeCorners(scene).forEach((corners, i) => {
    for (let k = 0; corners.length && k < run.time.length; k += step) {
      const at = 7 * (k * nodes + i);
      const p = run.poses;
      if (!Number.isFinite(p[at] + p[at + 1] + p[at + 2])) continue;
      turn.set(p[at + 4], p[at + 5], p[at + 6], p[at + 3]);
      for (const corner of corners) points.push(corner.clone().applyQuaternion(turn).add(new THREE.Vector3(p[at], p[at + 1], p[at + 2])));
    }
  });
  points.push(...boundedGround(scene));
  for (const shape of scene.nodes[0]?.shapes ?? []) {
    if (shape.type !== "plane" && shapeReach({ ...shape, position: undefined }) <= 0.6 * scene.extent) points.push(...shapeCorners(shape));
  }
  if (!points.length) for (const axis of [AXES.x, AXES.y, AXES.z]) points.push(axis.clone(), axis.clone().negate());
  return points;
}

/** The box of all places that the nodes come to, with their shapes. */
export function motionBox(scene: SceneData, run: Run): THREE.Box3 {
  return new THREE.Box3().setFromPoints(motionPoints(scene, run));
}

export function shapeReach(shape: Shape): number {
  const size = shape.size ?? [0];
  const own = shape.type === "box" || shape.type === "cylinder" ? Math.max(...size) * (shape.type === "box" ? 0.6 : 1) : size.reduce((a, b) => Math.max(a, b), 0) + (shape.type === "torus" ? (size[1] ?? 0) : 0);
  const points = [...(shape.points ?? []), ...(shape.vertices ?? [])];
  const far = points.reduce((most, p) => Math.max(most, Math.hypot(p[0], p[1], p[2])), 0);
  const away = shape.position ? Math.hypot(...shape.position) : 0;
  return Math.max(own, far) + away;
}

/** The normal of a plane motion: what the scene says, else the axis along which the masses move least. */
export function planeNormal(scene: SceneData, run: Run): THREE.Vector3 | null {
  if (!scene.planar) return null;
  if (scene.normal) return new THREE.Vector3(scene.normal[0], scene.normal[1], scene.normal[2]).normalize();
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const nodes = scene.nodes.length;
  for (let k = 0; k < run.time.length; k++) {
    for (let i = 1; i < nodes; i++) {
      for (let c = 0; c < 3; c++) {
        const x = run.poses[7 * (k * nodes + i) + c];
        low[c] = Math.min(low[c], x);
        high[c] = Math.max(high[c], x);
      }
    }
  }
  const spans = [0, 1, 2].map((c) => high[c] - low[c]);
  const up = "xyz".indexOf(scene.up.replace("-", ""));
  const flat = [0, 1, 2].filter((c) => !(spans[c] > 1e-6 * Math.max(...spans)));
  // among several flat directions: across the vertical, so that up stays up on the screen
  const axis = flat.length ? (flat.length > 1 ? (flat.find((c) => c !== up && c !== 0) ?? flat[0]) : flat[0]) : 2;
  return AXES["xyz"[axis]].clone();
}

export class Viewpoint {
  camera: THREE.PerspectiveCamera | THREE.OrthographicCamera;
  controls: OrbitControls;
  private readonly perspective = new THREE.PerspectiveCamera(32, 1, 0.001, 1000);
  private readonly orthographic = new THREE.OrthographicCamera(-1, 1, 1, -1, -1000, 1000);
  private aspect = 1;
  /** Whether a person has turned or moved it. */
  isTouched = false;

  constructor(
    private readonly canvas: HTMLElement,
    readonly up: THREE.Vector3,
    readonly normal: THREE.Vector3 | null,
    private readonly onChange: () => void,
  ) {
    this.camera = normal ? this.orthographic : this.perspective;
    this.controls = this.attach();
  }

  get isOrthographic(): boolean {
    return this.camera === this.orthographic;
  }

  private attach(): OrbitControls {
    const face = this.normal && Math.abs(this.normal.dot(this.up)) > 0.9;
    const up = face && this.isOrthographic ? AXES.y : this.up;
    this.perspective.up.copy(this.up);
    this.orthographic.up.copy(up);
    const controls = new OrbitControls(this.camera, this.canvas);
    controls.enableDamping = false;
    controls.screenSpacePanning = true;
    controls.addEventListener("change", this.onChange);
    controls.addEventListener("start", () => (this.isTouched = true));
    return controls;
  }

  /** The other projection, from a good place. */
  setOrthographic(on: boolean, points: THREE.Vector3[]): void {
    if (on === this.isOrthographic) return;
    this.camera = on ? this.orthographic : this.perspective;
    this.controls.dispose();
    this.controls = this.attach();
    this.fit(points);
  }

  /** See all of some points, from the front and a little above; of a plane motion along its normal. */
  fit(points: THREE.Vector3[]): void {
    const direction = this.direction();
    const basis = new THREE.Matrix4().lookAt(direction, new THREE.Vector3(), this.camera.up);
    const [right, above] = [0, 1].map((i) => new THREE.Vector3().setFromMatrixColumn(basis, i));
    const seen = points.map((p) => [p.dot(right), p.dot(above), p.dot(direction)]);
    const ends = [0, 1, 2].map((i) => [Math.min(...seen.map((s) => s[i])), Math.max(...seen.map((s) => s[i]))]);
    const middle = ends.map(([low, high]) => (low + high) / 2);
    const size = Math.max(...ends.map(([low, high]) => high - low), 1e-9);
    let away = 20 * size;
    if (this.isOrthographic) {
      const [width, height] = [ends[0][1] - ends[0][0], ends[1][1] - ends[1][0]];
      this.orthographic.zoom = 1;
      this.orthographicHalf = Math.max(0.5 * height, (0.5 * width) / this.aspect) * MARGIN + 1e-9;
      this.orthographic.near = -away;
      this.orthographic.far = 3 * away;
    } else {
      away = this.distance(seen, middle);
      this.perspective.near = away / 200;
      this.perspective.far = away * 60;
    }
    const target = this.controls.target.set(0, 0, 0);
    target.addScaledVector(right, middle[0]).addScaledVector(above, middle[1]).addScaledVector(direction, middle[2]);
    this.camera.position.copy(target).addScaledVector(direction, away);
    this.resize(this.aspect);
    this.controls.update();
  }

  private orthographicHalf = 1;

  /** From how far all points are seen; what is looked at is moved so that the margins are equal. */
  private distance(seen: number[][], middle: number[]): number {
    const half = Math.tan(((this.perspective.fov / 2) * Math.PI) / 180) / MARGIN;
    const slopes = [half * this.aspect, half];
    let away = 0;
    for (let round = 0; round < 4; round++) {
      away = 1e-9;
      for (const s of seen) {
        const depth = s[2] - middle[2];
        for (const k of [0, 1]) away = Math.max(away, depth + Math.abs(s[k] - middle[k]) / slopes[k]);
      }
      for (const k of [0, 1]) {
        const angles = seen.map((s) => (s[k] - middle[k]) / Math.max(away - (s[2] - middle[2]), 1e-9));
        middle[k] += (away * (Math.min(...angles) + Math.max(...angles))) / 2;
      }
    }
    return away;
  }

  /** Towards the viewer, where the author of the page has chosen it. */
  toward: THREE.Vector3 | null = null;

  private direction(): THREE.Vector3 {
    if (this.toward) return this.toward.clone();
    if (this.normal && this.isOrthographic) {
      // x to the right: from in front of the plane
      const front = this.normal.clone();
      if (Math.abs(front.y) > 0.9 && Math.abs(this.up.z) > 0.9) front.set(0, -1, 0);
      return front;
    }
    const side = Math.abs(this.up.z) > 0.5 ? new THREE.Vector3(0.45, -1, 0) : Math.abs(this.up.y) > 0.5 ? new THREE.Vector3(0.45, 0, 1) : new THREE.Vector3(0, 0.45, 1);
    return side.normalize().addScaledVector(this.up, 0.42).normalize();
  }

  /** How large points are drawn: the larger of width and height of the box around them, in parts of the picture. */
  coverage(points: THREE.Vector3[]): number {
    const ends = [Infinity, -Infinity, Infinity, -Infinity];
    this.camera.updateMatrixWorld();
    for (const p of points) {
      const { x, y } = this.projected.copy(p).project(this.camera);
      [ends[0], ends[1], ends[2], ends[3]] = [Math.min(ends[0], x), Math.max(ends[1], x), Math.min(ends[2], y), Math.max(ends[3], y)];
    }
    return Math.max(ends[1] - ends[0], ends[3] - ends[2]) / 2;
  }

  /** How far from the middle of the picture points are drawn, in halves of it. */
  reach(points: THREE.Vector3[]): number {
    this.camera.updateMatrixWorld();
    return points.reduce((most, p) => {
      const { x, y } = this.projected.copy(p).project(this.camera);
      return Math.max(most, Math.abs(x), Math.abs(y));
    }, 0);
  }

  /** Metres from the middle of the picture to its upper edge, where the camera looks at. */
  get halfHeight(): number {
    if (this.isOrthographic) return this.orthographicHalf / this.orthographic.zoom;
    return this.camera.position.distanceTo(this.controls.target) * Math.tan(((this.perspective.fov / 2) * Math.PI) / 180);
  }

  private readonly projected = new THREE.Vector3();

  /** Move only as far as keeps a point within the inner box of the picture. */
  contain(point: THREE.Vector3): boolean {
    this.camera.updateMatrixWorld();
    const { x, y } = this.projected.copy(point).project(this.camera);
    const over = (v: number) => v - Math.min(Math.max(v, -INNER), INNER);
    const [right, above] = [over(x), over(y)];
    if (!right && !above) return false;
    const depth = this.projected.copy(point).sub(this.camera.position).dot(this.camera.getWorldDirection(new THREE.Vector3()));
    const half = this.isOrthographic ? this.orthographicHalf / this.orthographic.zoom : depth * Math.tan(((this.perspective.fov / 2) * Math.PI) / 180);
    const axis = (i: number) => new THREE.Vector3().setFromMatrixColumn(this.camera.matrixWorld, i);
    this.shift(axis(0).multiplyScalar(right * half * this.aspect).addScaledVector(axis(1), above * half));
    return true;
  }

  /** Move with a point. */
  shift(by: THREE.Vector3): void {
    this.camera.position.add(by);
    this.controls.target.add(by);
    this.camera.updateMatrixWorld();
  }

  resize(aspect: number): void {
    this.aspect = aspect;
    this.perspective.aspect = aspect;
    const h = this.orthographicHalf;
    this.orthographic.left = -h * aspect;
    this.orthographic.right = h * aspect;
    this.orthographic.top = h;
    this.orthographic.bottom = -h;
    this.perspective.updateProjectionMatrix();
    this.orthographic.updateProjectionMatrix();
  }
}
