// Parameters and start values, as sliders; what follows from the constraints is said.
import { ANGLES, anglesOf, quaternionOf } from "../controls/angles";
import { Field, type FieldData } from "../controls/field";
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
  private readonly turns: Turn[];
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
    this.turns = (page.turns ?? []).flatMap((names) => {
      const fields = names.map((name) => this.start.find((f) => f.data.name === name));
      return fields.every((f) => f) ? [new Turn(fields as Field[], changed)] : [];
    });
    const rest = page.start.filter((s) => !offered.includes(s));
    const follow = el("dl", { class: "follow" });
    for (const s of rest) {
      const value = el("dd", {}, short(s.value));
      this.free.set(s.name, value);
      follow.append(el("dt", {}, inline(s.latex)), value);
    }
    const back = el("button", { type: "button", class: "quiet", "data-action": "reset", onclick: () => this.reset(changed) }, "All as in the file");
    const turned = new Set(this.turns.flatMap((turn) => turn.parts));
    const entries = (fields: Field[]) => fields.filter((f) => !turned.has(f)).map((f) => ({ element: f.element, open: f.data.open ?? true, order: f.data.order }));
    const angles = this.turns.flatMap((turn) => turn.angles.map((f) => ({ element: f.element, open: turn.parts.some((part) => part.data.open), order: undefined })));
    this.element = el(
      "div",
      { class: "sliders" },
      this.said,
      section("Parameters", entries(this.parameters)),
      section("Start", [...angles, ...entries(this.start)]),
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
    for (const turn of this.turns) turn.sync();
    return found;
  }

  reset(changed: () => void): void {
    for (const field of [...this.parameters, ...this.start]) field.set(field.data.value);
    for (const turn of this.turns) turn.sync();
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

/** Three angles that set the four components of a quaternion. */
class Turn {
  readonly angles: Field[];

  constructor(
    readonly parts: Field[],
    changed: () => void,
  ) {
    const first = anglesOf(parts.map((f) => f.data.value));
    const whose = parts[0].data.name.replace(/^e0_?/, "");
    this.angles = ANGLES.map((word, i) => {
      const name = whose ? `${word} of ${whose}` : word;
      const far = i === 1 ? 1.5 : 3;
      const data: FieldData = { name, latex: `\\text{${word}}`, value: first[i], unit: "rad", description: whose ? `of ${whose}` : "", min: -far, max: far, step: 0.02 };
      return new Field(data, () => {
        quaternionOf(this.angles.map((f) => f.value)).forEach((value, k) => parts[k].set(value));
        changed();
      });
    });
  }

  /** The components were set: show their angles. */
  sync(): void {
    anglesOf(this.parts.map((f) => f.value)).forEach((value, i) => this.angles[i].set(value));
  }
}

interface Entry {
  element: HTMLElement;
  open: boolean;
  order?: number;
}

/** The open sliders, in the order that was chosen, then the others folded. */
function section(title: string, entries: Entry[]): HTMLElement | null {
  if (!entries.length) return null;
  const open = entries.filter((e) => e.open).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const folded = entries.filter((e) => !e.open);
  const rest = folded.length ? el("details", { class: "rest" }, el("summary", {}, open.length ? `${folded.length} more` : `${folded.length} values`), ...folded.map((e) => e.element)) : null;
  return el("section", { class: "group" }, el("h2", {}, title), ...open.map((e) => e.element), rest);
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
