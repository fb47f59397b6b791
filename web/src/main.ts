import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { settings } from "./shell/settings.svelte";
import { words } from "./words/words.svelte";

await words.speak(settings.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
