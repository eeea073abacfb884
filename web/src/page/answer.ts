// A person's expression for the size of a reaction against the motion that the page has: the same at every moment of it,
// or which term differs.
import { short } from "../dom/numbers";
import type { Run } from "../document";
import { type Term, termsOf } from "./expression";

/** Of the largest value: what may be off, by the tolerance of a motion. */
const AGREES = 1e-6;
/** A factor is said to be this number where it is that near. */
const NEAT = 1e-4;

/** A motion, its parameters, and rates of its speeds by name. */
export interface Moments {
  run: Run;
  parameters: Record<string, number>;
  rates: Record<string, ArrayLike<number>>;
}

export interface Verdict {
  same: boolean;
  words: string;
}

/** Over motions with different parameters: one alone cannot tell m from 1. */
export function checked(text: string, channel: string, motions: Moments[]): Verdict {
  const tables = motions.map(tableOf);
  let terms: Term[];
  try {
    terms = termsOf(text, (name) => tables.every((table) => table.has(name)));
  } catch (error) {
    return { same: false, words: (error as Error).message };
  }
  const target = joined(motions.map(({ run }) => Array.from(run.channels.find((c) => c.name === channel)?.values ?? [])));
  const columns = terms.map(({ value }) => joined(tables.map((table, m) => Array.from({ length: motions[m].run.time.length }, (_, i) => value((name) => (table.get(name) as ArrayLike<number>)[i])))));
  const sums = target.map((_, i) => columns.reduce((sum, column) => sum + column[i], 0));
  const size = Math.max(...target, Number.MIN_VALUE);
  const agrees = (values: number[]) => values.every((v, i) => Math.abs(Math.abs(v) - target[i]) <= AGREES * size);
  if (agrees(sums)) return { same: true, words: `It agrees at all ${target.length} moments of ${motions.length} motions.` };
  const ranked = [...columns.keys()].sort((i, j) => dot(columns[i], columns[i]) - dot(columns[j], columns[j]));
  for (const k of ranked) {
    const column = columns[k]; // the smallest first: the sign of all of them is not known
    const rest = sums.map((v, i) => v - column[i]);
    if (agrees(sums.map((v, i) => v - 2 * column[i]))) return differs(terms[k], "has the wrong sign");
    // the factor that fits best, with either sign of the reaction
    for (const sign of [1, -1]) {
      const wanted = target.map((v, i) => sign * v - rest[i]);
      const factor = dot(column, wanted) / dot(column, column);
      if (Number.isFinite(factor) && agrees(rest.map((v, i) => v + factor * column[i]))) {
        const said = Math.abs(factor) < NEAT ? "does not belong there" : `must be ${short(factor)} times as large`;
        return differs(terms[k], said);
      }
    }
  }
  const worst = target.map((v, i) => Math.abs(Math.abs(sums[i]) - v)).reduce((best, v, i, all) => (v > all[best] || !Number.isFinite(v) ? i : best), 0);
  const first = motions[0].run.time;
  const when = worst < first.length ? `at t = ${short(first[worst])}` : "with other parameters";
  return { same: false, words: `It differs: ${when} it gives ${short(Math.abs(sums[worst]))}, and the reaction is ${short(target[worst])}; no single term explains it.` };
}

const differs = (term: Term, said: string): Verdict => ({ same: false, words: `It differs: the term ${term.text} ${said}.` });
const joined = (parts: number[][]): number[] => parts.flat();
const dot = (a: number[], b: number[]): number => a.reduce((sum, v, i) => sum + v * b[i], 0);

/** Every name with its values over the samples; a prime is a rate. */
function tableOf({ run, parameters, rates }: Moments): Map<string, ArrayLike<number>> {
  const n = run.time.length;
  const table = new Map<string, ArrayLike<number>>([["t", run.time]]);
  for (const [name, value] of Object.entries(parameters)) table.set(name, new Float64Array(n).fill(value));
  for (const { name, group, values } of run.channels) if (group === "coordinate" || group === "speed") table.set(name, values);
  for (const { name, group } of run.channels) if (group === "coordinate" && table.has(`${name}dot`)) table.set(`${name}'`, table.get(`${name}dot`) as ArrayLike<number>);
  for (const [name, values] of Object.entries(rates)) {
    table.set(`${name}'`, values);
    if (name.endsWith("dot")) table.set(`${name.slice(0, -3)}''`, values);
  }
  return table;
}
