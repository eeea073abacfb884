// A derivation, step by step, next to the motion.
import katex from "katex";
import { el } from "../dom/element";
import { inline } from "../equations/typeset";

export interface DerivationStep {
  title: string;
  words: string[];
  formulas: string[];
}

/** One step more, or one less; the steps before stay above. */
export function derivationPanel(steps: DerivationStep[]): HTMLElement {
  const list = el("ol", { class: "derivation-steps" });
  const count = el("span", { class: "count", role: "status" });
  const items = steps.map((step) => {
    const words = step.words.map((part, i) => (i % 2 ? inline(part) : part));
    const item = el("li", {}, el("h3", {}, step.title), el("p", {}, ...words));
    for (const formula of step.formulas) {
      const shown = el("div", { class: "equation", tabindex: "0", role: "math", "aria-label": formula });
      katex.render(`\\displaystyle ${formula}`, shown, { throwOnError: false, strict: false, output: "html" });
      item.append(shown);
    }
    list.append(item);
    return item;
  });
  let now = 0;
  const show = (i: number) => {
    now = Math.min(Math.max(i, 0), steps.length - 1);
    items.forEach((item, k) => {
      item.hidden = k > now;
      item.toggleAttribute("data-now", k === now);
    });
    count.textContent = `${now + 1} of ${steps.length}`;
    items[now].scrollIntoView({ block: "nearest" });
  };
  const button = (word: string, by: number) => el("button", { type: "button", "data-derive": by, "aria-label": by < 0 ? "step before" : "next step", onclick: () => show(now + by) }, word);
  show(0);
  return el("div", { class: "derivation" }, el("div", { class: "lecture-steps" }, button("◀", -1), count, button("▶", 1)), list);
}
