// What the server says.

/** A line, a trail, a filled outline or a dot; 0 is the ground's colour, the others count the nodes. */
export interface Stroke {
  kind: "line" | "trail" | "fill" | "dot";
  c: number;
  points?: number[];
  at?: number[];
  r?: number;
}

export interface Thumbnail {
  size: [number, number];
  still: Stroke[];
  frames: Stroke[][];
}

export interface Card {
  name: string;
  title: string;
  question: string;
  summary: string;
  source: string;
  kinds: Record<string, string>;
  duration: number;
  thumbnail: Thumbnail | null;
}

export interface SystemText {
  name: string;
  title: string;
  model: string;
  python: string;
}

export interface Principle {
  name: string;
  family: string;
  applies: boolean;
  reason: string;
  summary: string;
}

export interface Opened {
  name: string;
  title: string;
  parameters: { name: string; value: number | null; unit: string; description: string }[];
  inputs: { name: string; unit: string; description: string; value: string }[];
  start: Record<string, number>;
  duration: number;
  coordinates: string[];
  speeds: string[];
  constraints: { name: string; kind: string }[];
  principles: Principle[];
}

export interface Verdict {
  constraint: string;
  kind: string;
  level: string;
  rows: number;
  rheonomic: boolean;
  linear: boolean;
  principles: string[];
  remarks: string[];
  advice: string;
  certificate: string;
}

export interface Compared {
  document: unknown;
  rows: { principle: string; family: string; refusal: string; difference?: number; parted?: number | null; energy?: number; residual?: number }[];
  pair: string[];
  time: number[];
  difference: number[];
  parted: number | null;
  explanation: string;
}

export interface Eigenvalues {
  name: string;
  values: number[];
  real: number[][];
  imaginary: number[][];
  critical: { value: number; real: number; imaginary: number }[];
}

export interface Past {
  id: number;
  when: number;
  seconds: number;
  system: string | null;
  principle: string | null;
  parameters: Record<string, number> | null;
  duration: number | null;
}

/** A request that names a mechanism and how it runs. */
export interface Request {
  system?: string;
  model?: string;
  principle?: string;
  parameters?: Record<string, number>;
  start?: Record<string, number>;
  duration?: number;
  /** Formulas of the inputs. */
  inputs?: Record<string, string>;
  events?: { zero: string; name: string; terminal: boolean }[];
}

export interface SweptSide {
  name: string;
  kind: "parameter" | "state";
  values: number[];
}

/** A map: rows over y, columns over x. */
export interface Swept {
  x: SweptSide;
  y: SweptSide;
  quantity: string;
  number: string;
  values: (number | null)[][];
  refusals: Record<string, string>;
}
