// Runs modules in Node: a list of jobs as JSON on the standard input, their results as JSON on the standard output.
import { readFileSync } from "node:fs";
import { Live, loadEngine, MATHEMATICS, matrix, nullSpace, pseudoSolve, singularValues } from "./engine.mjs";

const job = JSON.parse(readFileSync(0, "utf8"));
const numbers = { nan: NaN, inf: Infinity, "-inf": -Infinity };
const number = (value) => (typeof value === "string" ? numbers[value] : value);

function plain(value) {
  if (value instanceof Float64Array) return Array.from(value, plain);
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  return value;
}

const calls = {
  mathematics: ({ name, args }) => plain(MATHEMATICS[name](...args.map(number))),
  pseudoSolve: ({ rows, columns, data, b, cutoff }) => plain(pseudoSolve(matrix(rows, columns, data), b, cutoff)),
  singularValues: ({ rows, columns, data }) => plain(singularValues(matrix(rows, columns, data))),
  nullSpace: ({ rows, columns, data, cutoff }) => plain(nullSpace(matrix(rows, columns, data), cutoff).data),
};

const replacer = (_, value) => plain(value);
const results = [];
if (job.live) {
  // a motion advanced moment by moment; `acts`: [moment, place in p, value]
  const { request, moments, by, acts } = job.live;
  const live = await Live.begin(Buffer.from(job.wasm, "base64"), job.interface, request);
  const times = [];
  for (let k = 0; k < moments; k++) {
    const before = performance.now();
    for (const [when, place, value] of acts) if (when === k) live.set(place, value);
    const progress = live.advance(by);
    times.push(performance.now() - before);
    if (progress !== "there") throw new Error(`${progress}: ${live.message}`);
  }
  results.push({ ...live.record(), times });
} else if (job.wasm) {
  const engine = await loadEngine(Buffer.from(job.wasm, "base64"), job.interface);
  for (const request of job.requests) {
    const begin = performance.now();
    for (let k = 1; k < (job.repeats ?? 1); k++) engine.run(request);
    const times = [];
    const used = process.cpuUsage();
    for (let k = 0; k < (job.timed ?? 1); k++) {
      const before = performance.now();
      engine.run(request);
      times.push(performance.now() - before);
    }
    const { user, system } = process.cpuUsage(used);
    const processor = (user + system) / 1e3 / times.length;
    results.push({ ...engine.run(request), times, processor, first: performance.now() - begin });
  }
} else for (const { call, ...args } of job.calls) results.push(calls[call](args));
process.stdout.write(JSON.stringify(results, replacer));
