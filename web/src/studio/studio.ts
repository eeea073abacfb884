// The studio: the gallery, then the bench, which is the page with the server behind it.
import { el } from "../dom/element";
import { type Module, type PageDocument, readDocument } from "../document";
import { App } from "../page/app";
import { readFragment } from "../page/fragment";
import { applyTheme, preferred } from "../page/theme";
import { ask, Cancelled, Job, job } from "./api";
import { Bar } from "./bar";
import { Check } from "./check";
import { Compare } from "./compare";
import { Constraints } from "./constraints";
import { Editor } from "./editor";
import { EigenvaluePanel } from "./eigenvalues";
import { choose, download, type Made, takeDrops } from "./files";
import { Gallery } from "./gallery";
import { RunHistory } from "./history";
import { Inputs } from "./inputs";
import { ask as askFirst } from "./leave";
import { CARRIED, packed, unpacked } from "./link";
import { MapPanel } from "./map";
import { forget, keep, ownModel, ownModels } from "./own";
import type { Card, Compared, Opened, Request, SystemText } from "./types";
import { languageOf, read, type Reading, titleOf, type Writing } from "./writing";

/** Milliseconds without a key after which a text is kept. */
const KEEP_AFTER = 300;

interface Opening {
  system?: string;
  model?: string;
}

export class Studio {
  private gallery: Gallery | null = null;
  private cards: Card[] = [];
  private app: App | null = null;
  private job: Job<unknown> | null = null;
  /** What is on the bench: a system of the catalogue, or a text. */
  private mechanism: Opening = {};
  /** The text on the bench among one's own models, once it is kept there; its whole in letters of an address. */
  private own: string | undefined;
  private link: string | undefined;
  private keeping = 0;
  private unkept = false;
  private shown: string | undefined;
  private readonly message = el("p", { class: "studio-message", role: "alert", hidden: true });
  private readonly bar: Bar;
  private readonly editor = new Editor({ run: () => void this.runText(), changed: () => this.keepSoon() });
  private readonly constraints = new Constraints();
  private readonly check = new Check((lines) => void this.checkNow(lines));
  private readonly compare = new Compare(
    () => void this.compareNow(),
    (t) => this.app?.goTo(t),
  );
  private readonly eigenvalues = new EigenvaluePanel(() => this.request());
  private readonly map = new MapPanel(
    () => this.request(),
    (request) => void this.openCase(request),
  );
  private readonly inputs = new Inputs(() => void this.run());
  private readonly history = new RunHistory((id) => void this.bringBack(id));

  constructor(
    private readonly host: HTMLElement,
    private readonly script: string,
    private readonly opening: Opening,
  ) {
    this.bar = new Bar({
      gallery: () => void this.leave(),
      run: () => void this.run(),
      cancel: () => this.job?.cancel(),
      consistent: () => void this.makeConsistent(),
      share: () => void this.file("share", {}),
      export: (format) => void this.file("export", { format }),
      principle: () => void this.run(),
    });
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("popstate", () => void this.follow());
    window.addEventListener("hashchange", () => void this.follow());
    window.addEventListener("beforeunload", (event) => this.unkept && event.preventDefault());
    takeDrops((file) => void this.openFile(file));
  }

  async start(): Promise<void> {
    const theme = readFragment().get("theme");
    applyTheme(theme === "dark" || theme === "light" ? theme : preferred());
    if (await this.openAddress()) return;
    if (this.opening.model) await this.openText({ text: this.opening.model, language: "json" });
    else if (this.opening.system) await this.open(this.opening);
    else await this.showGallery();
  }

  /** Open what the address names: a system, a text of one's own, or the text that it holds itself. */
  private async openAddress(): Promise<boolean> {
    const fragment = readFragment();
    const [system, id, link] = ["system", "own", "model"].map((key) => fragment.get(key));
    if (system) await this.open({ system });
    else if (id || link) await this.openLink(id, link);
    else return false;
    return true;
  }

  private async openLink(id: string | undefined, link: string | undefined): Promise<void> {
    const kept = id ? ownModel(id) : null;
    try {
      const carried = link ? await unpacked(link) : null;
      // a link of old differs from what is kept: it is shown, and kept as another model once it is changed
      const arrived = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
      const again = this.app !== null || arrived?.type === "reload" || arrived?.type === "back_forward";
      if (kept && (!carried || again || carried.text === kept.text)) await this.openText(kept, id);
      else if (carried) await this.openText(carried);
      else this.refuseBench("This model is not kept in this browser: open its file, or a link that holds it whole.");
    } catch (error) {
      this.refuseBench((error as Error).message);
    }
  }

  private refuseBench(text: string): void {
    this.host.replaceChildren(el("p", { class: "loading bad", role: "alert" }, text), el("p", { class: "loading" }, el("button", { type: "button", onclick: () => void this.showGallery() }, "‹ Gallery")));
  }

  // ---- gallery ------------------------------------------------------------------------------------------------------

  /** To the gallery; a text that was not run and values that were changed are not left without a question. */
  private async leave(): Promise<void> {
    const lost = this.losses();
    if (lost && !(await askFirst(lost, "Leave"))) return;
    this.keepNow();
    this.unkept = false;
    await this.showGallery(true);
  }

  private losses(): string {
    if (this.unkept) return "This browser keeps no models: what you wrote is lost unless you export it.";
    if (this.editor.isChanged && this.app) return `The text has changes that were not run. It is kept in My models as “${titleOf(this.editor.writing)}”.`;
    if (this.app?.isChanged) return "Values were changed here. Only the Back button of the browser brings them back.";
    return "";
  }

  private async showGallery(push = false): Promise<void> {
    this.leaveBench();
    try {
      if (!this.cards.length) {
        this.host.replaceChildren(el("p", { class: "loading", role: "status" }, "Loading the gallery …"));
        this.cards = await ask<Card[]>("/api/gallery");
      }
    } catch (error) {
      this.host.replaceChildren(el("p", { class: "loading bad", role: "alert" }, (error as Error).message));
      return;
    }
    const theme = el("button", { type: "button", class: "quiet", "aria-label": "light or dark", "data-action": "theme", onclick: () => switchTheme() }, "◐");
    const actions = {
      open: (name: string) => void this.open({ system: name }, true),
      resume: (id: string) => void this.openText(ownModel(id) as Writing, id, true),
      forget: (id: string) => void this.forgetOwn(id),
      begin: (writing: Writing) => void this.openText({ text: writing.text, language: writing.language }, undefined, true),
      file: () => choose((file) => void this.openFile(file)),
    };
    this.gallery = new Gallery(this.cards, ownModels(), actions, el("div", { class: "corner" }, theme));
    this.host.replaceChildren(this.gallery.element, this.message);
    this.say("");
    document.title = "appell studio";
    setFragment({}, push);
    this.gallery.focus();
  }

  private async forgetOwn(id: string): Promise<void> {
    if (!(await askFirst(`“${ownModel(id)?.title ?? "This model"}” is deleted from this browser.`, "Delete"))) return;
    forget(id);
    await this.showGallery();
  }

  private leaveBench(): void {
    this.job?.cancel();
    this.app?.dispose();
    this.app = null;
    this.gallery?.dispose();
    this.gallery = null;
    this.mechanism = {};
    this.shown = undefined;
    window.clearTimeout(this.keeping);
    this.own = this.link = undefined;
  }

  // ---- bench --------------------------------------------------------------------------------------------------------

  private async open(mechanism: Opening, push = false): Promise<void> {
    const wanted = push ? undefined : readFragment().get("principle");
    this.leaveBench();
    this.mechanism = mechanism;
    if (push) setFragment({ system: mechanism.system as string }, true);
    this.host.replaceChildren(el("p", { class: "loading", role: "status" }, `Opening ${mechanism.system ?? "the model"} …`), this.message);
    try {
      const opened = await job<Opened>("open", { ...mechanism });
      this.take(opened, wanted);
      await this.run({ ...mechanism, principle: this.bar.principle });
      await this.fillEditor();
    } catch (error) {
      this.refuseBench((error as Error).message);
    }
  }

  /** A text on the bench; where it is refused, the text alone with what is wrong. */
  private async openText(writing: Writing, id?: string, push = false): Promise<void> {
    const wanted = push ? undefined : readFragment().get("principle");
    this.leaveBench();
    this.own = id;
    this.link = await packed(writing);
    if (this.link.length > CARRIED && !id) this.own = keep(writing) ?? undefined;
    setFragment({ ...(push ? {} : Object.fromEntries(readFragment())), ...this.address }, push);
    this.host.replaceChildren(el("p", { class: "loading", role: "status" }, "Reading the model …"), this.message);
    this.editor.set(writing);
    this.tellKept();
    try {
      await this.runWriting(writing, wanted);
    } catch (error) {
      this.showTextAlone();
      this.editor.say((error as Error).message);
    }
  }

  private showTextAlone(): void {
    this.app?.dispose();
    this.app = null;
    const back = el("button", { type: "button", class: "quiet", "data-action": "gallery", onclick: () => void this.leave() }, "‹ Gallery");
    const header = el("header", {}, el("div", { class: "heading" }, el("h1", {}, titleOf(this.editor.writing))), back);
    this.host.replaceChildren(header, el("main", { class: "text-alone" }, this.editor.element), this.message);
    this.bar.busy(false);
  }

  private async openFile(file: File): Promise<void> {
    const lost = this.losses();
    if (lost && !(await askFirst(lost, "Open the file"))) return;
    const text = await file.text();
    await this.openText({ text, language: languageOf(text, file.name) }, undefined, true);
  }

  private take(opened: Opened, wanted?: string): void {

    const able = opened.principles.filter((p) => p.applies);
    const principle = able.find((p) => p.name === wanted) ?? able[0];
    this.bar.offer(opened.principles, principle?.name ?? "");
    this.bar.duration = opened.duration;
    this.compare.offer(opened.principles, principle?.name ?? "");
    this.eigenvalues.offer(opened);
    this.map.offer(opened);
    this.inputs.offer(opened);
    document.title = `${opened.title} · appell studio`;
  }

  private async fillEditor(): Promise<void> {
    if (this.mechanism.model !== undefined) this.editor.set({ text: this.mechanism.model, language: "json" });
    else {
      const found = await ask<SystemText>(`/api/systems/${this.mechanism.system}`);
      if (found.name === this.mechanism.system) this.editor.set({ text: found.model, language: "json" }, found.python);
      this.editor.keptAs("");
    }
  }

  /** What is on the bench, as the sliders and the bar have it. */
  private request(): Request {
    const values = this.app?.values;
    return { ...this.mechanism, principle: this.bar.principle, duration: this.bar.duration, parameters: values?.parameters, start: values?.start, ...this.inputs.request };
  }

  /** A case of the map on the bench: the sliders stand at its values. */
  private async openCase(request: Request): Promise<void> {
    this.shown = undefined; // the sliders are made anew
    await this.run(request);
    this.app?.showTab("map");
  }

  private async run(request: Request = this.request()): Promise<void> {
    const begin = performance.now();
    const found = await this.work<unknown>("run", request);
    if (found === null) return;
    this.show(found, request);
    requestAnimationFrame(() => {
      document.documentElement.dataset.jobShown = String(performance.now() - begin);
    });
    void this.history.refresh();
  }

  private async runText(): Promise<void> {
    this.editor.say("");
    try {
      this.keepNow();
      await this.runWriting(this.editor.writing, this.bar.principle);
    } catch (error) {
      this.editor.say((error as Error).message);
    }
  }

  /** Read a text, put its model on the bench and run it; what was left out of it is said. */
  private async runWriting(writing: Writing, wanted?: string): Promise<void> {
    const reading = await read(writing);
    const { model } = reading;
    const opened = await job<Opened>("open", { model });
    this.mechanism = { model };
    this.take(opened, reading.principle ?? wanted);
    await this.run({ model, principle: this.bar.principle });
    this.editor.settled();
    this.editor.say(leftOut(reading), false);
  }

  // ---- what is kept ---------------------------------------------------------------------------------------------------

  private keepSoon(): void {
    window.clearTimeout(this.keeping);
    this.keeping = window.setTimeout(() => this.keepNow(), KEEP_AFTER);
  }

  /** Keep the text among one's own models, if it was changed, and its whole in the address. */
  private keepNow(): void {
    window.clearTimeout(this.keeping);
    if (!this.editor.isChanged) return;
    const { writing } = this.editor;
    const id = keep(writing, this.own);
    this.unkept = id === null;
    this.own = id ?? undefined;
    this.tellKept();
    void packed(writing).then((link) => {
      this.link = link;
      if (this.app) this.app.touch();
      else setFragment(this.address);
    });
  }

  private tellKept(): void {
    this.editor.keptAs(this.unkept ? "not kept: this browser stores nothing" : this.own ? "kept in this browser" : "");
  }

  /** The part of the fragment that says what is on the bench. */
  private get address(): Record<string, string> {
    const link = this.link && this.link.length <= CARRIED ? this.link : undefined;
    const parts = this.link ? { own: this.own, model: link } : { system: this.mechanism.system };
    return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Record<string, string>;
  }

  /** A job with its progress in the bar; null where it was refused or cancelled, which is said. */
  private async work<T>(kind: string, request: object): Promise<T | null> {
    this.job?.cancel();
    const begin = performance.now();
    const mine = new Job<T>(kind, request, (part) => this.job === (mine as Job<unknown>) && this.bar.progress(part));
    this.job = mine as Job<unknown>;
    this.bar.busy(true);
    this.say("");
    try {
      const found = await mine.result;
      document.documentElement.dataset.jobAnswered = String(performance.now() - begin);
      return found;
    } catch (error) {
      const text = error instanceof Cancelled ? "Cancelled." : (error as Error).message;
      if (this.job === (mine as Job<unknown>)) this.say(text);
      if (!this.app && !(error instanceof Cancelled)) throw error;
      return null;
    } finally {
      if (this.job === (mine as Job<unknown>)) {
        this.job = null;
        this.bar.busy(false);
      }
    }
  }

  private show(data: unknown, request: Request): void {
    const document_: PageDocument = readDocument(JSON.stringify(data));
    if (this.shown === (request.model ?? request.system) && this.app?.takeRun(document_)) return;
    this.shown = request.model ?? request.system;
    this.app?.dispose();
    const kept = readFragment();
    for (const key of [...kept.keys()]) if (/^[ps]\./.test(key)) kept.delete(key);
    if (this.app) setFragment(Object.fromEntries(kept));
    const app = new App(document_, this.host, this.script, {
      bar: this.bar.element,
      controls: this.inputs.element,
      tabs: [
        { id: "model", title: "Model", content: this.editor.element },
        { id: "constraints", title: "Constraints", content: this.constraints.element },
        { id: "compare", title: "Compare", content: this.compare.element },
        { id: "check", title: "Check", content: this.check.element },
        { id: "eigenvalues", title: "Eigenvalues", content: this.eigenvalues.element },
        { id: "map", title: "Map", content: this.map.element },
        { id: "runs", title: "Runs", content: this.history.element },
      ],
      state: () => ({ ...this.address, principle: this.bar.principle }),
      compute: () => queueMicrotask(() => void this.run()),
      theme: () => {
        for (const panel of [this.compare, this.eigenvalues, this.map]) panel.repaint();
      },
      time: (t) => this.compare.setCursor(t),
    });
    this.host.append(this.message);
    this.app = app;
    void this.constraints.show(request);
    void this.fetchModule(app, request);
  }

  /** The module for the sliders comes when the motion is already on the screen. */
  private async fetchModule(app: App, request: Request): Promise<void> {
    document.documentElement.dataset.module = "coming";
    try {
      const { module } = await job<{ module: Module }>("module", request);
      if (this.app !== app) return;
      app.takeModule(module);
      if (this.app !== app) return;
      document.documentElement.dataset.module = module.wasm ? "here" : "refused";
      if (module.refusal) app.say(`Sliders ask the server: ${module.refusal}`, false);
    } catch (error) {
      if (this.app !== app) return;
      document.documentElement.dataset.module = "refused";
      app.say(`Sliders ask the server: ${(error as Error).message}`, false);
    }
  }

  private async makeConsistent(): Promise<void> {
    const request = this.request();
    const found = await this.work<{ start: Record<string, number>; changed: { name: string; from: number; to: number }[] }>("consistent", request);
    if (!found) return;
    const given = Object.keys(request.start ?? {});
    const start = Object.fromEntries(Object.entries(found.start).filter(([name]) => !given.length || given.includes(name)));
    await this.run({ ...request, start });
    const moved = found.changed.map((c) => `${c.name} ${Number(c.from.toPrecision(5))} → ${Number(c.to.toPrecision(5))}`);
    this.say(moved.length ? `Made consistent: ${moved.join(", ")}.` : "The start satisfies the constraints already.");
  }

  private async checkNow(lines: string): Promise<void> {
    this.check.say("Checking …", false);
    try {
      const found = await job<{ same: boolean; words: string }>("check", { ...this.request(), lines } as Request);
      this.check.say(found.words, !found.same);
    } catch (error) {
      this.check.say((error as Error).message, true);
    }
  }

  private async compareNow(): Promise<void> {
    this.compare.say("Comparing …");
    const request = { ...this.request(), principles: this.compare.chosen };
    try {
      const found = await this.work<Compared>("compare", request);
      if (!found) return this.compare.say("Not compared.", true);
      this.compare.show(found);
      this.show(found.document, request);
      this.app?.showTab("compare");
    } catch (error) {
      this.compare.say((error as Error).message, true);
    }
  }

  private async bringBack(id: number): Promise<void> {
    try {
      const past = await ask<{ request: Request; document: unknown }>(`/api/history/${id}`);
      const { system, model } = past.request;
      const other = model !== this.mechanism.model || system !== this.mechanism.system;
      this.mechanism = model === undefined ? { system } : { model };
      if (other) {
        this.take(await job<Opened>("open", { ...this.mechanism }), past.request.principle);
        void this.fillEditor();
      }
      if (past.request.principle) this.bar.principle = past.request.principle;
      if (past.request.duration) this.bar.duration = past.request.duration;
      this.inputs.take(past.request);
      this.show(past.document, past.request);
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  private async file(kind: string, more: object): Promise<void> {
    const made = await this.work<Made>(kind, { ...this.request(), ...more });
    if (!made) return;
    download(made);
    this.say(`${made.file} was saved by the browser.`);
  }

  // ---- words, keys, address -----------------------------------------------------------------------------------------

  private say(text: string): void {
    this.message.textContent = text;
    this.message.hidden = !text;
  }

  private key(event: KeyboardEvent): void {
    const where = event.target as HTMLElement;
    if (where.matches("input, select, textarea") || where.isContentEditable || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.job) this.job.cancel();
    else if (event.key === "Escape" && !this.gallery && !document.querySelector("dialog[open]")) {
      event.preventDefault(); // the same key closes a dialog
      void this.leave();
    }
    else if (event.key === "r" && this.app) void this.run();
    else if (event.key === "/" && this.gallery) {
      event.preventDefault();
      this.gallery.focus();
    }
  }

  /** The address is another one, by Back or by hand: open what it names. */
  private async follow(): Promise<void> {
    const fragment = readFragment();
    const [system, id, link] = ["system", "own", "model"].map((key) => fragment.get(key));
    if (system ? system === this.mechanism.system && !this.link : id ? id === this.own : link ? link === this.link : this.gallery) return;
    this.keepNow();
    if (!(await this.openAddress())) await this.showGallery();
  }
}

/** What of a text was not read, since it works on results. */
function leftOut({ unread }: Reading): string {
  if (!unread.length) return "";
  const lines = unread.slice(0, 3).map(({ line, text }) => (line ? `line ${line}, ${text}` : text));
  return `Left out, since it is no part of a model: ${lines.join("; ")}${unread.length > 3 ? ` and ${unread.length - 3} more` : ""}.`;
}

function setFragment(entries: Record<string, string>, push = false): void {
  const text = new URLSearchParams(entries).toString();
  const address = text ? `#${text}` : location.pathname + location.search;
  if (push) history.pushState(null, "", address);
  else history.replaceState(null, "", address);
}

function switchTheme(): void {
  applyTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
}
