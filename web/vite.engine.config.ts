// The engine by itself, for the tests that run it in Node: `vite build --config vite.engine.config.ts`.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  build: {
    target: "es2022",
    outDir: here("../tests/engine"),
    emptyOutDir: false,
    minify: false,
    lib: { entry: here("src/engine/index.ts"), formats: ["es"], fileName: () => "engine.mjs" },
    rollupOptions: { output: { banner: "/* Made by `make web` from web/src/engine, for Node. */" } },
  },
});
