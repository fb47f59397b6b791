/** Words for ids: Fluent messages in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bracketed, lengthened, PSEUDO, wantsPseudo } from "./pseudo";
import { tied } from "./ties";

export const LANGUAGES = ["en", "uk", "ru", "pl", "cs", "sk", "ro", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

/** In their own words, for the one who looks for it. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  pl: "Polski",
  cs: "Čeština",
  sk: "Slovenčina",
  ro: "Română",
  hu: "Magyar",
};

const files = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const ALWAYS = ["client"];

class Speaker {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #lists: Intl.ListFormat | undefined;
  #areas = new Set(ALWAYS);
  #pseudo = wantsPseudo();

  /** Says everything in another language from now on. */
  async speak(wanted: Language | typeof PSEUDO): Promise<void> {
    if (wanted === PSEUDO) this.#pseudo = true;
    const language = wanted === PSEUDO || this.#pseudo ? "en" : wanted;
    const transform = this.#pseudo ? lengthened : (text: string): string => text;
    const bundle = new FluentBundle(language, { useIsolating: false, transform });
    const loading = Promise.all([...this.#areas].map((area) => load(bundle, language, area)));
    setTimeout(warmUp, 0, language);
    await loading;
    this.#bundle = bundle;
    this.#lists = undefined;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Learns the words of one game, if they are not known yet. */
  async learn(area: string): Promise<void> {
    if (this.#areas.has(area)) return;
    this.#areas.add(area);
    await this.speak(this.language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with this id; the id itself if there is none (CI sees to it that there is). */
  say(id: string, words: Words = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const said = tied(this.#bundle.formatPattern(message.value, words), this.language);
    return this.#pseudo ? bracketed(said) : said;
  }

  /** Several things in a row, as the language does it. */
  list(items: string[]): string {
    // Made when it is needed: the browser takes its time over the first one.
    this.#lists ??= new Intl.ListFormat(this.language, { type: "conjunction" });
    return this.#lists.format(items);
  }
}

/** A browser takes its time over the first of each: better while it waits for the words. */
function warmUp(language: Language): void {
  new Intl.PluralRules(language);
  new Intl.NumberFormat(language);
}

/** Files that were read already. */
const known: Record<string, FluentResource> = {};

async function load(bundle: FluentBundle, language: Language, area: string): Promise<void> {
  const file = `../../../locales/${language}/${area}.ftl`;
  const text = known[file] ? "" : await files[file]?.();
  if (text) known[file] = new FluentResource(text);
  if (known[file]) bundle.addResource(known[file]);
}

export const words = new Speaker();

/** Short for `words.say`. */
export function t(id: string, args?: Words): string {
  return words.say(id, args);
}

export function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
