// A motion without an end: advanced a little at a time, with parameters that change in between, and its record.

import { audited } from "./audit";
import type { Request, Result } from "./engine";
import type { Interface } from "./interface";
import { Module } from "./module";
import { energiesOf } from "./samples";
import { Session } from "./session";
import { codeOf } from "./status";

const KEPT = 18_000; // moments of the record: five minutes at sixty a second
const CHUNK = 8; // trial steps between two looks at the clock

export type Progress = "there" | "behind" | "ended";

export class Live {
  private session: Session;
  private moments: Result[] = [];
  private wanted: number;
  message = "";

  // Raises InconsistentStart where the start of the request cannot be completed. Its duration is what margins of modes go by.
  private constructor(
    private readonly module: Module,
    request: Request,
  ) {
    this.session = new Session(module, { ...request, samples: 2, timeLimit: undefined });
    this.session.run.setInteger("time_count", 1);
    this.wanted = request.startTime ?? 0;
    module.keep(); // what is allocated from now on is read out and given back
    this.goTo(this.wanted, Infinity);
  }

  // A module of its own: runs from sliders go on beside it.
  static async begin(bytes: Uint8Array, face: Interface, request: Request): Promise<Live> {
    return new Live(await Module.load(bytes, face), request);
  }

  get time(): number {
    return this.wanted;
  }

  // A parameter by its place among those of the program; it acts from the next step on.
  set(place: number, value: number): void {
    this.module.view(this.session.parameters, place + 1)[place] = value;
  }

  // Goes on by so much, for at most so many milliseconds; "behind": it goes on from there the next time.
  advance(by: number, patience = Infinity): Progress {
    return this.goTo(this.wanted + by, patience);
  }

  private goTo(time: number, patience: number): Progress {
    const begin = performance.now();
    this.session.goTo(time);
    const code = this.session.advance(begin, CHUNK, patience / 1e3);
    if (code === codeOf(this.module.face, "INTERRUPTED")) return "behind";
    this.wanted = time;
    const found = this.session.result(code, 0);
    this.module.release();
    this.message = found.message;
    if (found.time.length) this.remember(found);
    return code === codeOf(this.module.face, "FINISHED") ? "there" : "ended";
  }

  private remember(moment: Result): void {
    this.moments.push(moment);
    if (this.moments.length > KEPT) this.moments = this.moments.slice(KEPT / 4);
  }

  // The last moments as one motion, with the residuals since the beginning.
  record(last = KEPT): Result {
    const { face } = this.module;
    const moments = this.moments.slice(-last);
    const joined = (pick: (moment: Result) => Float64Array) => concatenated(moments.map(pick));
    const outputs = Object.fromEntries(Object.keys(moments[0].outputs).map((name) => [name, joined((m) => m.outputs[name])]));
    const [work, lost, time] = [joined((m) => m.work), joined((m) => m.lost), joined((m) => m.time)];
    const energies = energiesOf(face, outputs.outputs, work, lost);
    return {
      ...moments[moments.length - 1],
      start: moments[0].start,
      time,
      states: joined((m) => m.states),
      coordinates: joined((m) => m.coordinates),
      speeds: joined((m) => m.speeds),
      speedRates: joined((m) => m.speedRates),
      multipliers: joined((m) => m.multipliers),
      work,
      lost,
      outputs,
      events: moments[moments.length - 1].events.filter((event) => event.time >= time[0]),
      audit: audited(face, this.session.counted, energies, 0),
    };
  }
}

function concatenated(parts: Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
