// How the page asks for a motion: what was given is kept; where that contradicts itself, what was not moved gives way.
import type { Request, Result } from "../engine/engine";
import type { Settings, StartValue } from "../document";
import type { Answer, Computer } from "./computer";
import type { Wanted } from "./sliders";

export interface Found extends Answer {
  /** The start values that were kept as given. */
  kept: Record<string, number>;
}

/** Try what was given, then what was moved with the rest near what it was, then anything near. */
export async function motionOf(computer: Computer, wanted: Wanted, settings: Settings, start: StartValue[]): Promise<Found> {
  const near = { ...Object.fromEntries(start.map((s) => [s.name, s.value])), ...wanted.start };
  const speeds = new Set(start.filter((s) => s.group !== "coordinate").map((s) => s.name));
  const movedSpeeds = Object.fromEntries(Object.entries(wanted.start).filter(([name]) => !speeds.has(name) || name in wanted.moved));
  const trials: [Record<string, number>, Record<string, number> | undefined][] = [
    [wanted.start, undefined],
    [movedSpeeds, near],
    [wanted.moved, near],
    [{}, near],
  ];
  let last: Found | null = null;
  for (const [kept, around] of trials) {
    const request: Request = { parameters: wanted.parameters, start: kept, near: around, duration: settings.duration, samples: settings.samples, tolerance: settings.tolerance, integrator: settings.integrator, startTime: settings.begin };
    const answer = await computer.run(request);
    const found = { ...answer, kept };
    last ??= found;
    if (usable(answer.result)) return found;
    if (answer.result.status !== "inconsistent") return found;
  }
  return last as Found;
}

export const usable = (result: Result): boolean => result.time.length > 1;
