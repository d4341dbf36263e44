import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

/** A packed copy beside each file that is worth it; the server sends it to browsers that can unpack it. */
const packed: Plugin = {
  name: "packed",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const source = file.type === "chunk" ? file.code : file.source;
        if (/\.(js|css)$/.test(name) && source.length > 1000) {
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(source, { level: 9 }) });
        }
      }
    },
  },
};

/** Styles after what is painted first, so that it does not wait for them; scripts wait for styles all the same. */
const paintedFirst: Plugin = {
  name: "painted-first",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
      const rest = styles.reduce((text, style) => text.replace(style, ""), html);
      return rest.replace("  </body>", `${styles.join("")}  </body>`);
    },
  },
};

/** One file for all scripts that every page needs, and one for their styles. */
const groups = [{ name: "shell", tags: ["$initial" as const] }];

export default defineConfig({
  // Addresses are relative to <base href> in index.html, which the server sets to where it is reached.
  base: "./",
  plugins: [svelte(), svelteTesting(), packed, paintedFirst],
  build: {
    outDir: "../src/parlour/_web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".", "../src/parlour/locales"] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
