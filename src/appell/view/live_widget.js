// Sliders and plots of a run in a notebook: the kernel runs the motion again, this draws what comes back.
const COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000"];
const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 420, HEIGHT = 230, LEFT = 62, RIGHT = 10, TOP = 26, BOTTOM = 36;

function element(parent, name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  parent.appendChild(made);
  return made;
}

function ticks(low, high) {
  const rough = (high - low) / 4, size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * size).find((s) => s >= rough);
  const found = [];
  for (let v = Math.ceil(low / step) * step; v <= high + 1e-9 * step; v += step) found.push(v);
  return found;
}

const written = (v) => (Math.abs(v) < 1e-12 ? "0" : String(Number(v.toPrecision(4))));

function range(columns) {
  let low = Infinity, high = -Infinity;
  for (const column of columns) for (const v of column) { if (v < low) low = v; if (v > high) high = v; }
  const pad = high - low > 1e-9 * Math.max(1, Math.abs(high)) ? 0.04 * (high - low) : Math.max(1e-3, 0.05 * Math.abs(high));
  return [low - pad, high + pad];
}

function alike(xs, ys) {
  // a metre is as long across as it is up
  const metre = Math.max((xs[1] - xs[0]) / (WIDTH - LEFT - RIGHT), (ys[1] - ys[0]) / (HEIGHT - TOP - BOTTOM));
  for (const [ends, size] of [[xs, WIDTH - LEFT - RIGHT], [ys, HEIGHT - TOP - BOTTOM]]) {
    const rest = (metre * size - (ends[1] - ends[0])) / 2;
    ends[0] -= rest;
    ends[1] += rest;
  }
}

function draw(plot) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, role: "img" }))
    svg.setAttribute(key, value);
  svg.setAttribute("aria-label", `${plot.y} over ${plot.x}`);
  const style = { "font-size": 11, "font-family": "sans-serif", fill: "currentColor" };
  const [x0, x1] = plot.series.length ? [plot.series[0].x[0], plot.series[0].x.at(-1)] : [0, 1];
  const ys = range(plot.series.map((s) => s.y));
  const xs = plot.path ? range(plot.series.map((s) => s.x)) : [x0, x1];
  if (plot.path) alike(xs, ys);
  const across = (v) => LEFT + ((v - xs[0]) / (xs[1] - xs[0])) * (WIDTH - LEFT - RIGHT);
  const up = (v) => HEIGHT - BOTTOM - ((v - ys[0]) / (ys[1] - ys[0])) * (HEIGHT - TOP - BOTTOM);
  for (const v of ticks(...xs)) {
    element(svg, "line", { x1: across(v), x2: across(v), y1: TOP, y2: HEIGHT - BOTTOM, stroke: "currentColor", opacity: 0.12 });
    element(svg, "text", { x: across(v), y: HEIGHT - BOTTOM + 13, "text-anchor": "middle", ...style }, written(v));
  }
  for (const v of ticks(...ys)) {
    element(svg, "line", { x1: LEFT, x2: WIDTH - RIGHT, y1: up(v), y2: up(v), stroke: "currentColor", opacity: 0.12 });
    element(svg, "text", { x: LEFT - 5, y: up(v) + 4, "text-anchor": "end", ...style }, written(v));
  }
  element(svg, "rect", { x: LEFT, y: TOP, width: WIDTH - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM, fill: "none", stroke: "currentColor", opacity: 0.5 });
  element(svg, "text", { x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 6, "text-anchor": "middle", ...style }, plot.x);
  element(svg, "text", { transform: `translate(12 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)`, "text-anchor": "middle", ...style }, plot.y);
  let at = LEFT;
  plot.series.forEach((series, k) => {
    const points = series.x.map((v, i) => `${across(v).toFixed(1)},${up(series.y[i]).toFixed(1)}`).join(" ");
    element(svg, "polyline", { points, fill: "none", stroke: COLOURS[k % COLOURS.length], "stroke-width": 1.4 });
    element(svg, "line", { x1: at, x2: at + 16, y1: 14, y2: 14, stroke: COLOURS[k % COLOURS.length], "stroke-width": 2 });
    element(svg, "text", { x: at + 20, y: 18, ...style }, series.name);
    at += 32 + 6.5 * series.name.length;
  });
  return svg;
}

function render({ model, el }) {
  const fallback = document.getElementById(model.get("fallback"));
  if (fallback) fallback.style.display = "none"; // alive: the still picture is not needed
  el.classList.add("appell-live");
  const sliders = document.createElement("div");
  sliders.style.cssText = "display:grid;grid-template-columns:max-content 14em max-content;gap:2px 10px;align-items:center";
  for (const slider of model.get("sliders")) {
    const name = document.createElement("label"), input = document.createElement("input"), value = document.createElement("output");
    input.type = "range";
    input.id = `${model.get("fallback")}-${slider.name}`;
    name.htmlFor = input.id;
    name.textContent = slider.label;
    if (slider.description) name.title = slider.description;
    Object.assign(input, { min: slider.min, max: slider.max, step: (slider.max - slider.min) / 200, value: slider.value });
    const show = () => (value.textContent = `${written(Number(input.value))} ${slider.unit}`);
    input.addEventListener("input", () => {
      show();
      model.set("values", { ...model.get("values"), [slider.name]: Number(input.value) });
      model.save_changes();
    });
    show();
    sliders.append(name, input, value);
  }
  const message = document.createElement("p"), plots = document.createElement("div");
  message.setAttribute("role", "status");
  plots.style.cssText = "display:flex;flex-wrap:wrap;gap:8px";
  const redraw = () => plots.replaceChildren(...model.get("plots").map(draw));
  const say = () => (message.textContent = model.get("message"));
  model.on("change:plots", redraw);
  model.on("change:message", say);
  redraw();
  say();
  el.replaceChildren(sliders, plots, message);
}

export default { render };
