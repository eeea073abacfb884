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

/** A marker or joint with a name, fixed in a node. */
export interface NamedPoint {
  name: string;
  kind: string;
  node: number;
  offset: number[];
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
  points?: NamedPoint[];
  /** In the ground, m/s^2; zero without gravity. */
  gravity?: number[];
}

/** Where the page's own engine has a number: a state, a sum of outputs, the length of a vector among them. */
export type ChannelSource =
  | { from: "coordinates" | "speeds"; column: number }
  | { from: "sum"; columns: number[] }
  | { from: "length"; column: number }
  | null;

export interface ForceSource {
  /** Which output of the module; that of the program unless given. */
  from?: string;
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

export type ArrowKind = "force" | "torque" | "velocity" | "angular velocity" | "applied force" | "applied torque";

export interface Force {
  kind: ArrowKind;
  /** Drawn at first: the largest reactions, and what a constraint speaks of. */
  first: boolean;
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

export interface ContactPoint {
  name: string;
  at: Floats;
  source: { at: number } | null;
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
  /** Points where bodies touch. */
  contacts?: ContactPoint[];
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
  step?: number;
  /** One of the few that matter most: not folded away; its place among those that were chosen. */
  open?: boolean;
  order?: number;
}

export interface StartValue {
  name: string;
  latex: string;
  value: number;
  unit: string;
  min: number;
  max: number;
  step?: number;
  open?: boolean;
  group: string;
  given: boolean;
  order?: number;
}

export interface Settings {
  duration: number;
  begin: number;
  samples: number;
  tolerance: number;
  integrator: "dop853" | "radau";
  /** Seconds of the motion in a second on the screen. */
  speed?: number;
  bounds: { constraint_error: number; energy_error: number };
}

/** How some numbers of the scene follow the parameters: a + sum b p, c product (p / p0)^k, or tables; flat. */
export interface Law {
  kind: "node" | "link" | "point";
  index: number;
  shape: number;
  key: string;
  base: number[];
  slopes?: Record<string, number[]>;
  powers?: Record<string, number[]>;
  at?: Record<string, number>;
  knots?: Record<string, number[]>;
  rows?: Record<string, number[][]>;
}

/** Something that buttons push while a motion runs: its place in the parameters of the program, a size that is seen. */
export interface Push {
  name: string;
  latex: string;
  kind: "input" | "coordinate";
  place: number;
  size: number;
}

/** What a person can do to a motion: seven numbers of the pointer's spring from `point` on, k of each body, pushes. */
export interface Hands {
  point: number;
  bodies: Record<string, number>;
  pushes: Push[];
}

export interface Module {
  pull?: Hands;
  wasm?: string;
  /** Laws of shapes, the parameters that some shape does not follow, and those followed while no other is moved. */
  follows?: { laws: Law[]; left: string[]; alone?: string[] };
  interface?: unknown;
  refusal?: string;
}

export interface PageDocument {
  version: number;
  /** Histories of the first panel. */
  show?: string[];
  /** The direction towards the viewer, or whether the camera follows; nothing where the page chooses. */
  camera?: { toward?: number[]; follow?: boolean } | null;
  /** Coordinates that are a unit quaternion, four names each. */
  turns?: string[][];
  /** An exercise: the equations, and constraints whose reactions are covered until somebody asks. */
  hide?: string[];
  /** Steps of the derivation; every other part of the words is LaTeX. */
  derivation?: { title: string; words: string[]; formulas: string[] }[];
  /** Further motions in this file. */
  motions?: (PageDocument & { label: string })[];
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
