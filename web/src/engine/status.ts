// How an integration ended, in words: what src/appell/native/status.py lists, with the names of constraints.

import type { Interface } from "./interface";
import type { RunStruct } from "./run_struct";

const SAY_WHERE = ["POWERLESS", "NO_REACTION", "SEVERAL_REACTIONS"];
const STIFF_IN_A_ROW = 15;

export function codeOf(face: Interface, name: string): number {
  return Number(Object.keys(face.statuses).find((code) => face.statuses[code][0] === name));
}

export function isFailure(face: Interface, code: number): boolean {
  return face.statuses[code][2];
}

// The outcome with its place, constraint and time.
export function failureMessage(face: Interface, run: RunStruct, code: number): string {
  const [name, message, failed] = face.statuses[code];
  let text = message;
  if (["TOO_MANY_STEPS", "STEP_TOO_SMALL"].includes(name) && run.integer("stiff_steps") >= STIFF_IN_A_ROW) {
    text += "; the motion is stiff there: integrator='radau' takes longer steps";
  }
  if (!failed || name === "TOO_MANY_STEPS") return text;
  const place = run.integer("error_place");
  const row = face.rows[run.integer("error_index")];
  if (name === "CONTRADICTORY" && face.contradiction && row) text = face.contradiction.replaceAll("{name}", row[0]);
  else {
    if (place && !SAY_WHERE.includes(name)) text += ` ${face.places[place]}`;
    if (row && (name === "CONTRADICTORY" || name === "POWERLESS")) text += ` (the constraint '${row[0]}')`;
  }
  const time = name === "NO_PROGRESS" ? run.double("t") : run.double("error_time");
  return `${text}, at t = ${Number(time.toPrecision(9))}${furtherWords(face, name)}`;
}

// What the constraints have to do with it.
function furtherWords(face: Interface, name: string): string {
  const quoted = (names: string[]) => [...new Set(names)].map((name) => `'${name}'`).join(", ");
  let text = name === "DISPLACED" ? ` (constraints: ${quoted([...face.position_rows, ...face.velocity_rows])})` : "";
  if (face.contradiction && ["STEP_TOO_SMALL", "NO_PROGRESS", "DISPLACED"].includes(name)) {
    const names = [...new Set(face.rows.map(([name]) => name))].join(" or ");
    text += `; it may be that ${face.contradiction.replaceAll("{name}", names)}`;
  }
  if (face.is_higher && name === "SINGULAR") {
    const rows = face.start.rows!.filter((name) => !name.startsWith("the motion")).sort();
    text += `: the extended system with ${quoted(rows)} is not regular there (a multiplier that vanishes can do that)`;
  }
  return text;
}
