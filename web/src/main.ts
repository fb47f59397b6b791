import { mount } from "svelte";
import App from "./app/App.svelte";
import { placeOf } from "./app/routes";
import "./look/base.css";
import { router } from "./shell/router.svelte";
import { settings } from "./shell/settings.svelte";
import { words } from "./words/words.svelte";

// The screen comes beside its words, not after them; if it does not come, App says so.
placeOf(router.words)
  .load()
  .catch(() => undefined);
await words.speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
