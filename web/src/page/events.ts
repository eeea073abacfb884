// The events of a run, each kind once with its times; a click goes there.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Run } from "../document";

/** Times of one kind of event at first. */
const SHOWN = 3;

export class EventList {
  readonly element = el("details", { class: "card events", hidden: true });
  private readonly list = el("dl", { class: "event-list" });
  private readonly heading = el("summary", {});

  constructor(private readonly seek: (t: number) => void) {
    this.element.append(this.heading, this.list);
  }

  set(run: Run): void {
    const kinds = new Map<string, number[]>();
    for (const { name, time } of run.events) kinds.set(name, [...(kinds.get(name) ?? []), time]);
    this.element.hidden = !kinds.size;
    this.element.open = kinds.size <= SHOWN;
    this.heading.replaceChildren(el("h3", {}, `Events (${run.events.length})`));
    this.list.replaceChildren(...[...kinds].flatMap(([name, times]) => [el("dt", {}, times.length > 1 ? `${name}, ${times.length} times` : name), this.times(times)]));
  }

  /** The first times of one kind; the others on demand. */
  private times(times: number[]): HTMLElement {
    const made = el("dd", {}, ...times.slice(0, SHOWN).map((t) => this.button(t)));
    if (times.length > SHOWN) {
      const rest = el("button", { type: "button", class: "quiet" }, `${times.length - SHOWN} more`);
      rest.addEventListener("click", () => rest.replaceWith(...times.slice(SHOWN).map((t) => this.button(t))));
      made.append(rest);
    }
    return made;
  }

  private button(t: number): HTMLElement {
    return el("button", { type: "button", class: "event", "data-event-time": t, onclick: () => this.seek(t) }, el("span", { class: "event-time" }, `${short(t, 5)} s`));
  }
}
