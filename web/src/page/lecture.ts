// A page in a lecture: the stage, three sliders and one equation at a time (?present); the stage alone in a frame (?embed).
import katex from "katex";
import { el } from "../dom/element";
import type { EquationBlock } from "../document";
import type { DerivationStep } from "./derivation";

export type Mode = "" | "present" | "embed";

/** What the address asks for, on the root of the page for the style sheet. */
export function applyMode(): Mode {
  const asked = new URLSearchParams(location.search);
  const mode: Mode = asked.has("present") ? "present" : asked.has("embed") ? "embed" : "";
  document.documentElement.dataset.mode = mode;
  return mode;
}

/** Leave the first sliders in sight. */
export function fewSliders(controls: HTMLElement, count = 3): void {
  const open = [...controls.querySelectorAll<HTMLElement>(".group > .field")];
  for (const field of open.slice(count)) field.hidden = true;
  for (const group of controls.querySelectorAll<HTMLElement>("section.group")) group.hidden = ![...group.children].some((child) => child.classList.contains("field") && !(child as HTMLElement).hidden);
}

/** The equations, one at a time, with buttons and Page Up, Page Down, which presenters send. */
export function lecturePanel(blocks: EquationBlock[], derivation: DerivationStep[]): HTMLElement {
  const steps = derivation.flatMap((step, i) => step.formulas.map((latex) => ({ latex, name: "", title: `${i + 1}. ${step.title}` })));
  const lines = steps.length ? steps : blocks.flatMap((block) => block.lines.map((line) => ({ ...line, title: block.title })));
  const title = el("h2", {});
  const shown = el("div", { class: "lecture-equation", role: "math", "aria-live": "polite" });
  const count = el("span", { class: "count" });
  let now = 0;
  const show = (i: number) => {
    if (!lines.length) return;
    now = Math.min(Math.max(i, 0), lines.length - 1);
    const { latex, name } = lines[now];
    title.textContent = lines[now].title;
    katex.render(`\\displaystyle ${latex}`, shown, { throwOnError: false, strict: false, output: "html" });
    shown.setAttribute("aria-label", latex);
    if (name) shown.prepend(el("span", { class: "equation-name" }, name));
    count.textContent = `${now + 1} of ${lines.length}`;
  };
  const step = (word: string, by: number) => el("button", { type: "button", "data-step": by, "aria-label": by < 0 ? "equation before" : "next equation", onclick: () => show(now + by) }, word);
  document.addEventListener("keydown", (event) => {
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    show(now + by);
  });
  show(0);
  const turning = lines.length ? el("div", { class: "lecture-steps" }, step("◀", -1), count, step("▶", 1)) : null;
  return el("section", { class: "panels lecture", "aria-label": "equations" }, title, shown, turning);
}
