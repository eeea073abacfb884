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

/** The box of all places that the nodes come to, with their shapes. */
export function motionBox(scene: SceneData, run: Run): THREE.Box3 {
  const box = new THREE.Box3();
  const nodes = scene.nodes.length;
  const point = new THREE.Vector3();
  const step = Math.max(1, Math.floor(run.time.length / 200));
  scene.nodes.forEach((node, i) => {
    if (node.kind === "ground" || node.kind === "point") return;
    const reach = Math.max(0.02 * scene.extent, ...node.shapes.map(shapeReach));
    for (let k = 0; k < run.time.length; k += step) {
      const at = 7 * (k * nodes + i);
      point.set(run.poses[at], run.poses[at + 1], run.poses[at + 2]);
      if (!Number.isFinite(point.x + point.y + point.z)) continue;
      box.expandByPoint(point.clone().addScalar(reach)).expandByPoint(point.clone().addScalar(-reach));
    }
  });
  for (const shape of scene.nodes[0]?.shapes ?? []) {
    if (shape.type === "plane" || shapeReach(shape) > 4 * scene.extent) continue;
    const p = shape.position ?? [0, 0, 0];
    point.set(p[0], p[1], p[2]);
    const reach = shapeReach(shape);
    box.expandByPoint(point.clone().addScalar(reach)).expandByPoint(point.clone().addScalar(-reach));
  }
  if (box.isEmpty()) box.set(new THREE.Vector3(-1, -1, -1), new THREE.Vector3(1, 1, 1));
  return box;
}

function shapeReach(shape: Shape): number {
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
  private radius = 1;

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
    return controls;
  }

  /** The other projection, from a good place. */
  setOrthographic(on: boolean, box: THREE.Box3): void {
    if (on === this.isOrthographic) return;
    this.camera = on ? this.orthographic : this.perspective;
    this.controls.dispose();
    this.controls = this.attach();
    this.fit(box);
  }

  /** See a whole box, from the front and a little above; of a plane motion along its normal. */
  fit(box: THREE.Box3): void {
    const centre = box.getCenter(new THREE.Vector3());
    const size = box.getSize(new THREE.Vector3());
    this.radius = Math.max(0.5 * size.length(), 1e-6);
    const direction = this.direction();
    const distance = this.radius * 40;
    if (this.isOrthographic) {
      const basis = new THREE.Matrix4().lookAt(direction, new THREE.Vector3(), this.orthographic.up);
      const right = new THREE.Vector3().setFromMatrixColumn(basis, 0);
      const above = new THREE.Vector3().setFromMatrixColumn(basis, 1);
      const width = span(size, right);
      const height = span(size, above);
      this.orthographic.zoom = 1;
      this.orthographicHalf = Math.max(0.5 * height, (0.5 * width) / this.aspect) * 1.18 + 1e-9;
      this.camera.position.copy(centre).addScaledVector(direction, distance);
      this.orthographic.near = -distance;
      this.orthographic.far = 3 * distance;
    } else {
      const half = Math.tan(((this.perspective.fov / 2) * Math.PI) / 180);
      const away = (this.radius * 1.02) / half / Math.min(1, this.aspect);
      this.perspective.near = away / 200;
      this.perspective.far = away * 60;
      this.camera.position.copy(centre).addScaledVector(direction, away);
    }
    this.controls.target.copy(centre);
    this.resize(this.aspect);
    this.controls.update();
  }

  private orthographicHalf = 1;

  private direction(): THREE.Vector3 {
    if (this.normal && this.isOrthographic) {
      // x to the right: from in front of the plane
      const front = this.normal.clone();
      if (Math.abs(front.y) > 0.9 && Math.abs(this.up.z) > 0.9) front.set(0, -1, 0);
      return front;
    }
    const side = Math.abs(this.up.z) > 0.5 ? new THREE.Vector3(0.45, -1, 0) : Math.abs(this.up.y) > 0.5 ? new THREE.Vector3(0.45, 0, 1) : new THREE.Vector3(0, 0.45, 1);
    return side.normalize().addScaledVector(this.up, 0.42).normalize();
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

/** The extent of a box of these sizes along a direction. */
function span(size: THREE.Vector3, along: THREE.Vector3): number {
  return Math.abs(size.x * along.x) + Math.abs(size.y * along.y) + Math.abs(size.z * along.z);
}
