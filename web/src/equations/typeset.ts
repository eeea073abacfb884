// Equations typeset by KaTeX, their symbols linked to their meaning.
import katex from "katex";
import { el } from "../dom/element";
import type { EquationBlock, SymbolMeaning } from "../document";
import { marked } from "./symbols";

const OPTIONS = { throwOnError: false, strict: false as const, trust: (c: { command: string }) => c.command === "\\htmlData", output: "html" as const };

/** A short formula in running text. */
export function inline(latex: string): HTMLElement {
  const made = el("span", { class: "math" });
  katex.render(latex, made, OPTIONS);
  return made;
}

/** Blocks of equations; inline mode with \displaystyle lets long lines wrap. */
export function equationPanel(blocks: EquationBlock[]): HTMLElement {
  const panel = el("div", { class: "equations" });
  const said = el("div", { class: "meaning", role: "status", "aria-live": "polite" });
  for (const block of blocks) {
    const section = el("section", {}, el("h3", {}, block.title));
    const fill = (into: HTMLElement) => block.lines.forEach((line) => {
      const row = el("div", { class: "equation", tabindex: "0", role: "math", "aria-label": line.latex });
      katex.render(`\\displaystyle ${marked(line.latex, block.symbols)}`, row, OPTIONS);
      link(row, block.symbols, said);
      if (line.name) row.prepend(el("span", { class: "equation-name" }, line.name));
      into.append(row);
    });
    if (block.folded && block.lines.length) section.append(folded(block.lines.length, fill));
    else fill(section);
    if (block.note) section.append(el("p", { class: "note" }, block.note));
    panel.append(section);
  }
  const symbols = blocks[0]?.symbols ?? [];
  panel.append(said, legend(symbols));
  return panel;
}

/** Long equations are typeset when somebody asks for them. */
function folded(count: number, fill: (into: HTMLElement) => void): HTMLElement {
  const inside = el("div", {});
  const made = el("details", { class: "long-equations", "data-folded": "" }, el("summary", {}, `${count} lines, body by body`), inside);
  made.addEventListener("toggle", () => made.open && !inside.childElementCount && fill(inside));
  return made;
}

function link(row: HTMLElement, symbols: SymbolMeaning[], said: HTMLElement): void {
  for (const part of row.querySelectorAll<HTMLElement>("[data-symbol]")) {
    const meaning = symbols[Number(part.dataset.symbol)];
    if (!meaning) continue;
    part.title = words(meaning);
    const show = () => {
      said.replaceChildren(inline(meaning.latex), ` ${words(meaning)}`);
      said.classList.add("shown");
      const panel = row.closest(".equations");
      for (const other of panel?.querySelectorAll(".lit") ?? []) other.classList.remove("lit");
      for (const same of panel?.querySelectorAll(`[data-symbol="${part.dataset.symbol}"]`) ?? []) same.classList.add("lit");
    };
    part.addEventListener("pointerenter", show);
    part.addEventListener("click", show);
  }
}

function words(meaning: SymbolMeaning): string {
  const unit = meaning.unit ? `, ${meaning.unit}` : "";
  return `${meaning.name}: ${meaning.meaning}${unit}`;
}

/** All symbols with their meaning, for those who read rather than hover. */
function legend(symbols: SymbolMeaning[]): HTMLElement {
  const list = el("dl", { class: "symbols" });
  for (const s of symbols) {
    if (s.meaning.startsWith("rate of")) continue;
    list.append(el("dt", {}, inline(s.latex)), el("dd", {}, s.meaning + (s.unit ? ` (${s.unit})` : "")));
  }
  return el("details", {}, el("summary", {}, "All symbols"), list);
}
