// The constraint table: what kind each is, what the verdict rests on, what follows.
import { el } from "../dom/element";
import { job } from "./api";
import type { Request, Verdict } from "./types";

export class Constraints {
  readonly element = el("div", { class: "constraints-panel" });
  private key = "";

  /** Ask for the table once a mechanism. */
  async show(request: Request): Promise<void> {
    const key = request.model ?? request.system ?? "";
    if (key === this.key) return;
    this.key = key;
    this.element.replaceChildren(el("p", { class: "note", role: "status" }, "Classifying …"));
    try {
      const found = await job<{ verdicts: Verdict[]; together: string }>("classify", { system: request.system, model: request.model });
      if (this.key === key) this.fill(found.verdicts, found.together);
    } catch (error) {
      this.element.replaceChildren(el("p", { class: "said bad" }, (error as Error).message));
    }
  }

  private fill(verdicts: Verdict[], together: string): void {
    if (!verdicts.length) {
      this.element.replaceChildren(el("p", { class: "note" }, "This mechanism has no constraint beside its coordinates."));
      return;
    }
    const rows = verdicts.map((v) =>
      el(
        "section",
        { class: "verdict" },
        el("h2", {}, v.constraint),
        el("p", { class: "kind" }, el("b", {}, v.kind), ` · ${v.rows} ${v.rows > 1 ? "rows" : "row"} in ${v.level}${v.rheonomic ? " · time appears" : ""}`),
        el("p", { class: "certificate", title: "what the verdict rests on" }, v.certificate),
        ...v.remarks.map((remark) => el("p", { class: "remark" }, remark)),
        el("p", { class: "note" }, v.advice),
        el("p", { class: "note" }, `Admitted by ${v.principles.join(", ")}.`),
      ),
    );
    this.element.replaceChildren(...rows, together ? el("p", { class: "note together" }, together) : "");
  }
}
