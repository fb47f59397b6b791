import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.KVARTAL_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/kvartal/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data in place of files
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": server }, fs: { allow: [".."] } },
});
