/** What a person has set for this browser; kept in it, and nowhere else. */

import { LANGUAGES, preferredLanguage, type Language } from "../words/words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "none";
export type Size = "normal" | "large" | "larger";

const KEY = "kvartal.settings";
const SIZES: Record<Size, string> = { normal: "100%", large: "115%", larger: "132%" };

class Settings {
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  size = $state<Size>("normal");
  sound = $state(true);
  notify = $state(false);

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
    if (kept.theme) this.theme = kept.theme;
    if (kept.motion) this.motion = kept.motion;
    if (kept.size) this.size = kept.size;
    if (typeof kept.sound === "boolean") this.sound = kept.sound;
    if (typeof kept.notify === "boolean") this.notify = kept.notify;
    this.show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.show());
  }

  /** Keeps and shows what is set now. */
  keep(): void {
    const { language, theme, motion, size, sound, notify } = this;
    localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, size, sound, notify }));
    this.show();
  }

  get still(): boolean {
    return this.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private show(): void {
    const dark =
      this.theme === "dark" ||
      (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    const root = document.documentElement;
    root.dataset["theme"] = dark ? "dark" : "light";
    root.dataset["motion"] = this.motion;
    root.style.setProperty("--reading-size", SIZES[this.size]);
  }
}

export const settings = new Settings();
