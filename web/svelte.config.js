import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // A table has hundreds of small pieces of markup, most of them used a few times: made element by
  // element, the page is blocked for a fifth less than when each is parsed first.
  compilerOptions: { runes: true, fragments: "tree" },
};
