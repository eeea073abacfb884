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
  private asked = 0;
  private readonly pending = new Map<number, Waiting>();
  private slow: boolean;

  constructor(
    private readonly module: Module,
    private readonly script: string,
    expected: number,
  ) {
    this.face = module.interface as Interface;
    this.engine = loadEngine(bytesOf(module.wasm as string), this.face);
    this.engine.catch(() => undefined); // said when a run is asked for
    this.slow = expected > QUICK;
  }

  dispose(): void {
    this.worker?.terminate();
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
      try {
        this.worker ??= this.makeWorker();
      } catch (error) {
        this.slow = false;
        reject(error);
        return;
      }
      const id = ++this.asked; // answers come in any number of turns: each says whose it is
      this.pending.set(id, { resolve, reject, begin: performance.now() });
      this.worker.postMessage({ id, request });
    });
  }

  private makeWorker(): Worker {
    const address = URL.createObjectURL(new Blob([this.script], { type: "text/javascript" }));
    const worker = new Worker(address);
    worker.onmessage = (event: MessageEvent<Reply>) => this.heard(event.data);
    worker.onerror = (event) => {
      this.slow = false;
      this.worker = null;
      for (const waiting of this.pending.values()) waiting.reject(new Error(event.message));
      this.pending.clear();
    };
    worker.postMessage({ wasm: this.module.wasm, face: this.face });
    return worker;
  }

  private heard(reply: Reply): void {
    const waiting = this.pending.get(reply.id);
    if (!waiting) return;
    this.pending.delete(reply.id);
    if (!reply.result) {
      this.slow = false;
      waiting.reject(new Error(reply.error));
      return;
    }
    const milliseconds = performance.now() - waiting.begin;
    this.slow = milliseconds > QUICK; // once the browser has compiled it well, it is quick enough to stay here
    waiting.resolve({ result: reply.result, milliseconds });
  }
}

interface Reply {
  id: number;
  result?: Result;
  error?: string;
}

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  begin: number;
}

/** What the script does inside a worker: takes the module, then runs what it is asked. */
export function serve(): void {
  let engine: Promise<Engine> | null = null;
  self.onmessage = async (event: MessageEvent<{ id?: number; wasm?: string; face?: Interface; request?: Request }>) => {
    const { id, wasm, face, request } = event.data;
    try {
      if (wasm && face) engine = loadEngine(bytesOf(wasm), face);
      if (request && engine) self.postMessage({ id, result: (await engine).run(request) });
    } catch (error) {
      self.postMessage({ id, error: String(error) });
    }
  };
}
