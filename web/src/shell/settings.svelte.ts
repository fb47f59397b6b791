/** What a person has set for this browser; kept in it, and nowhere else. */

import { LANGUAGES, preferredLanguage, type Language } from "../words/words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "none";
export type Pace = "calm" | "brisk" | "instant";
export type Loudness = "off" | "quiet" | "full";
export type Size = "normal" | "large" | "larger";

/** How long a deed of somebody else is shown, in milliseconds. */
export const PACES: Record<Pace, number> = { calm: 1600, brisk: 800, instant: 0 };

export const LOUDNESSES: Loudness[] = ["off", "quiet", "full"];

const KEY = "kvartal.settings";
const SIZES: Record<Size, string> = { normal: "100%", large: "115%", larger: "132%" };

class Settings {
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>("auto");
  motion = $state<Motion>("auto");
  pace = $state<Pace>("calm");
  /** What has only one meaning left, or cannot be taken back anyway, is not asked again. */
  confirmAtOnce = $state(false);
  size = $state<Size>("normal");
  sound = $state<Loudness>("quiet");
  notify = $state(false);

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
    if (kept.theme) this.theme = kept.theme;
    if (kept.motion) this.motion = kept.motion;
    if (kept.pace && kept.pace in PACES) this.pace = kept.pace;
    if (kept.confirmAtOnce) this.confirmAtOnce = true;
    if (kept.size) this.size = kept.size;
    if (kept.sound && LOUDNESSES.includes(kept.sound)) this.sound = kept.sound;
    else if ((kept.sound as unknown) === false) this.sound = "off"; // kept before there were three
    if (typeof kept.notify === "boolean") this.notify = kept.notify;
    this.show();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.show());
  }

  /** Keeps and shows what is set now. */
  keep(): void {
    const { language, theme, motion, pace, confirmAtOnce, size, sound, notify } = this;
    const kept = { language, theme, motion, pace, confirmAtOnce, size, sound, notify };
    localStorage.setItem(KEY, JSON.stringify(kept));
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
