// Runs a model in the page: a start made consistent, the native stepper, outputs and audit at the samples.

import type { Start } from "./assembly";
import type { Audit } from "./audit";
import type { Interface } from "./interface";
import { InconsistentStart } from "./least_norm";
import { Module } from "./module";
import { Session } from "./session";

export { modelOutput } from "./samples";
export type { Audit } from "./audit";
export type { Interface } from "./interface";

export interface Request {
  parameters?: Float64Array | number[]; // in the order of interface.parameters; their defaults where left out
  start: Start; // by name: kept
  near?: Start; // by name: what the rest of the start departs from as little as possible; zero where left out
  duration: number;
  samples?: number;
  tolerance?: number;
  integrator?: "dop853" | "radau";
  maxSteps?: number;
  timeLimit?: number; // seconds
  startTime?: number;
}

export interface Result {
  status: string; // "ok", "inconsistent", "fault", or how the integration ended
  message: string;
  start: Start; // the consistent start, every state by name
  time: Float64Array;
  states: Float64Array; // (samples, states), and so on
  coordinates: Float64Array;
  speeds: Float64Array;
  speedRates: Float64Array;
  multipliers: Float64Array;
  work: Float64Array;
  lost: Float64Array; // energy that impacts have taken so far
  outputs: { [name: string]: Float64Array }; // of the further functions, and "outputs" with the columns of interface.layout
  events: Found[];
  audit: Audit | null;
}

// An event that was met, with the state of the program there.
export interface Found {
  name: string;
  time: number;
  state: Float64Array;
}

export async function loadEngine(bytes: Uint8Array, face: Interface): Promise<Engine> {
  return new Engine(await Module.load(bytes, face));
}

export class Engine {
  constructor(private readonly module: Module) {}

  get interface(): Interface {
    return this.module.face;
  }

  // A motion from a start over a duration; what went wrong is in `status` and `message`, with what was computed.
  run(request: Request): Result {
    const begin = performance.now();
    this.module.release();
    try {
      const session = new Session(this.module, request);
      const code = session.advance(begin);
      return session.result(code, (performance.now() - begin) / 1e3);
    } catch (error) {
      if (error instanceof InconsistentStart) return nothing("inconsistent", error.message);
      // memory that the browser does not give, or a fault in the module: nothing was computed
      return nothing("fault", `the page could not compute this: ${(error as Error).message}.`);
    }
  }
}

function nothing(status: string, message: string): Result {
  const none = new Float64Array(0);
  const arrays = { time: none, states: none, coordinates: none, speeds: none, speedRates: none };
  return { status, message, start: {}, ...arrays, multipliers: none, work: none, lost: none, outputs: {}, events: [], audit: null };
}
