// The struct Run of native.h in the memory of a module.

import type { Module } from "./module";

export class RunStruct {
  readonly address: number;
  private readonly offsets: { [field: string]: number };

  constructor(private readonly module: Module) {
    this.offsets = module.face.run;
    this.address = module.doubles(this.offsets.size / 8);
    this.setInteger("integer_workspace", module.integers(module.call("integer_workspace") + 1));
    this.setInteger("workspace", module.doubles(module.call("workspace") + 1));
  }

  // A pointer is an integer of 32 bits.
  setInteger(field: string, value: number): void {
    new Int32Array(this.module.memory.buffer, this.address + this.offsets[field], 1)[0] = value;
  }

  integer(field: string): number {
    return new Int32Array(this.module.memory.buffer, this.address + this.offsets[field], 1)[0];
  }

  setDouble(field: string, value: number): void {
    this.module.view(this.address + this.offsets[field], 1)[0] = value;
  }

  double(field: string): number {
    return this.module.view(this.address + this.offsets[field], 1)[0];
  }

  // Point a field to new room for so many doubles.
  room(field: string, count: number): number {
    const address = this.module.doubles(count);
    this.setInteger(field, address);
    return address;
  }

  array(field: string, count: number): Float64Array {
    return this.module.copy(this.integer(field), count);
  }
}
