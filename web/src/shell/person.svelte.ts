/** Who this browser is: a name and a face in a cookie. Made silently when it is first needed. */

import { api, ask, Problem, type Schemas } from "../api/client";
import { t } from "../words/words.svelte";

export const FACES = [
  ...["fox", "owl", "cat", "bear", "hare", "heron", "otter", "robin"],
  ...["tram", "bike", "boat", "balloon", "lamp", "clock", "bell", "key"],
  ...["tree", "tulip", "cactus", "acorn", "cloud", "moon", "star", "kite"],
] as const;

export type Card = Schemas["SessionCard"];

const KEY = "kvartal.person";

class Person {
  card = $state.raw<Card | null>(null);
  #making: Promise<Card> | null = null;

  /** Whether this browser has been somebody before: only then it is worth asking who. */
  get isKnown(): boolean {
    return this.card !== null || localStorage.getItem(KEY) !== null;
  }

  /** Who it is, if it is anybody. */
  async find(): Promise<Card | null> {
    if (this.card || !this.isKnown) return this.card;
    try {
      return this.#keep(await ask(api.GET("/api/session")));
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 401) throw error;
      localStorage.removeItem(KEY);
      return null;
    }
  }

  /** Who it is; a friendly somebody if it was nobody yet. */
  async ensure(): Promise<Card> {
    this.#making ??= this.find().then((found) => {
      const face = FACES[Math.floor(Math.random() * FACES.length)] ?? FACES[0];
      return found ?? this.become(t(`face-${face}`), face);
    });
    try {
      return await this.#making;
    } finally {
      this.#making = null;
    }
  }

  async become(name: string, face: string): Promise<Card> {
    return this.#keep(await ask(api.POST("/api/session", { body: { name, face } })));
  }

  /** Leaves nothing of this person in the browser. */
  async forget(): Promise<void> {
    await ask(api.DELETE("/api/session"));
    localStorage.removeItem(KEY);
    this.card = null;
  }

  #keep(card: Card): Card {
    localStorage.setItem(KEY, "1");
    this.card = card;
    return card;
  }
}

export const person = new Person();
