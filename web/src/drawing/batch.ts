// Many moving pieces in few draw calls: vertices carry the index of their pose, the shader reads the pose from a texture.
import * as THREE from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";

/** Texels in a row of the texture; a pose takes four, one for each column of its matrix. */
const ROW = 256;

/** The poses of one figure, as the shaders read them. */
export class PoseTable {
  readonly texture: THREE.DataTexture;
  private readonly numbers: Float32Array;

  constructor(readonly length: number) {
    const rows = Math.max(1, Math.ceil((4 * length) / ROW));
    this.numbers = new Float32Array(4 * ROW * rows);
    this.texture = new THREE.DataTexture(this.numbers, ROW, rows, THREE.RGBAFormat, THREE.FloatType);
  }

  /** Write the pose of one piece. */
  set(index: number, position: THREE.Vector3, quaternion: THREE.Quaternion, sx = 1, sy = 1, sz = 1): void {
    const { x, y, z, w } = quaternion;
    const n = this.numbers;
    const at = 16 * index;
    n[at] = (1 - 2 * (y * y + z * z)) * sx;
    n[at + 1] = 2 * (x * y + z * w) * sx;
    n[at + 2] = 2 * (x * z - y * w) * sx;
    n[at + 4] = 2 * (x * y - z * w) * sy;
    n[at + 5] = (1 - 2 * (x * x + z * z)) * sy;
    n[at + 6] = 2 * (y * z + x * w) * sy;
    n[at + 8] = 2 * (x * z + y * w) * sz;
    n[at + 9] = 2 * (y * z - x * w) * sz;
    n[at + 10] = (1 - 2 * (x * x + y * y)) * sz;
    n[at + 12] = position.x;
    n[at + 13] = position.y;
    n[at + 14] = position.z;
    n[at + 15] = 1;
  }

  /** Let a piece vanish. */
  hide(index: number): void {
    this.numbers.fill(0, 16 * index, 16 * index + 15);
  }

  /** What was written goes to the next frame. */
  written(): void {
    this.texture.needsUpdate = true;
  }
}

/** How a piece is painted; pieces that are painted alike are drawn together. */
export interface Paint {
  kind: "lit" | "plain" | "line";
  opacity: number;
  doubleSided?: boolean;
  /** Over everything else, in this order. */
  over?: number;
}

/** Collects pieces and makes one object of all that are painted alike. */
export class Batch {
  private readonly groups = new Map<string, { paint: Paint; pieces: THREE.BufferGeometry[] }>();

  /** A piece that moves with a pose; triangles, or pairs of points of a line. */
  add(geometry: THREE.BufferGeometry, pose: number, colour: string, paint: Paint): void {
    const piece = geometry.index ? geometry.toNonIndexed() : geometry.clone();
    for (const name of Object.keys(piece.attributes)) {
      if (name !== "position" && !(name === "normal" && paint.kind === "lit")) piece.deleteAttribute(name);
    }
    const count = piece.getAttribute("position").count;
    const { r, g, b } = new THREE.Color(colour);
    const colours = new Float32Array(3 * count);
    for (let i = 0; i < count; i++) colours.set([r, g, b], 3 * i);
    piece.setAttribute("color", new THREE.BufferAttribute(colours, 3));
    piece.setAttribute("pose", new THREE.BufferAttribute(new Float32Array(count).fill(pose), 1));
    const key = JSON.stringify([paint.kind, paint.opacity, paint.doubleSided ?? false, paint.over ?? 0]);
    const group = this.groups.get(key) ?? { paint, pieces: [] };
    group.pieces.push(piece);
    this.groups.set(key, group);
  }

  /** A line through points. */
  addLine(points: ArrayLike<number>[], pose: number, colour: string, paint: Paint): void {
    const flat: number[] = [];
    for (let i = 1; i < points.length; i++) flat.push(...Array.from(points[i - 1]), ...Array.from(points[i]));
    if (!flat.length) return;
    this.add(new THREE.BufferGeometry().setAttribute("position", new THREE.Float32BufferAttribute(flat, 3)), pose, colour, paint);
  }

  /** The objects, one for every paint. */
  objects(table: PoseTable): THREE.Object3D[] {
    return [...this.groups.values()].map(({ paint, pieces }) => {
      const geometry = mergeGeometries(pieces) as THREE.BufferGeometry;
      for (const piece of pieces) piece.dispose();
      const made = paint.kind === "line" ? new THREE.LineSegments(geometry, posed(lineOf(paint), table)) : new THREE.Mesh(geometry, posed(surfaceOf(paint), table));
      made.frustumCulled = false; // where it is, only the shader knows
      made.renderOrder = paint.over ?? 0;
      return made;
    });
  }
}

function lineOf(paint: Paint): THREE.Material {
  return new THREE.LineBasicMaterial({ vertexColors: true, transparent: paint.opacity < 1 || Boolean(paint.over), opacity: paint.opacity, depthTest: !paint.over });
}

function surfaceOf(paint: Paint): THREE.Material {
  const { opacity, over } = paint;
  const side = paint.doubleSided ? THREE.DoubleSide : THREE.FrontSide;
  const shared = { vertexColors: true, transparent: opacity < 1 || Boolean(over), opacity, side, depthTest: !over, depthWrite: opacity >= 1 && !over };
  return paint.kind === "plain" ? new THREE.MeshBasicMaterial(shared) : new THREE.MeshStandardMaterial({ ...shared, roughness: 0.62, metalness: 0.05 });
}

const READ_POSE = `#include <common>
attribute float pose;
uniform highp sampler2D poses;
mat4 poseMatrix() {
  int first = 4 * int(pose + 0.5);
  ivec2 at = ivec2(first % ${ROW}, first / ${ROW});
  return mat4(texelFetch(poses, at, 0), texelFetch(poses, at + ivec2(1, 0), 0), texelFetch(poses, at + ivec2(2, 0), 0), texelFetch(poses, at + ivec2(3, 0), 0));
}`;

/** A material whose vertices are moved by the poses of a table. */
function posed<M extends THREE.Material>(material: M, table: PoseTable): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.poses = { value: table.texture };
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", READ_POSE)
      .replace("#include <beginnormal_vertex>", "vec3 objectNormal = normalize(mat3(poseMatrix()) * normal);")
      .replace("#include <begin_vertex>", "vec3 transformed = (poseMatrix() * vec4(position, 1.0)).xyz;");
  };
  return material;
}
