/** Who this browser is: a name and a face in a cookie. Made silently when it is first needed; who
 *  only looks has a face and no name. */

import { api, ask, Problem, type Schemas } from "../api/client";
import { t } from "../words/words.svelte";

export const FACES = [
  ...["fox", "owl", "cat", "bear", "hare", "heron", "otter", "robin"],
  ...["tram", "bike", "boat", "balloon", "lamp", "clock", "bell", "key"],
  ...["tree", "tulip", "cactus", "acorn", "cloud", "moon", "star", "kite"],
] as const;

export type Card = Schemas["SessionCard"];

const KEY = "kvartal.person";
/** What is kept under the key: that there is somebody, or somebody who has chosen a name. */
const KNOWN = "1";
const NAMED = "named";
/** Words that can pass for a name. */
const NICKNAMES = FACES.slice(0, 8);

/** A face for somebody new, whose name can be theirs too; one that nobody else wears, if there is. */
export function faceFor(taken: readonly string[] = []): string {
  const free = NICKNAMES.filter((face) => !taken.includes(face));
  const from = free.length > 0 ? free : NICKNAMES;
  return from[Math.floor(Math.random() * from.length)] ?? FACES[0];
}

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

  /** Whether the name is one that this person has chosen. */
  get isNamed(): boolean {
    return localStorage.getItem(KEY) === NAMED;
  }

  /** Who it is; somebody without a name if it was nobody yet. */
  async ensure(): Promise<Card> {
    this.#making ??= this.find().then((found) => found ?? this.#begin("", faceFor()));
    try {
      return await this.#making;
    } finally {
      this.#making = null;
    }
  }

  /** Who it is, for others to see: a friendly somebody if there was no name yet. */
  async introduce(): Promise<Card> {
    const card = await this.ensure();
    return card.name ? card : this.#begin(t(`face-${card.face}`), card.face);
  }

  /** Takes the name that this person has chosen. */
  async become(name: string, face: string): Promise<Card> {
    const card = await this.#begin(name, face);
    localStorage.setItem(KEY, NAMED);
    return card;
  }

  async #begin(name: string, face: string): Promise<Card> {
    return this.#keep(await ask(api.POST("/api/session", { body: { name, face } })));
  }

  #keep(card: Card): Card {
    localStorage.setItem(KEY, localStorage.getItem(KEY) ?? KNOWN);
    this.card = card;
    return card;
  }
}

export const person = new Person();
