// All systems, with search; above them what one has written oneself, and what to begin with.
import { el } from "../dom/element";
import type { OwnModel } from "./own";
import { TEMPLATES } from "./templates";
import { Picture, Projector } from "./thumbnail";
import type { Card } from "./types";
import { LANGUAGES, type Writing } from "./writing";

export interface GalleryActions {
  open: (name: string) => void;
  /** One of one's own. */
  resume: (id: string) => void;
  forget: (id: string) => void;
  /** A template, or a file. */
  begin: (writing: Writing) => void;
  file: () => void;
}

export class Gallery {
  readonly element: HTMLElement;
  private readonly search = el("input", { type: "search", placeholder: "Search: rolling, pendulum, servo, Chaplygin …", "aria-label": "search the systems" });
  private readonly grid = el("ul", { class: "gallery-grid" });
  private readonly count = el("p", { class: "note", role: "status" });
  private readonly tiles: { card: Card; tile: HTMLElement; words: string }[] = [];
  private readonly projector: Projector;

  constructor(cards: Card[], own: OwnModel[], actions: GalleryActions, corner: HTMLElement) {
    const { open } = actions;
    const pictures: Picture[] = [];
    for (const [i, card] of cards.entries()) {
      const picture = new Picture(card.thumbnail, 7 * i);
      pictures.push(picture);
      const kinds = [...new Set(Object.values(card.kinds))].join(", ") || "no constraint";
      const button = el(
        "button",
        { type: "button", class: "tile", "data-system": card.name, onclick: () => open(card.name) },
        picture.element,
        el("span", { class: "tile-title" }, card.title),
        el("span", { class: "tile-question" }, card.question),
        el("span", { class: "tile-words" }, card.summary),
        el("span", { class: "tile-kind" }, kinds),
      );
      const tile = el("li", {}, button);
      this.grid.append(tile);
      this.tiles.push({ card, tile, words: [card.name, card.title, card.question, card.summary, card.source, kinds, ...Object.keys(card.kinds)].join(" ").toLowerCase() });
    }
    this.projector = new Projector(pictures);
    this.search.addEventListener("input", () => this.filter());
    this.search.addEventListener("keydown", (event) => {
      const first = this.tiles.find(({ tile }) => !tile.hidden);
      if (event.key === "Enter" && first) open(first.card.name);
    });
    this.element = el(
      "div",
      { class: "gallery" },
      el("header", {}, el("div", { class: "heading" }, el("h1", {}, "appell studio"), el("p", { class: "subtitle" }, "Mechanical systems with constraints: pick one and see it move.")), this.search, corner),
      el("main", { class: "gallery-main" }, beginnings(actions), own.length ? ownList(own, actions) : null, this.count, this.grid),
    );
    this.filter();
  }

  get query(): string {
    return this.search.value;
  }

  find(query: string): void {
    this.search.value = query;
    this.filter();
  }

  focus(): void {
    this.search.focus();
  }

  dispose(): void {
    this.projector.stop();
  }

  private filter(): void {
    const wanted = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { tile, words } of this.tiles) {
      tile.hidden = !wanted.every((word) => words.includes(word));
      if (!tile.hidden) shown += 1;
    }
    this.count.textContent = shown ? `${shown} of ${this.tiles.length} systems` : "No system has all of these words.";
  }
}

/** New from a template, and Open. */
function beginnings({ begin, file }: GalleryActions): HTMLElement {
  const made = TEMPLATES.map((template) => el("button", { type: "button", class: "beginning", title: template.words, "data-template": template.name, onclick: () => begin(template) }, template.title));
  const open = el("button", { type: "button", class: "beginning", title: "a model in JSON, Python or URDF; or drop the file here", "data-action": "open-file", onclick: file }, "Open a file …");
  return el("section", { class: "beginnings", "aria-label": "new" }, el("h2", {}, "New"), ...made, open);
}

/** What this browser keeps of one's own. */
function ownList(own: OwnModel[], { resume, forget }: GalleryActions): HTMLElement {
  const rows = own.map((model) => {
    const when = new Date(model.changed).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
    const language = LANGUAGES.find(([key]) => key === model.language)?.[1] ?? "";
    const row = el("li", { class: "own" }, el("button", { type: "button", "data-own": model.id, onclick: () => resume(model.id) }, el("b", {}, model.title), el("span", { class: "note" }, ` ${language} · ${when}`)));
    row.append(el("button", { type: "button", class: "quiet", "aria-label": `forget ${model.title}`, title: "forget", "data-forget": model.id, onclick: () => forget(model.id) }, "×"));
    return row;
  });
  return el("section", { "aria-label": "my models" }, el("h2", {}, "My models"), el("ul", { class: "own-list" }, ...rows));
}
