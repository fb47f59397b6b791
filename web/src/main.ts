import { mount } from "svelte";
import App from "./app/App.svelte";
import { firstWords } from "./app/firstWords.svelte";
import { placeOf } from "./app/routes";
import "./look/base.css";
import { router } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";

// The screen comes beside its words, not after them; if it does not come, App says so.
placeOf(router.words)
  .load()
  .catch(() => undefined);
await firstWords(settings.language);

const target = document.getElementById("app");
target?.replaceChildren();
if (target) mount(App, { target });
