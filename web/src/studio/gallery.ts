// All systems, with search; a click opens one.
import { el } from "../dom/element";
import { Picture, Projector } from "./thumbnail";
import type { Card } from "./types";

export class Gallery {
  readonly element: HTMLElement;
  private readonly search = el("input", { type: "search", placeholder: "Search: rolling, pendulum, servo, Chaplygin …", "aria-label": "search the systems" });
  private readonly grid = el("ul", { class: "gallery-grid" });
  private readonly count = el("p", { class: "note", role: "status" });
  private readonly tiles: { card: Card; tile: HTMLElement; words: string }[] = [];
  private readonly projector: Projector;

  constructor(cards: Card[], open: (name: string) => void, corner: HTMLElement) {
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
        el("span", { class: "tile-words" }, card.summary),
        el("span", { class: "tile-kind" }, kinds),
      );
      const tile = el("li", {}, button);
      this.grid.append(tile);
      this.tiles.push({ card, tile, words: [card.name, card.title, card.summary, card.source, kinds, ...Object.keys(card.kinds)].join(" ").toLowerCase() });
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
      el("main", { class: "gallery-main" }, this.count, this.grid),
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
