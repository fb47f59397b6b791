import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { router } from "./shell/router.svelte";
import { placeOf } from "./shell/routes";
import { settings } from "./shell/settings.svelte";
import { words } from "./words/words.svelte";

// The screen comes beside its words, not after them; if it does not come, App says so.
placeOf(router.words)
  .load()
  .catch(() => undefined);
await words.speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
