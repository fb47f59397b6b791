/** Words for ids: Fluent messages in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { patiently } from "../api/patience.svelte";
import { tied } from "./lineBreaks";
import { withMinus } from "./minus";
import { bracketed, lengthened, PSEUDO, wantsPseudo } from "./pseudo";

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

/** Addresses, not modules: a browser may remember for ever that a module could not be loaded. */
export const files = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const ALWAYS = ["client"];

/** The games that have words, so that they can be named. */
export const SPOKEN: readonly string[] = Object.keys(files)
  .map((file) => file.match(/\/en\/(\w+)\.ftl$/)?.[1] ?? "")
  .filter((area) => area !== "" && !ALWAYS.includes(area));

class Speaker {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #lists: Intl.ListFormat | undefined;
  /** What is in the bundle. */
  #areas = ALWAYS;
  #wanted: Language = "en";
  #pseudo = wantsPseudo();

  /** Says everything in another language from now on. */
  async speak(wanted: Language | typeof PSEUDO): Promise<void> {
    if (wanted === PSEUDO) this.#pseudo = true;
    this.#wanted = wanted === PSEUDO || this.#pseudo ? "en" : wanted;
    setTimeout(warmUp, 0, this.#wanted);
    await this.#turnTo(() => [this.#wanted, this.#areas]);
  }

  /** Learns the words of one game, if they are not known yet. */
  async learn(area: string): Promise<void> {
    if (this.#areas.includes(area)) return;
    await this.#turnTo(() => [this.language, [...new Set([...this.#areas, area])]]);
  }

  /** Changes language and areas as soon as all words are there. What is wanted is asked anew after
   *  each wait: another call may have been faster. */
  async #turnTo(wanted: () => [Language, string[]]): Promise<void> {
    for (;;) {
      const [language, areas] = wanted();
      const missing = areas.filter((area) => !known[fileOf(language, area)]);
      if (missing.length === 0) return this.#show(language, areas);
      await Promise.all(missing.map((area) => load(fileOf(language, area))));
    }
  }

  #show(language: Language, areas: string[]): void {
    const transform = this.#pseudo ? lengthened : (text: string): string => text;
    const bundle = new FluentBundle(language, { useIsolating: false, transform });
    for (const area of areas) {
      const resource = known[fileOf(language, area)];
      if (resource) bundle.addResource(resource);
    }
    this.#bundle = bundle;
    this.#areas = areas;
    this.#lists = undefined;
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message with this id; the id itself if there is none (CI sees to it that there is). */
  say(id: string, words: Words = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const said = tied(withMinus(this.#bundle.formatPattern(message.value, words)), this.language);
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

function fileOf(language: Language, area: string): string {
  return `../../../locales/${language}/${area}.ftl`;
}

async function load(file: string): Promise<void> {
  const address = files[file];
  // A game without messages of its own has no file.
  known[file] = new FluentResource(address ? await patiently(() => read(address)) : "");
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(address); // as if nothing had come
  return answer.text();
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
