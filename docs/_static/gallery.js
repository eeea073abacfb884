/* Plays the small pictures of the gallery: strokes of a few frames, drawn on the canvas whose data-motion names them. */
(() => {
  const COLOURS = ["#8a94a0", "#2f6f9f", "#c4572c", "#3a8a5f", "#8b5aa8", "#b8862b"];
  const SECONDS = 4;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const visible = new Set();

  const path = (ctx, points, scale) => {
    ctx.beginPath();
    for (let i = 0; i < points.length; i += 2) ctx.lineTo(points[i] * scale, (1000 - points[i + 1]) * scale);
  };

  const stroke = (ctx, mark, scale) => {
    ctx.strokeStyle = ctx.fillStyle = COLOURS[mark.c];
    ctx.lineWidth = mark.kind === "trail" ? 1 : 2.2;
    ctx.globalAlpha = mark.kind === "trail" ? 0.45 : 1;
    if (mark.kind === "dot") {
      ctx.beginPath();
      ctx.arc(mark.at[0] * scale, (1000 - mark.at[1]) * scale, mark.r * scale, 0, 2 * Math.PI);
      ctx.fill();
      return;
    }
    path(ctx, mark.points, scale);
    if (mark.kind === "fill") {
      ctx.closePath();
      ctx.globalAlpha = 0.28;
      ctx.fill();
      ctx.globalAlpha = 1;
    }
    ctx.stroke();
  };

  const draw = (canvas, turn) => {
    const motion = window.appellGallery[canvas.dataset.motion];
    const ctx = canvas.getContext("2d");
    const scale = canvas.width / motion.size[0];
    const frame = Math.min(motion.frames.length - 1, Math.floor(turn * motion.frames.length));
    if (canvas.dataset.frame === String(frame)) return;
    canvas.dataset.frame = String(frame);
    ctx.clearRect(0, 0, canvas.width, canvas.height);
    for (const mark of [...motion.still, ...motion.frames[frame]]) stroke(ctx, mark, scale);
  };

  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) entry.isIntersecting ? visible.add(entry.target) : visible.delete(entry.target);
  });
  for (const canvas of document.querySelectorAll("canvas[data-motion]")) {
    draw(canvas, 0);
    watch.observe(canvas);
  }
  const next = (now) => {
    const turn = ((now / 1000) % SECONDS) / SECONDS;
    for (const canvas of visible) draw(canvas, turn);
    requestAnimationFrame(next);
  };
  if (!still) requestAnimationFrame(next);

  // a click opens the page of a system over this one; with a key held down, or without this script, it is a link
  const dialog = document.createElement("dialog");
  dialog.className = "appell-dialog";
  const frame = document.createElement("iframe");
  const shut = document.createElement("button");
  shut.textContent = "Close";
  shut.addEventListener("click", () => dialog.close());
  dialog.append(shut, frame);
  dialog.addEventListener("close", () => frame.removeAttribute("src"));
  document.body.append(dialog);
  for (const tile of document.querySelectorAll("a[data-page]")) {
    tile.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      frame.title = tile.dataset.page;
      frame.src = tile.href;
      dialog.showModal();
    });
  }
})();
