// The script of the studio: the gallery and the bench, in front of the server; inside a worker it computes.
import "katex/dist/katex.min.css";
import "uplot/dist/uPlot.min.css";
import "../page/style.css";
import "./style.css";
import { serve } from "../page/computer";
import { Studio } from "./studio";

if (typeof document === "undefined") {
  serve();
} else {
  const script = document.currentScript?.textContent ?? "";
  const opening = JSON.parse(document.getElementById("appell-opening")?.textContent || "{}");
  void new Studio(document.getElementById("appell") as HTMLElement, script, opening).start();
}
