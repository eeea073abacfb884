// One script and one style sheet for each front: `vite build --mode page` makes page.js and page.css.
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Of KaTeX's fonts only those that equations of motion use, and only as woff2: the style sheet holds them itself.
const KEPT_FONTS = /KaTeX_(Main|Math|Size\d|AMS|Caligraphic)-/;

function katexFonts(): Plugin {
  return {
    name: "katex-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("katex.min.css")) return null;
      const faces = code.replace(/@font-face\{[^}]*\}/g, (face) => {
        const woff2 = /url\(([^)]*\.woff2)\)/.exec(face);
        if (!woff2 || !KEPT_FONTS.test(woff2[1])) return "";
        return face.replace(/src:[^;}]*/, `src:url(${woff2[1]}) format("woff2")`);
      });
      return { code: faces, map: null };
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: here("."),
  plugins: [katexFonts()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  build: {
    target: "es2022",
    outDir: here("../src/appell/view/page/bundle"),
    emptyOutDir: false,
    assetsInlineLimit: 10_000_000,
    chunkSizeWarningLimit: 3000,
    lib: { entry: here(`src/${mode}/main.ts`), formats: ["iife"], name: `appell_${mode}`, fileName: () => `${mode}.js`, cssFileName: mode },
    rollupOptions: { output: { banner: "/* Made by `make web` from web/src. Holds three, KaTeX and uPlot (MIT). */" } },
  },
}));
