// How an integration ended, in words: src/appell/compile/status.py and program.py.

import type { Interface } from "./interface";
import type { RunStruct } from "./run_struct";

export const RUNNING = 0;
export const NO_PROGRESS = 99;
export const INTERRUPTED = 100;
const [TERMINAL_EVENT, TOO_MANY_STEPS, CONTRADICTORY, POWERLESS] = [2, 3, 6, 9];
const SAY_WHERE = [POWERLESS, 10, 11];

export function FAILED(code: number): boolean {
  return code > TERMINAL_EVENT && code < INTERRUPTED;
}

export function failureMessage(face: Interface, run: RunStruct, code: number): string {
  let text = face.statuses[code][1];
  if (!FAILED(code) || code === TOO_MANY_STEPS) return text;
  const place = run.integer("error_place");
  if (place && !SAY_WHERE.includes(code)) text += ` ${face.places[place]}`;
  if (code === CONTRADICTORY || code === POWERLESS) {
    const row = face.rows[run.integer("error_index")];
    if (row) text += ` (the constraint '${row[0]}')`;
  }
  const time = code === NO_PROGRESS ? run.double("t") : run.double("error_time");
  return `${text}, at t = ${Number(time.toPrecision(9))}`;
}
