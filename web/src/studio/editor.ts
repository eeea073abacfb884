// The model as text: JSON in an editor; what is wrong with it is said where it is written.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { el } from "../dom/element";

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--ink)", fontWeight: "600" },
  { tag: tags.string, color: "var(--accent)" },
  { tag: tags.number, color: "var(--good)" },
  { tag: [tags.bool, tags.null], color: "var(--bad)" },
]);

export class Editor {
  readonly element: HTMLElement;
  private readonly view: EditorView;
  private readonly said = el("p", { class: "said", role: "status", hidden: true });
  private readonly python = el("pre", { class: "source-code", tabindex: "0", "aria-label": "Python source" });
  private readonly source = el("details", { class: "group" }, el("summary", {}, "Python"), this.python);
  private readonly apply = el("button", { type: "button", class: "primary", "data-action": "apply" }, "Run this text");
  private readonly revert = el("button", { type: "button", class: "quiet", "data-action": "revert" }, "As it was");
  private original = "";

  constructor(run: () => void) {
    const host = el("div", { class: "editor" });
    this.view = new EditorView({
      parent: host,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          history(),
          highlightActiveLine(),
          EditorView.lineWrapping,
          json(),
          syntaxHighlighting(colours),
          keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({ "aria-label": "model as JSON" }),
          EditorView.updateListener.of((update) => update.docChanged && this.changed()),
        ],
      }),
    });
    this.view.scrollDOM.tabIndex = 0;
    this.apply.addEventListener("click", run);
    this.revert.addEventListener("click", () => this.set(this.original, this.python.textContent ?? ""));
    this.element = el("div", { class: "model-panel" }, el("div", { class: "buttons" }, this.apply, this.revert), this.said, host, this.source);
    this.changed();
  }

  set(model: string, python: string): void {
    this.original = model;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: model } });
    this.python.textContent = python;
    this.changed();
    this.say("");
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  get isChanged(): boolean {
    return this.text !== this.original;
  }

  replace(text: string): void {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  say(text: string): void {
    this.said.textContent = text;
    this.said.classList.toggle("bad", Boolean(text));
    this.said.hidden = !text;
  }

  private changed(): void {
    this.revert.hidden = !this.isChanged;
    this.apply.disabled = !this.isChanged;
    // the Python source is that of the text as it came, not of what was made of it
    this.source.hidden = !this.python.textContent || this.isChanged;
  }
}
