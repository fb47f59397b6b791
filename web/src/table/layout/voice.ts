/** What is said aloud at a table: what happened, what is asked, how it ended. */

import type { Fact } from "../../api/client";
import { announcer } from "../../shell/announce.svelte";
import { sound } from "../../shell/sound";
import { opens } from "../../words/vocabulary.svelte";
import { pointsOf, resultOf } from "../end/result";
import { tellAll, type Reader } from "../log/telling";
import type { TableModel } from "../model/model.svelte";
import type { Player } from "../model/players";
import type { Asked } from "../prompt/prompt";

const MOST_SAID = 12;

/** What there is to speak of. */
export interface Spoken {
  readonly model: TableModel;
  readonly game: string;
  /** Own seats. */
  readonly mine: number[];
  readonly players: Player[];
  readonly reader: Reader;
  readonly prompt: Asked;
  /** Which question is open to this screen, if any. */
  readonly question: string;
  readonly isOver: boolean;
  say(action: string): string;
}

export class Voice {
  readonly #scene: Spoken;
  /** The seat that has been told that it is its turn. */
  #told: number | null = null;
  #isOver: boolean;

  constructor(scene: Spoken) {
    this.#scene = scene;
    this.#isOver = scene.isOver;
  }

  /** That an own turn begins is said with its first question; another's, if nothing follows. */
  tell(facts: Fact[]): void {
    const isTurn = ({ kind }: Fact): boolean => opens(this.#scene.game, kind) === "turn";
    const isOwnTurn = (fact: Fact): boolean =>
      isTurn(fact) && this.#scene.mine.includes(fact["seat"] as number);
    const isRound = ({ kind }: Fact): boolean => opens(this.#scene.game, kind) === "round";
    if (facts.some((fact) => isOwnTurn(fact) || isRound(fact))) this.#told = null;
    const worth = facts.filter(
      (fact, index) => !isTurn(fact) || (index === facts.length - 1 && !isOwnTurn(fact)),
    );
    const told = tellAll(worth, this.#scene.reader);
    say(told.slice(-MOST_SAID).map(({ text }) => text));
  }

  /** Each question is said once, and whose turn it is once a turn. */
  ask(): void {
    const { prompt, question, model } = this.#scene;
    if (!prompt.isOwn) this.#told = null;
    if (!question) return;
    const who = this.#told === model.seat ? [] : [prompt.who];
    if (who.length > 0) sound("turn");
    const chosen = model.last === null ? [] : [this.#scene.say(model.last)];
    say([...who, ...chosen, prompt.asked]);
    this.#told = model.seat;
  }

  /** Said when it happens, not when an old table is opened. */
  end(): void {
    const { position } = this.#scene.model;
    if (this.#isOver || !position || !this.#scene.isOver) return;
    this.#isOver = true;
    sound("end");
    const { players } = this.#scene;
    say([resultOf(position, players), ...pointsOf(position, players)]);
  }
}

/** Sentences with a stop after each, so that there is a pause. */
function say(sentences: string[]): void {
  announcer.say(sentences.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" "));
}
