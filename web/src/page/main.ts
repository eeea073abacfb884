// The script of a page: shows the document that stands beside it; inside a worker it computes.
import "katex/dist/katex.min.css";
import "uplot/dist/uPlot.min.css";
import "./style.css";
import { readDocument } from "../document";
import { App } from "./app";
import { serve } from "./computer";

if (typeof document === "undefined") {
  serve();
} else {
  const script = document.currentScript?.textContent ?? "";
  const host = document.getElementById("appell") as HTMLElement;
  const data = document.getElementById("appell-document");
  try {
    new App(readDocument(data?.textContent ?? ""), host, script);
  } catch (error) {
    host.textContent = `This page could not be shown: ${(error as Error).message}`;
    throw error;
  }
}
