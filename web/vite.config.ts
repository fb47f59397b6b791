import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameTitles } from "./titles";

const server = process.env.KVARTAL_SERVER ?? "http://127.0.0.1:8000";

/** What several screens use comes in two files rather than in dozens: on a slow line each file
 *  costs a way there and back. */
const SHARED = [
  { name: "house", test: /node_modules|src[\\/](shell|words|api)/, minShareCount: 2 },
  {
    name: "pieces",
    test: /src[\\/](table(?![\\/]gallery)|pieces(?![\\/]cover))/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [gameTitles(), svelte()],
  build: {
    outDir: "../src/kvartal/server/client",
    emptyOutDir: true,
    cssCodeSplit: false, // as SHARED: one file, and small
    assetsInlineLimit: 0, // the content policy allows no data in place of files
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
  },
  server: { proxy: { "/api": server }, fs: { allow: [".."] } },
});
