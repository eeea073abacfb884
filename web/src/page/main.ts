// The script of a page: shows the document that stands beside it; inside a worker it computes.
import "katex/dist/katex.min.css";
import "uplot/dist/uPlot.min.css";
import "./style.css";
import { el } from "../dom/element";
import { type PageDocument, readDocument } from "../document";
import { App } from "./app";
import { serve } from "./computer";
import { numberOf, readFragment } from "./fragment";

/** The motions of a file, one at a time; a list at the head chooses where there are several. */
function open(first: PageDocument, host: HTMLElement, script: string): void {
  const motions = [first, ...(first.motions ?? [])];
  let now = Math.min(Math.max(numberOf(readFragment(), "motion") ?? 0, 0), motions.length - 1);
  let app: App | null = null;
  const list = el("select", { class: "motions", "aria-label": "motion of this file", "data-action": "motion" }, ...motions.map((motion, i) => el("option", { value: i }, (motion as { label?: string }).label ?? motion.title)));
  const show = () => {
    app?.dispose();
    list.value = String(now);
    app = new App(motions[now], host, script, motions.length > 1 ? { bar: list, state: () => ({ motion: now || undefined }) } : {});
  };
  list.addEventListener("change", () => {
    now = Number(list.value);
    history.replaceState(null, "", `#motion=${now}`);
    show();
  });
  show();
}

if (typeof document === "undefined") {
  serve();
} else {
  const tag = document.currentScript as HTMLScriptElement | null;
  // what a worker runs; from disk it may not read a script of its own file, and the page computes by itself
  const own = location.protocol === "file:" ? "" : `importScripts(${JSON.stringify(tag?.src)})`;
  const script = tag?.src ? own : (tag?.textContent ?? "");
  const host = document.getElementById("appell") as HTMLElement;
  const data = document.getElementById("appell-document");
  try {
    open(readDocument(data?.textContent ?? ""), host, script);
  } catch (error) {
    host.textContent = `This page could not be shown: ${(error as Error).message}`;
    throw error;
  }
}
