// Runs the model's module: here where a run takes less than 50 ms, else in a worker made of this very script.
import { bytesOf, type Module } from "../document";
import { type Engine, type Interface, loadEngine, type Request, type Result } from "../engine/engine";

const QUICK = 50; // milliseconds
const PATIENCE = 20; // seconds

export interface Answer {
  result: Result;
  milliseconds: number;
}

export class Computer {
  readonly face: Interface;
  private engine: Promise<Engine>;
  private worker: Worker | null = null;
  private waiting: ((answer: Answer) => void) | null = null;
  private slow: boolean;

  constructor(
    private readonly module: Module,
    private readonly script: string,
    expected: number,
  ) {
    this.face = module.interface as Interface;
    this.engine = loadEngine(bytesOf(module.wasm as string), this.face);
    this.slow = expected > QUICK;
  }

  static isPossible(): boolean {
    return typeof WebAssembly === "object" && typeof WebAssembly.instantiate === "function";
  }

  async run(request: Request): Promise<Answer> {
    const limited = { timeLimit: PATIENCE, ...request };
    if (this.slow && this.script) {
      const answer = await this.inWorker(limited).catch(() => null);
      if (answer) return answer;
    }
    const engine = await this.engine;
    const begin = performance.now();
    const result = engine.run(limited);
    const milliseconds = performance.now() - begin;
    this.slow = milliseconds > QUICK;
    return { result, milliseconds };
  }

  private inWorker(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const begin = performance.now();
      try {
        this.worker ??= this.makeWorker();
      } catch (error) {
        this.slow = false;
        reject(error);
        return;
      }
      this.waiting = resolve;
      this.worker.onerror = (event) => {
        this.slow = false;
        this.worker = null;
        reject(new Error(event.message));
      };
      this.worker.onmessage = (event: MessageEvent<{ result?: Result; error?: string }>) => {
        if (!event.data.result) {
          this.slow = false;
          reject(new Error(event.data.error));
          return;
        }
        this.waiting?.({ result: event.data.result, milliseconds: performance.now() - begin });
        this.waiting = null;
      };
      this.worker.postMessage({ request });
    });
  }

  private makeWorker(): Worker {
    const address = URL.createObjectURL(new Blob([this.script], { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.postMessage({ wasm: this.module.wasm, face: this.face });
    return worker;
  }
}

/** What the script does inside a worker: takes the module, then runs what it is asked. */
export function serve(): void {
  let engine: Promise<Engine> | null = null;
  self.onmessage = async (event: MessageEvent<{ wasm?: string; face?: Interface; request?: Request }>) => {
    const { wasm, face, request } = event.data;
    try {
      if (wasm && face) engine = loadEngine(bytesOf(wasm), face);
      if (request && engine) self.postMessage({ result: (await engine).run(request) });
    } catch (error) {
      self.postMessage({ error: String(error) });
    }
  };
}
