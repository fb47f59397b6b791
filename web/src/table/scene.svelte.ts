/** What the frame shows of a table: words for what the model knows, and what is pointed at. */

import type { Fact } from "../api/client";
import { announcer } from "../shell/announce.svelte";
import { problemWords } from "../shell/problems";
import { actionWords, factSentence, refusalWords, type Sentence } from "../words/sentences";
import { Forecast, withLines } from "./forecast.svelte";
import type { TableModel } from "./model.svelte";
import { playersOf, type Player } from "./players";
import { promptOf } from "./prompt";
import { saidIn } from "./said";

const BUBBLE = 7000;
const MOST_SAID = 12;

export class Scene {
  readonly model: TableModel;
  /** The choice that is pointed at, in the list or on the board. */
  lit = $state<string | null>(null);
  /** What has just happened, for the board to show by motion. */
  freshFacts = $state.raw<Fact[]>([]);
  /** What each player has just said. */
  said = $state<Record<number, string>>({});
  readonly forecast = new Forecast();

  constructor(model: TableModel) {
    this.model = model;
    this.freshFacts = model.log
      .filter((row) => model.looked >= 0 && row.number > model.looked)
      .flatMap((row) => row.facts as unknown as Fact[]);
    model.onfacts = (facts) => this.#hear(facts);
  }

  readonly mine = $derived.by(() => this.model.position?.mine ?? []);
  readonly game = $derived.by(() => this.model.position?.card.game ?? "");
  readonly players: Player[] = $derived.by(() =>
    this.model.position ? playersOf(this.model.position.card) : [],
  );
  readonly names = $derived(this.players.map((player) => player.name));
  /** To whom sentences say "you"; several people at one screen are called by their names. */
  readonly viewer = $derived.by(() => (this.mine.length > 1 ? null : this.model.seat));
  readonly legal = $derived.by(() =>
    this.model.isAwaited ? (this.model.outlook?.legal ?? []) : [],
  );
  readonly prompt = $derived.by(() => promptOf(this.model, this.players));
  readonly steps = $derived.by(() => this.model.steps.map((step) => this.#act(step)));

  readonly refusal = $derived.by(() => {
    const { problem } = this.model;
    if (!problem) return "";
    return problem.rule
      ? refusalWords(this.game, problem.rule, problem.args)
      : problemWords(problem);
  });

  readonly hint = $derived.by(() => {
    if (this.lit === null || !this.legal.includes(this.lit)) return "";
    const sentences = this.forecast.coming?.sentences.map(withLines) ?? [];
    return sentences.length > 0 ? sentences.join(". ") : this.#act(this.lit);
  });

  /** Own seats that are awaited, if none of them is the one that holds the screen. */
  readonly next = $derived.by(() => {
    const { awaited, seat: holder } = this.model;
    const own = this.players.filter(
      ({ seat, away }) => this.mine.includes(seat) && awaited.includes(seat) && !away,
    );
    return own.some(({ seat }) => seat === holder) ? [] : own;
  });

  readonly isCurtained = $derived.by(
    () => this.next.length > 0 && this.model.hasSecrets && this.mine.length > 1,
  );

  /** Which question is open to this screen, if any; each is announced once. */
  readonly question = $derived.by(() => {
    const { own, seat, steps } = this.model;
    if (!this.prompt.isOwn || this.legal.length === 0 || steps.length > 0) return "";
    return `${String(own?.step)} ${String(seat)}`;
  });

  light = (action: string | null): void => {
    this.lit = action;
  };

  /** For an effect: looks ahead for the choice that is pointed at. */
  lookAhead(): () => void {
    const action = this.lit !== null && this.legal.includes(this.lit) ? this.lit : null;
    return this.forecast.of(
      action,
      (chosen) => this.model.forecast(chosen),
      (fact) => this.#say(fact),
    );
  }

  #act(action: string): string {
    return actionWords(this.game, action, this.names, this.viewer);
  }

  #say(fact: Fact): Sentence {
    return factSentence(this.game, fact, this.names, this.viewer);
  }

  #hear(facts: Fact[]): void {
    this.freshFacts = facts;
    const sentences = facts.map((fact) => this.#say(fact).text);
    announcer.say(sentences.slice(-MOST_SAID).join(". "));
    for (const { seat, text } of saidIn(facts)) {
      this.said[seat] = text;
      setTimeout(() => (this.said[seat] = ""), BUBBLE);
    }
  }
}
