// How an integration ended, in words: src/appell/compile/status.py, program.py and simulate/failures.py.

import type { Interface } from "./interface";
import type { RunStruct } from "./run_struct";

export const RUNNING = 0;
export const NO_PROGRESS = 99;
export const INTERRUPTED = 100;
const [TERMINAL_EVENT, TOO_MANY_STEPS, STEP_TOO_SMALL, CONTRADICTORY, SINGULAR, POWERLESS, DISPLACED] = [2, 3, 4, 6, 7, 9, 15];
const SAY_WHERE = [POWERLESS, 10, 11];
const STIFF_IN_A_ROW = 15;

export function isFailure(code: number): boolean {
  return code > TERMINAL_EVENT && code < INTERRUPTED;
}

// The outcome with its place, constraint and time.
export function failureMessage(face: Interface, run: RunStruct, code: number): string {
  let text = face.statuses[code][1];
  if ([TOO_MANY_STEPS, STEP_TOO_SMALL].includes(code) && run.integer("stiff_steps") >= STIFF_IN_A_ROW) {
    text += "; the motion is stiff there: integrator='radau' takes longer steps";
  }
  if (!isFailure(code) || code === TOO_MANY_STEPS) return text;
  const place = run.integer("error_place");
  const row = face.rows[run.integer("error_index")];
  if (code === CONTRADICTORY && face.contradiction && row) text = face.contradiction.replaceAll("{name}", row[0]);
  else {
    if (place && !SAY_WHERE.includes(code)) text += ` ${face.places[place]}`;
    if (row && (code === CONTRADICTORY || code === POWERLESS)) text += ` (the constraint '${row[0]}')`;
  }
  const time = code === NO_PROGRESS ? run.double("t") : run.double("error_time");
  return `${text}, at t = ${Number(time.toPrecision(9))}${furtherWords(face, code)}`;
}

// What the constraints have to do with it.
function furtherWords(face: Interface, code: number): string {
  const quoted = (names: string[]) => [...new Set(names)].map((name) => `'${name}'`).join(", ");
  let text = code === DISPLACED ? ` (constraints: ${quoted([...face.position_rows, ...face.velocity_rows])})` : "";
  if (face.contradiction && [STEP_TOO_SMALL, NO_PROGRESS, DISPLACED].includes(code)) {
    const names = [...new Set(face.rows.map(([name]) => name))].join(" or ");
    text += `; it may be that ${face.contradiction.replaceAll("{name}", names)}`;
  }
  if (face.is_higher && code === SINGULAR) {
    const rows = face.start.rows!.filter((name) => !name.startsWith("the motion")).sort();
    text += `: the extended system with ${quoted(rows)} is not regular there (a multiplier that vanishes can do that)`;
  }
  return text;
}
