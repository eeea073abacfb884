// One's own equations of motion against the model's: the same motion, or which term differs.
import { el } from "../dom/element";

export class Check {
  private readonly lines = el("textarea", { rows: 6, "aria-label": "your equations", placeholder: "v' = a*omega^2\n(J + m*a^2)*omega' = -m*a*v*omega", spellcheck: "false", class: "check-lines" });
  private readonly said = el("p", { class: "said", role: "status", "data-check": "", hidden: true });
  readonly element: HTMLElement;

  constructor(check: (lines: string) => void) {
    const button = el("button", { type: "button", class: "primary", "data-action": "check", onclick: () => check(this.lines.value) }, "Check");
    this.element = el("div", { class: "check-panel" }, el("h2", {}, "Your equations"), el("p", { class: "note" }, "One equation a line, in the names of the model, with a prime for a time derivative."), this.lines, el("div", { class: "buttons" }, button), this.said);
  }

  say(words: string, bad: boolean): void {
    this.said.textContent = words;
    this.said.classList.toggle("bad", bad);
    this.said.hidden = !words;
  }
}
