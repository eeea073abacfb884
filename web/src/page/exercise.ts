// An exercise: the equations, or reactions, are covered until somebody asks for them; one's own expression is checked.
import { el } from "../dom/element";
import type { Run } from "../document";
import { checked, type Moments } from "./answer";

export class Exercise {
  readonly element: HTMLElement | null;
  private readonly covered: Set<string>;

  /** `changed`: something is seen now that was covered; `motions` are those that an expression is compared with. */
  constructor(
    hidden: string[],
    whole: Run,
    changed: () => void,
    private readonly motions: () => Promise<Moments[]>,
  ) {
    this.covered = new Set(hidden);
    const entry = (name: string) => {
      const sizes = whole.channels.filter((channel) => channel.group === "reaction" && channel.constraint === name).map((channel) => channel.name);
      const made = el("div", { class: "exercise-entry" }, sizes.length ? this.answer(name, sizes) : null);
      const button = el("button", { type: "button", "data-reveal": name }, name === "equations" ? "Show the equations" : `Show the reaction of ${name}`);
      button.addEventListener("click", () => {
        this.covered.delete(name);
        button.remove();
        changed();
      });
      made.append(button);
      return made;
    };
    this.element = hidden.length ? el("section", { class: "group exercise" }, el("h2", {}, "Exercise"), el("p", { class: "note" }, "Find it yourself first."), ...hidden.map(entry)) : null;
  }

  hides(name: string): boolean {
    return this.covered.has(name);
  }

  /** A run without the arrows and histories of what is covered. */
  veiled(run: Run): Run {
    if (!this.covered.size) return run;
    const seen = ({ constraint }: { constraint: string | null }) => !constraint || !this.covered.has(constraint);
    return { ...run, forces: run.forces.filter(seen), channels: run.channels.filter((channel) => channel.group !== "reaction" || seen(channel)) };
  }

  /** A line for the size of a reaction, and what is said of it. */
  private answer(name: string, sizes: string[]): HTMLElement {
    const line = el("input", { type: "text", "aria-label": `your expression for the reaction of ${name}`, "data-answer": name, spellcheck: "false", autocomplete: "off", placeholder: "m*g*cos(theta)" });
    const choice = el("select", { "aria-label": "which reaction", hidden: sizes.length < 2 }, ...sizes.map((size) => el("option", { value: size }, size)));
    const said = el("p", { class: "said", role: "status", "data-verdict": name, hidden: true });
    const form = el("form", {}, el("label", {}, "Its size, in names of the model: ", line), choice, el("button", { type: "submit" }, "Check"), said);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.motions().then((motions) => {
        const { same, words } = checked(line.value, choice.value, motions);
        said.textContent = words;
        said.classList.toggle("bad", !same);
        said.hidden = false;
      });
    });
    return form;
  }
}
