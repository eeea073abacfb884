// Symbols in LaTeX, marked so that a hover or a tap says what they mean.
import type { SymbolMeaning } from "../document";

/** Commands whose argument is words, not symbols. */
const WORDS = /^\\(begin|end|operatorname|text|mathrm|textrm|mathit)\s*\{[^{}]*\}/;

/** LaTeX with `\htmlData{symbol=i}{...}` around every symbol of the list. */
export function marked(latex: string, symbols: SymbolMeaning[]): string {
  const order = symbols.map((s, i) => ({ latex: s.latex, i })).filter((s) => s.latex).sort((a, b) => b.latex.length - a.latex.length);
  let out = "";
  let at = 0;
  while (at < latex.length) {
    const rest = latex.slice(at);
    const words = WORDS.exec(rest);
    if (words) {
      out += words[0];
      at += words[0].length;
      continue;
    }
    const found = order.find((s) => rest.startsWith(s.latex) && ends(rest, s.latex));
    if (found) {
      out += `\\htmlData{symbol=${found.i}}{${found.latex}}`;
      at += found.latex.length;
      continue;
    }
    const command = /^(\\[a-zA-Z]+|\\.|[a-zA-Z]+(?![a-zA-Z_^{])|.)/s.exec(rest);
    const taken = command ? (command[0].startsWith("\\") ? command[0] : rest[0]) : rest[0];
    out += taken;
    at += taken.length;
  }
  return out;
}

/** Whether a symbol ends where its LaTeX does: m is not a symbol in m_{2}, nor \theta in \theta_{1}. */
function ends(rest: string, latex: string): boolean {
  const next = rest[latex.length] ?? "";
  if (next === "_" || next === "'") return false;
  const last = latex[latex.length - 1];
  return !(/[a-zA-Z]/.test(last) && /[a-zA-Z]/.test(next));
}
