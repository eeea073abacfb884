// An exercise: the equations, or reactions, are covered until somebody asks for them.
import { el } from "../dom/element";
import type { Run } from "../document";

export class Exercise {
  readonly element: HTMLElement | null;
  private readonly covered: Set<string>;

  /** `changed`: something is seen now that was covered. */
  constructor(hidden: string[], changed: () => void) {
    this.covered = new Set(hidden);
    const button = (name: string) => {
      const made = el("button", { type: "button", "data-reveal": name }, name === "equations" ? "Show the equations" : `Show the reaction of ${name}`);
      made.addEventListener("click", () => {
        this.covered.delete(name);
        made.remove();
        changed();
      });
      return made;
    };
    this.element = hidden.length ? el("section", { class: "group exercise" }, el("h2", {}, "Exercise"), el("p", { class: "note" }, "Find it yourself first."), ...hidden.map(button)) : null;
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
}
