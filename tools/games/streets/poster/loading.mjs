/** Loads modules of the browser's client without a browser, components too. What is run with it
 *  follows in the same text, on the standard input of a node that runs in `web`. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const vite = await createServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [svelte({ configFile: false, compilerOptions: { css: "injected", dev: false } })],
});
const load = (path) => vite.ssrLoadModule(path);
const streets = (path) => load(`/src/games/streets/${path}`);
async function tell(answer) {
  await vite.close();
  process.stdout.write(JSON.stringify(answer));
}
