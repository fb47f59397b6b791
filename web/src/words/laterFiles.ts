/** Where words are that travel apart: many addresses, so they do as well. */

import { files } from "./words.svelte";

const later = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?later",
  import: "default",
  eager: true,
});

for (const [file, address] of Object.entries(later))
  files[file.replace(/ftl$/, "later.ftl")] = address;
