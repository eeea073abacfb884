// What Python says of a module (src/appell/compile/wasm_interface.py), field by field.

export interface Sizes {
  coordinates: number;
  speeds: number;
  auxiliaries: number;
  states: number;
  rows: number;
  position_rows: number;
  velocity_rows: number;
  norm_rows: number;
  parameters: number;
  all_parameters: number;
  multipliers: number;
  has_ideal: number;
  quadratures: number;
  outputs: number;
  switches: number;
  inputs: number;
}

export interface TableInput {
  number: number;
  first: number;
  count: number;
  breaks: number[];
  coefficients: number[];
}

export interface StartInterface {
  masses: string[];
  inertias: string[];
  trials: number[][];
  neighbours: number[][];
  // of a system of first order in its speeds
  position?: string[];
  velocity?: string[];
  facing?: string[];
  outward?: number;
  home?: number[];
  implied?: number[];
  weights_at?: number[];
  integrals?: { place: number; name: string; start: number | null; value: number }[];
  integral_rows?: string[];
  // of one of higher order
  rows?: string[];
  given?: { [name: string]: number };
}

// The tables of a program with modes (src/appell/simulate/mode_tables.py).
export interface ModeTables {
  integers: number[];
  numbers: number[];
  laws: string[];
  violated: number; // the status of a start that violates relations
  closed: number; // the phase of one that is closed
}

export interface Interface {
  version: number;
  model: string;
  principle: string;
  sizes: Sizes;
  coordinates: string[];
  speeds: string[];
  auxiliaries: string[];
  parameters: { name: string; value: number | null }[];
  rows: [string, number][];
  position_rows: string[];
  velocity_rows: string[];
  velocity_places: number[];
  has_reader: boolean;
  is_higher: boolean;
  contradiction: string;
  run: { [field: string]: number };
  input: { [field: string]: number };
  events: { name: string; direction: number; terminal: number }[];
  event_capacity: number;
  inputs: { timely: number; stops: [number, number][]; tables: TableInput[] };
  stack_top: number;
  imports: string[];
  // kind, labels ..., first column, column behind the last
  layout: (string | number)[][];
  outputs: { [name: string]: [string, number] };
  start: StartInterface;
  statuses: { [code: string]: [string, string, boolean] }; // name, message, whether it is a failure
  places: string[];
  modes: ModeTables | null;
}
