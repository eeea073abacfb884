// Expressions that a person types, read and evaluated over samples; nothing is run as a program.

/** A function of the values at one moment; NaN where a name has none. */
export type Value = (at: (name: string) => number) => number;

export interface Term {
  text: string;
  value: Value;
}

const FUNCTIONS: Record<string, (x: number) => number> = { sin: Math.sin, cos: Math.cos, tan: Math.tan, sqrt: Math.sqrt, exp: Math.exp, log: Math.log, abs: Math.abs, asin: Math.asin, acos: Math.acos, atan: Math.atan };
const TOKEN = /\s*(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+|[A-Za-z_]\w*'*|\*\*|[-+*/^()])/iy;

/** The terms of a sum, each with its sign. Raises an Error that says what cannot be read. */
export function termsOf(text: string, names: (name: string) => boolean): Term[] {
  const tokens: { word: string; from: number; to: number }[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim()) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`'${text.slice(from).trim()[0]}' cannot be read.`);
    tokens.push({ word: found[1] === "**" ? "^" : found[1], from: TOKEN.lastIndex - found[1].length, to: TOKEN.lastIndex });
  }
  let k = 0;
  const next = () => tokens[k]?.word;
  const take = (...words: string[]) => (words.includes(next() ?? "") ? tokens[k++].word : null);

  const factor = (): Value => {
    const token = tokens[k++]?.word;
    if (token === undefined) throw new Error("the expression ends too early.");
    if (token === "(") {
      const inner = sum();
      if (!take(")")) throw new Error("a bracket is not closed.");
      return inner;
    }
    if (/^[\d.]/.test(token)) return () => Number(token);
    if (token in FUNCTIONS && next() === "(") {
      const argument = factor();
      return (at) => FUNCTIONS[token](argument(at));
    }
    if (token === "pi") return () => Math.PI;
    if (!/^[A-Za-z_]/.test(token)) throw new Error(`'${token}' stands where a name or number should.`);
    if (!names(token)) throw new Error(`'${token}' is no name of this model.`);
    return (at) => at(token);
  };
  const power = (): Value => {
    const base = factor();
    if (!take("^")) return base;
    const exponent = signed();
    return (at) => base(at) ** exponent(at);
  };
  const signed = (): Value => {
    if (take("+")) return signed();
    if (!take("-")) return power();
    const value = signed();
    return (at) => -value(at);
  };
  const product = (): Value => {
    let value = signed();
    for (let sign = take("*", "/"); sign; sign = take("*", "/")) {
      const [left, right] = [value, signed()];
      value = sign === "*" ? (at) => left(at) * right(at) : (at) => left(at) / right(at);
    }
    return value;
  };
  const sum = (): Value => {
    let value = product();
    for (let sign = take("+", "-"); sign; sign = take("+", "-")) {
      const [left, right] = [value, product()];
      value = sign === "+" ? (at) => left(at) + right(at) : (at) => left(at) - right(at);
    }
    return value;
  };

  const terms: Term[] = [];
  for (let first = true; first || k < tokens.length; first = false) {
    const sign = first ? null : take("+", "-");
    if (!first && !sign) throw new Error(`an operator is missing before '${next()}'.`);
    const from = k;
    const value = product();
    const written = text.slice(tokens[from].from, tokens[k - 1].to);
    terms.push(sign === "-" ? { text: `-${written}`, value: (at) => -value(at) } : { text: written, value });
  }
  return terms;
}
