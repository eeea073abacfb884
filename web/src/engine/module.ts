// A module in memory: its functions, and a place for the arrays that they are handed.

import type { Interface } from "./interface";
import { MATHEMATICS } from "./mathematics";

const PAGE = 65536;
const TABLE = 4096;

type Call = (...args: number[]) => number;

export class Module {
  private top: number;
  private base: number;

  private constructor(
    readonly face: Interface,
    readonly memory: WebAssembly.Memory,
    private readonly exports: { [name: string]: Call },
  ) {
    this.base = this.top = face.stack_top + 16;
  }

  static async load(bytes: Uint8Array, face: Interface): Promise<Module> {
    const memory = new WebAssembly.Memory({ initial: Math.ceil((face.stack_top + PAGE) / PAGE) });
    const env: { [name: string]: WebAssembly.ImportValue } = {
      __linear_memory: memory,
      __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, face.stack_top),
      __indirect_function_table: new WebAssembly.Table({ initial: TABLE, element: "anyfunc" }),
    };
    for (const name of face.imports) {
      if (!(name in MATHEMATICS)) throw new Error(`the module asks for '${name}', which the page does not have.`);
      env[name] = MATHEMATICS[name];
    }
    const { instance } = await WebAssembly.instantiate(bytes as BufferSource, { env });
    const module = new Module(face, memory, instance.exports as unknown as { [name: string]: Call });
    const fits = module.call("run_size") === face.run.size && module.call("input_size") === face.input.size;
    if (!fits) throw new Error("the module and its interface do not belong together.");
    return module;
  }

  // A function of the module by its name in native.h, without its prefix.
  call(name: string, ...args: number[]): number {
    return this.exports[`appell_${name}`](...args);
  }

  has(name: string): boolean {
    return `appell_${name}` in this.exports;
  }

  // Everything allocated so far is given back.
  release(): void {
    this.top = this.base;
  }

  // What is allocated from now on is given back by `release`, what was before stays.
  keep(): void {
    this.base = this.top;
  }

  // Room for so many doubles, all zero: an address. Views made before may be detached by it.
  doubles(count: number): number {
    const address = this.top;
    this.top += 8 * Math.max(count, 1);
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    new Float64Array(this.memory.buffer, address, Math.max(count, 1)).fill(0);
    return address;
  }

  integers(count: number): number {
    return this.doubles(Math.ceil(count / 2));
  }

  // The doubles at an address; only valid until the next allocation.
  view(address: number, count: number): Float64Array {
    return new Float64Array(this.memory.buffer, address, count);
  }

  copy(address: number, count: number): Float64Array {
    return this.view(address, count).slice();
  }

  putIntegers(values: ArrayLike<number>): number {
    const address = this.integers(values.length);
    new Int32Array(this.memory.buffer, address, values.length).set(values);
    return address;
  }

  put(values: ArrayLike<number>): number {
    const address = this.doubles(values.length);
    this.view(address, values.length).set(values);
    return address;
  }
}
