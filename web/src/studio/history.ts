// Runs of this session: a click brings one back.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import { ask } from "./api";
import type { Past } from "./types";

export class RunHistory {
  readonly element = el("div", { class: "history-panel" });

  constructor(private readonly open: (id: number) => void) {}

  async refresh(): Promise<void> {
    const runs = await ask<Past[]>("/api/history");
    const lines = runs.map((run) => {
      const when = new Date(1000 * run.when).toLocaleTimeString();
      const changed = Object.entries(run.parameters ?? {}).map(([name, value]) => `${name} = ${short(value)}`).join(", ");
      return el(
        "li",
        {},
        el(
          "button",
          { type: "button", class: "past", "data-run": run.id, onclick: () => this.open(run.id) },
          el("b", {}, run.system ?? "own text"),
          ` · ${run.principle ?? "Kane"}`,
          el("span", { class: "note" }, `${when}${changed ? ` · ${changed}` : ""}`),
        ),
      );
    });
    this.element.replaceChildren(lines.length ? el("ol", { class: "past-list" }, ...lines) : el("p", { class: "note" }, "No run yet."));
  }
}
