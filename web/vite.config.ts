import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8000";

export default defineConfig({
  // Addresses are relative to <base href> in index.html, which the server sets to where it is reached.
  base: "./",
  plugins: [svelte(), svelteTesting()],
  build: { outDir: "../src/parlor/_web", emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".", "../src/parlor/locales"] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["test/**/*.test.ts"] },
});
