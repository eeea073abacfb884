// The struct Run of native.h in the memory of a module.

import type { TableInput } from "./interface";
import type { Module } from "./module";

export class RunStruct {
  private readonly offsets: { [field: string]: number };

  constructor(
    private readonly module: Module,
    readonly address: number,
  ) {
    this.offsets = module.face.run;
  }

  static made(module: Module): RunStruct {
    const run = new RunStruct(module, module.doubles(module.face.run.size / 8));
    run.setInteger("integer_workspace", module.integers(module.call("integer_workspace") + 1));
    run.setInteger("workspace", module.doubles(module.call("workspace") + 1));
    return run;
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

  // The inputs that are tables, each a struct of its own; the others are written into the functions.
  setTables(tables: TableInput[]): void {
    if (!tables.length) return;
    const place = this.module.face.input;
    const address = this.module.integers((tables.length * place.size) / 4);
    tables.forEach((table, k) => {
      const [breaks, coefficients] = [this.module.put(table.breaks), this.module.put(table.coefficients)];
      const pieces = table.breaks.length - 1;
      const fields = { breaks, coefficients, pieces, first: table.first, count: table.count, number: table.number };
      const struct = new Int32Array(this.module.memory.buffer, address + k * place.size, place.size / 4);
      for (const [name, value] of Object.entries(fields)) struct[place[name] / 4] = value;
    });
    this.setInteger("inputs", address);
    this.setInteger("input_count", tables.length);
  }

  array(field: string, count: number): Float64Array {
    return this.module.copy(this.integer(field), count);
  }
}
