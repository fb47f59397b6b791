import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { travellingWords } from "./titles";
import { unloaded } from "./unloaded";

const server = process.env.KVARTAL_SERVER ?? "http://127.0.0.1:8000";

/** What a game's board, rail, explanations and lessons are made of: a file for each game. */
const BOARD =
  /src[\\/]games[\\/](\w+)[\\/]((parts|pieces|motion|sheet)[\\/](?!Evening)|(?!cover|explained|lessons)\w+\.ts$)/;

/** What several screens use comes in two files rather than in dozens: on a slow line each file
 *  costs a way there and back. What the first view of a table does without stays out. */
const SHARED = [
  // Before the house, which would take it into the first view.
  { name: "shuffle", test: /@noble|src[\\/]shell[\\/]shuffle/, minShareCount: 2 },
  {
    name: "house",
    test: /node_modules(?!.*svelte[\\/]src[\\/]motion)|src[\\/](words(?![\\/]reasons)|api|shell(?![\\/](LinkField|FacePicker|LevelRow|levels|played|push)))/,
    minShareCount: 2,
  },
  {
    name: "pieces",
    test: /src[\\/](table(?![\\/](gallery|end|lobby|coach|known|stage[\\/]flight[\\/]flights|log[\\/](Log|Phrases|Provenance)|model[\\/](branches|options)|players[\\/](Players|OtherPerson)))|pieces(?![\\/](cover|evening|Panorama|explain[\\/]Explanation)))/,
    minShareCount: 2,
  },
  // Before any game's: else what covers are drawn with lies in the file of the first that uses it.
  { name: "facade", test: /src[\\/]facade[\\/](?!silhouettes)/, minShareCount: 2 },
  {
    name: (file: string) => BOARD.exec(file)?.[1] ?? null,
    test: BOARD,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [travellingWords(), unloaded(), svelte()],
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
