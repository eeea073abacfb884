// A motion with modes: src/appell/native/mode_program.c in the memory of a module, and the run of the mode under way.

import type { ModeTables } from "./interface";
import type { Module } from "./module";
import { RunStruct } from "./run_struct";

const BY_A_RATE = 1;

export class ModeProgram {
  readonly blank: RunStruct; // of which all runs of modes are copies; their arrays of samples are its own
  private readonly address: number;

  constructor(
    private readonly module: Module,
    private readonly tables: ModeTables,
    readonly parameters: number,
    samples: number,
    isImplicit: boolean,
  ) {
    const [integers, numbers] = [module.putIntegers(tables.integers), module.put(tables.numbers)];
    const memory = module.doubles(module.call("mode_memory", integers, samples, Number(isImplicit)));
    this.address = module.call("mode_program", memory, integers, numbers, samples, Number(isImplicit));
    this.blank = new RunStruct(module, module.call("mode_blank", this.address));
  }

  get phases(): Int32Array {
    return this.integers("mode_phases").slice();
  }

  // Parameters as they are in these phases, in which a start is completed.
  setPhases(phases: Int32Array): void {
    this.integers("mode_phases").set(phases);
    this.module.call("mode_parameters", this.address, this.module.call("mode_phases", this.address), this.parameters);
  }

  // A motion from x; the numbers of the relations that this start violates, each with whether by a rate alone.
  begin(time: number, end: number, tolerance: number, mostSteps: number, x: Float64Array): Map<number, boolean> {
    const status = this.module.call("begin_modes", this.address, time, end, tolerance, mostSteps, this.module.put(x), this.parameters);
    const broken = new Map<number, boolean>();
    if (status && status !== this.tables.violated) throw new Error(this.module.face.statuses[status][1]);
    this.integers("mode_broken").forEach((how, law) => how && broken.set(law, how === BY_A_RATE));
    return broken;
  }

  // The phases of these with some relations closed.
  closed(phases: Int32Array, laws: Iterable<number>): Int32Array {
    const found = phases.slice();
    for (const law of laws) found[law] = this.tables.closed;
    return found;
  }

  // See src/appell/native/live.c.
  goTo(time: number): void {
    this.module.call("live_modes", this.address, time);
  }

  advance(): number {
    return this.module.call("advance_program", this.address);
  }

  get run(): RunStruct {
    return new RunStruct(this.module, this.module.call("mode_run", this.address));
  }

  // The run in which a sample was written.
  runOf(sample: number): RunStruct {
    return new RunStruct(this.module, this.module.call("mode_run_of", this.address, sample));
  }

  // Counts and residuals of all modes.
  audit(): RunStruct {
    return new RunStruct(this.module, this.module.call("mode_audit", this.address));
  }

  outputs(count: number): Float64Array {
    return this.module.copy(this.module.call("mode_outputs", this.address), count);
  }

  // The energy that impacts have taken, at every sample.
  lost(count: number): Float64Array {
    return this.module.copy(this.module.call("mode_lost", this.address), count);
  }

  private integers(name: string): Int32Array {
    return new Int32Array(this.module.memory.buffer, this.module.call(name, this.address), this.tables.laws.length);
  }
}
