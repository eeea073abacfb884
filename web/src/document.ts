// The document of a page: what Python writes into the file, with its arrays unpacked.

export type Floats = Float32Array | Float64Array;

export interface Shape {
  type: string;
  position?: number[];
  quaternion?: number[];
  color?: string;
  opacity?: number;
  size?: number[];
  points?: number[][];
  vertices?: number[][];
  faces?: number[][];
}

export interface SceneNode {
  name: string;
  kind: string;
  mass: number | null;
  shapes: Shape[];
}

export interface SceneLink {
  name: string;
  kind: string;
  from: number;
  to: number;
  offset_from: number[];
  offset_to: number[];
}

export interface SceneData {
  up: string;
  planar: boolean;
  normal?: number[] | null;
  up_vector?: number[];
  note?: string;
  extent: number;
  nodes: SceneNode[];
  links: SceneLink[];
}

/** Where the page's own engine has a number: a state, a sum of outputs, the length of a vector among them. */
export type ChannelSource =
  | { from: "coordinates" | "speeds"; column: number }
  | { from: "sum"; columns: number[] }
  | { from: "length"; column: number }
  | null;

export interface ForceSource {
  at: number;
  vector: number;
  less?: number;
  normal?: number;
  part?: string;
}

export interface Channel {
  name: string;
  latex: string;
  group: string;
  unit: string;
  values: Floats;
  source: ChannelSource;
  constraint: string | null;
}

export interface Force {
  constraint: string;
  place: string;
  part: string;
  at: Floats;
  vector: Floats;
  torque: boolean;
  /** Computed from the motion, at the mass centre: the constraint is written in scalars and names no point. */
  recovered: boolean;
  source: ForceSource | null;
}

export interface Audit {
  constraint_error?: number;
  norm_error?: number;
  energy_error?: number;
  residuals?: Record<string, Record<string, number>>;
  rank?: number[];
  redundant?: string[];
  lost?: number;
  steps?: number;
  rejected?: number;
  seconds?: number;
  refusal?: string;
}

export interface Run {
  label: string;
  principle: string;
  family: string;
  message: string;
  time: Floats;
  poses: Floats;
  channels: Channel[];
  forces: Force[];
  audit: Audit;
  events: { name: string; time: number }[];
  /** What is drawn at the parameters of this run, where that is not the document's. */
  scene?: SceneData;
}

export interface SymbolMeaning {
  latex: string;
  name: string;
  meaning: string;
  unit: string;
}

export interface EquationBlock {
  title: string;
  note: string;
  lines: { latex: string; name: string }[];
  /** Long: behind a button at first. */
  folded?: boolean;
  symbols: SymbolMeaning[];
}

export interface Parameter {
  name: string;
  latex: string;
  value: number;
  unit: string;
  description: string;
  min: number;
  max: number;
}

export interface StartValue {
  name: string;
  latex: string;
  value: number;
  unit: string;
  min: number;
  max: number;
  group: string;
  given: boolean;
}

export interface Settings {
  duration: number;
  begin: number;
  samples: number;
  tolerance: number;
  integrator: "dop853" | "radau";
  bounds: { constraint_error: number; energy_error: number };
}

/** How some numbers of the scene follow the parameters: a + sum b p, or c product (p / p0)^k, flat. */
export interface Law {
  kind: "node" | "link";
  index: number;
  shape: number;
  key: string;
  base: number[];
  slopes?: Record<string, number[]>;
  powers?: Record<string, number[]>;
  at?: Record<string, number>;
}

export interface Module {
  wasm?: string;
  /** Laws of shapes, and the parameters that some shape does not follow. */
  follows?: { laws: Law[]; left: string[] };
  interface?: unknown;
  refusal?: string;
}

export interface PageDocument {
  version: number;
  title: string;
  text: string;
  source: string;
  scene: SceneData;
  runs: Run[];
  equations: EquationBlock[];
  parameters: Parameter[];
  start: StartValue[];
  settings: Settings;
  module: Module;
}

export function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function isPacked(value: unknown): value is { f32?: string; f64?: string; shape: number[] } {
  return typeof value === "object" && value !== null && ("f32" in value || "f64" in value) && "shape" in value;
}

/** Plain data with every packed array in place of its base64. */
export function unpacked(value: unknown): unknown {
  if (isPacked(value)) {
    const buffer = bytesOf((value.f32 ?? value.f64) as string).buffer as ArrayBuffer;
    return value.f32 !== undefined ? new Float32Array(buffer) : new Float64Array(buffer);
  }
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpacked(part)]));
  }
  return value;
}

export function readDocument(json: string): PageDocument {
  return unpacked(JSON.parse(json)) as PageDocument;
}
