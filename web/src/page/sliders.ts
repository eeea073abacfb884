// Parameters and start values, as sliders; what follows from the constraints is said.
import { Field } from "../controls/field";
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { PageDocument } from "../document";
import { unitText } from "../dom/units";
import { inline } from "../equations/typeset";

export interface Wanted {
  parameters: number[];
  /** Start values that were given. */
  start: Record<string, number>;
  /** Those of them that were moved here. */
  moved: Record<string, number>;
}

export class Sliders {
  readonly element: HTMLElement;
  readonly parameters: Field[];
  readonly start: Field[];
  private readonly said = el("p", { class: "said", role: "status", hidden: true });
  private readonly free = new Map<string, HTMLElement>();

  constructor(
    page: PageDocument,
    changed: () => void,
    ghost: HTMLElement,
    constrained: boolean,
  ) {
    this.parameters = page.parameters.map((p) => new Field(p, changed));
    const given = page.start.filter((s) => s.given);
    const offered = given.length ? given : page.start;
    this.start = offered.map((s) => new Field({ ...s, description: "" }, changed));
    const rest = page.start.filter((s) => !offered.includes(s));
    const follow = el("dl", { class: "follow" });
    for (const s of rest) {
      const value = el("dd", {}, short(s.value));
      this.free.set(s.name, value);
      follow.append(el("dt", {}, inline(s.latex)), value);
    }
    const back = el("button", { type: "button", class: "quiet", "data-action": "reset", onclick: () => this.reset(changed) }, "All as in the file");
    this.element = el(
      "div",
      { class: "sliders" },
      this.said,
      section("Parameters", this.parameters),
      section("Start", this.start),
      rest.length ? el("details", { class: "group" }, el("summary", {}, constrained ? "Follow from the constraints" : "Follow from what is given"), follow) : null,
      el("div", { class: "buttons" }, ghost, back),
    );
  }

  get wanted(): Wanted {
    const start = Object.fromEntries(this.start.map((f) => [f.data.name, f.value]));
    const moved = Object.fromEntries(this.start.filter((f) => f.value !== f.data.value).map((f) => [f.data.name, f.value]));
    return { parameters: this.parameters.map((f) => f.value), start, moved };
  }

  /** Whether anything stands otherwise than in the file. */
  get isChanged(): boolean {
    return [...this.parameters, ...this.start].some((f) => f.value !== f.data.value);
  }

  /** The values that differ from the file's, for the fragment: p.m, s.u1. */
  get changes(): Record<string, number> {
    const of = (fields: Field[], letter: string) => fields.filter((f) => f.value !== f.data.value).map((f) => [`${letter}.${f.data.name}`, f.value] as const);
    return Object.fromEntries([...of(this.parameters, "p"), ...of(this.start, "s")]);
  }

  /** Take values of the fragment; true where one was there. */
  take(value: (key: string) => number | undefined): boolean {
    let found = false;
    const each = (fields: Field[], letter: string) => {
      for (const field of fields) {
        const given = value(`${letter}.${field.data.name}`);
        if (given === undefined) continue;
        field.set(given);
        found = true;
      }
    };
    each(this.parameters, "p");
    each(this.start, "s");
    return found;
  }

  reset(changed: () => void): void {
    for (const field of [...this.parameters, ...this.start]) field.set(field.data.value);
    changed();
  }

  /** The start as it came out: what was given and had to move, and what follows. */
  settled(start: Record<string, number>, kept: Record<string, number>): void {
    const moved: string[] = [];
    for (const field of this.start) {
      const name = field.data.name;
      const value = start[name];
      field.say("");
      if (value === undefined || name in kept) continue;
      if (Math.abs(value - field.value) <= 1e-12 * Math.max(1, Math.abs(value))) continue;
      field.say(`→ ${short(value)}`);
      moved.push(`${name} ${short(field.value)} → ${short(value)}`);
    }
    for (const [name, shown] of this.free) if (name in start) shown.textContent = short(start[name]);
    this.say(moved.length ? `Moved to satisfy the constraints: ${moved.join(", ")}.` : "", false);
  }

  say(text: string, bad: boolean): void {
    this.said.textContent = text;
    this.said.classList.toggle("bad", bad);
    this.said.hidden = !text;
  }
}

function section(title: string, fields: Field[]): HTMLElement | null {
  if (!fields.length) return null;
  return el("section", { class: "group" }, el("h2", {}, title), ...fields.map((f) => f.element));
}

/** Without a module: the values as they are, and why they cannot be changed here. */
export function still(page: PageDocument, why: string): HTMLElement {
  const list = el("dl", { class: "follow values" });
  for (const p of page.parameters) {
    const words = p.description ? `, ${p.description}` : "";
    list.append(el("dt", { title: p.name + words }, inline(p.latex)), el("dd", {}, `${short(p.value, 6)} ${unitText(p.unit)}`.trim() + words));
  }
  for (const s of page.start.filter((v) => v.given)) list.append(el("dt", {}, inline(s.latex), " at the start"), el("dd", {}, short(s.value, 6)));
  return el("div", { class: "sliders" }, el("p", { class: "note why", "data-refusal": "" }, why), el("section", { class: "group" }, el("h2", {}, "Parameters and start"), list));
}
