// The certificate of the motion that is seen, always in sight.
import { el } from "../dom/element";
import { exponential, short } from "../dom/numbers";
import type { Audit, Run, Settings } from "../document";

interface Figure {
  key: "constraint_error" | "energy_error";
  title: string;
  words: string;
}

const FIGURES: Figure[] = [
  { key: "constraint_error", title: "constraints", words: "largest residual of a constraint in position or velocity" },
  { key: "energy_error", title: "energy", words: "largest error of the balance of energy, relative to the energy of the motion" },
];

export class AuditBar {
  readonly element = el("div", { class: "audit-bar", role: "status", "aria-label": "audit" });

  constructor(private readonly settings: Settings) {}

  show(run: Run, how: string): void {
    const chips = FIGURES.map((figure) => this.chip(figure, run.audit));
    this.element.replaceChildren(...chips, el("span", { class: "how" }, how));
  }

  private chip(figure: Figure, audit: Audit): HTMLElement {
    const value = audit[figure.key];
    const bound = this.settings.bounds[figure.key];
    if (value === undefined) return el("span", { class: "chip" }, `${figure.title} –`);
    const good = value <= bound;
    const title = `${figure.words}: ${exponential(value)}; ${good ? "within" : "above"} the bound ${exponential(bound)}`;
    return el(
      "span",
      { class: `chip ${good ? "good" : "bad"}`, title, "data-audit": figure.key, "data-value": value },
      el("span", { class: "mark", "aria-hidden": "true" }, good ? "✓" : "!"),
      `${figure.title} `,
      el("b", {}, exponential(value)),
      el("span", { class: "bound" }, ` ≤ ${exponential(bound, 0)}`),
    );
  }
}

/** All figures of an audit as a table. */
export function auditTable(run: Run, settings: Settings): HTMLElement {
  const { audit } = run;
  const rows: [string, string][] = [];
  if (audit.refusal) rows.push(["audit", audit.refusal]);
  for (const figure of FIGURES) {
    const value = audit[figure.key];
    if (value !== undefined) rows.push([figure.words, `${exponential(value)}, bound ${exponential(settings.bounds[figure.key], 0)}`]);
  }
  for (const [name, levels] of Object.entries(audit.residuals ?? {})) {
    rows.push([`residuals of ${name}`, Object.entries(levels).map(([level, value]) => `${level} ${exponential(value)}`).join(", ")]);
  }
  if (audit.norm_error) rows.push(["largest error of a norm", exponential(audit.norm_error)]);
  if (audit.rank && audit.rank[2]) rows.push([audit.rank[2] === 1 ? "rank of the one row" : `rank of the ${audit.rank[2]} rows`, audit.rank[0] === audit.rank[1] ? `${audit.rank[0]}` : `${audit.rank[0]} to ${audit.rank[1]}`]);
  if (audit.redundant?.length) rows.push(["constraints that only repeat others", audit.redundant.join(", ")]);
  if (audit.lost) rows.push(["energy lost in impacts", `${short(audit.lost)} J`]);
  if (audit.steps !== undefined) rows.push(["steps", `${audit.steps}, ${audit.rejected ?? 0} rejected`]);
  if (audit.seconds !== undefined) rows.push(["time of the computation", `${short(1000 * audit.seconds, 3)} ms`]);
  rows.push(["tolerance of a step", exponential(settings.tolerance, 0)]);
  const body = el("tbody", {}, ...rows.map(([word, value]) => el("tr", {}, el("th", { scope: "row" }, word), el("td", {}, value))));
  return el("table", { class: "facts" }, body);
}
