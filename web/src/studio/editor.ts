// The model as text: JSON, Python or URDF in an editor; what is wrong with it is marked on its line.
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, redoDepth, undo, undoDepth } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { el } from "../dom/element";
import { python, xml } from "./python_mode";
import { type Language, LANGUAGES, lineOf, type Writing } from "./writing";

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--ink)", fontWeight: "600" },
  { tag: tags.string, color: "var(--accent)" },
  { tag: tags.number, color: "var(--good)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.bool, tags.null, tags.keyword], color: "var(--bad)" },
]);

/** The line that was refused, by its number; 0 marks none. */
const refuse = StateEffect.define<number>();
const refusedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(refuse)) continue;
      const line = effect.value;
      if (line < 1 || line > transaction.state.doc.lines) return Decoration.none;
      return Decoration.set([Decoration.line({ class: "refused-line" }).range(transaction.state.doc.line(line).from)]);
    }
    return transaction.docChanged ? Decoration.none : marks;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const MODES = { json: json(), python, urdf: xml };

export interface EditorActions {
  run: () => void;
  /** The text or its language is another one: whoever keeps it does so. */
  changed: () => void;
}

export class Editor {
  readonly element: HTMLElement;
  private readonly view: EditorView;
  private readonly said = el("p", { class: "said", role: "status", hidden: true });
  private readonly python = el("pre", { class: "source-code", tabindex: "0", "aria-label": "Python source" });
  private readonly source = el("details", { class: "group" }, el("summary", {}, "Python"), this.python);
  private readonly apply = el("button", { type: "button", class: "primary", "data-action": "apply", title: "Ctrl-Enter" }, "Run this text");
  private readonly revert = el("button", { type: "button", class: "quiet", "data-action": "revert" }, "As it was");
  private readonly back = el("button", { type: "button", class: "quiet", "data-action": "undo", title: "Ctrl-Z" }, "Undo");
  private readonly forth = el("button", { type: "button", class: "quiet", "data-action": "redo", title: "Ctrl-Y" }, "Redo");
  private readonly select = el("select", { "aria-label": "language of the text", "data-action": "language" }, ...LANGUAGES.map(([value, words]) => el("option", { value }, words)));
  private readonly kept = el("span", { class: "note kept", role: "status" });
  private readonly mode = new Compartment();
  private original: Writing = { text: "", language: "json" };
  private setting = false;

  constructor(private readonly actions: EditorActions) {
    const host = el("div", { class: "editor" });
    this.view = new EditorView({ parent: host, state: this.fresh(this.original) });
    this.view.scrollDOM.tabIndex = 0;
    this.apply.addEventListener("click", actions.run);
    this.revert.addEventListener("click", () => this.replace(this.original));
    this.back.addEventListener("click", () => undo(this.view));
    this.forth.addEventListener("click", () => redo(this.view));
    this.select.addEventListener("change", () => {
      this.view.dispatch({ effects: this.mode.reconfigure(MODES[this.language]) });
      this.changed();
    });
    this.element = el("div", { class: "model-panel" }, el("div", { class: "buttons" }, this.apply, this.select, this.back, this.forth, this.revert, this.kept), this.said, host, this.source);
    this.sync();
  }

  private fresh({ text, language }: Writing): EditorState {
    return EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        this.mode.of(MODES[language]),
        syntaxHighlighting(colours),
        refusedLine,
        keymap.of([{ key: "Mod-Enter", run: () => (this.actions.run(), true) }, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ "aria-label": "model as text" }),
        EditorView.updateListener.of((update) => update.docChanged && this.changed()),
      ],
    });
  }

  /** Another model: nothing of the one before can be undone into it. `python`: the source of a system of the catalogue. */
  set(writing: Writing, python = ""): void {
    this.original = writing;
    this.setting = true;
    this.select.value = writing.language;
    this.view.setState(this.fresh(writing));
    this.python.textContent = python;
    this.setting = false;
    this.say("");
    this.sync();
  }

  get writing(): Writing {
    return { text: this.view.state.doc.toString(), language: this.language };
  }

  get isChanged(): boolean {
    const { text, language } = this.writing;
    return text !== this.original.text || language !== this.original.language;
  }

  /** What was written has been run: from now on this is how it was. */
  settled(): void {
    if (this.isChanged) this.python.textContent = "";
    this.original = this.writing;
    this.sync();
  }

  /** Where the text is kept. */
  keptAs(words: string): void {
    this.kept.textContent = words;
  }

  /** What the server says of the text; the line that it names is marked. */
  say(text: string, bad = true): void {
    this.said.textContent = text;
    this.said.classList.toggle("bad", Boolean(text) && bad);
    this.said.hidden = !text;
    const line = (text && bad && lineOf(text, this.writing)) || 0;
    this.view.dispatch({ effects: refuse.of(line) });
    if (line >= 1 && line <= this.view.state.doc.lines) this.view.dispatch({ effects: EditorView.scrollIntoView(this.view.state.doc.line(line).from, { y: "center" }) });
  }

  private replace({ text, language }: Writing): void {
    this.select.value = language;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, effects: this.mode.reconfigure(MODES[language]) });
  }

  private get language(): Language {
    return this.select.value as Language;
  }

  private changed(): void {
    this.sync();
    if (!this.setting) this.actions.changed();
  }

  private sync(): void {
    this.revert.hidden = !this.isChanged;
    this.apply.disabled = !this.isChanged;
    this.back.disabled = !undoDepth(this.view.state);
    this.forth.disabled = !redoDepth(this.view.state);
    // the Python source is that of the text as it came, not of what was made of it
    this.source.hidden = !this.python.textContent || this.isChanged;
  }
}
