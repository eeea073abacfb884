// Panels of which one is shown.
import { el } from "../dom/element";

export interface Tab {
  id: string;
  title: string;
  content: HTMLElement;
}

export class Tabs {
  readonly element: HTMLElement;
  current = "";
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private readonly panels = new Map<string, HTMLElement>();

  constructor(
    tabs: Tab[],
    private readonly chosen: (id: string) => void,
  ) {
    const list = el("div", { class: "tab-list", role: "tablist" });
    this.element = el("div", { class: "tabs" }, list);
    for (const tab of tabs) {
      const button = el("button", { type: "button", role: "tab", id: `tab-${tab.id}`, "aria-controls": `panel-${tab.id}`, onclick: () => this.choose(tab.id) }, tab.title);
      const panel = el("div", { role: "tabpanel", id: `panel-${tab.id}`, class: "tab-panel", "aria-labelledby": `tab-${tab.id}`, tabindex: "0" }, tab.content);
      this.buttons.set(tab.id, button);
      this.panels.set(tab.id, panel);
      list.append(button);
      this.element.append(panel);
    }
    list.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      const ids = [...this.buttons.keys()];
      const next = ids[(ids.indexOf(this.current) + step + ids.length) % ids.length];
      this.choose(next);
      this.buttons.get(next)?.focus();
    });
    if (tabs.length) this.show(tabs[0].id);
  }

  choose(id: string): void {
    this.show(id);
    this.chosen(id);
  }

  show(id: string): void {
    if (!this.panels.has(id)) return;
    this.current = id;
    for (const [key, button] of this.buttons) {
      button.setAttribute("aria-selected", String(key === id));
      button.tabIndex = key === id ? 0 : -1;
      if (key === id) reveal(button);
      (this.panels.get(key) as HTMLElement).hidden = key !== id;
    }
  }
}

/** The row of tabs goes sideways where it is too long: the chosen one is seen. */
function reveal(button: HTMLElement): void {
  const row = button.parentElement as HTMLElement;
  const middle = button.offsetLeft + button.offsetWidth / 2; // the row is what offsets are counted from
  row.scrollLeft = middle - row.clientWidth / 2;
}
