/** What the frame shows of a table: words for what the model knows, and what is pointed at. */

import type { Fact } from "../../api/client";
import { problemWords } from "../../shell/problems";
import { actionWords, factSentence, refusalWords, type Sentence } from "../../words/sentences";
import { opens } from "../../words/vocabulary.svelte";
import type { Prompts } from "../gameModules";
import { saidIn } from "../log/phrases";
import type { Reader } from "../log/telling";
import { followedHere } from "../model/favourites.svelte";
import { Forecast, withLines } from "../model/forecast.svelte";
import type { TableModel } from "../model/model.svelte";
import { playersOf, type Player } from "../model/players";
import { promptOf } from "../prompt/prompt";
import { Voice } from "./voice";

const BUBBLE = 7000;

export class Scene {
  readonly model: TableModel;
  readonly prompts: Prompts | null;
  readonly #components: Record<string, unknown>;
  /** The choice that is pointed at, in the list or on the board. */
  lit = $state<string | null>(null);
  /** What has just happened, for the board to show by motion. */
  freshFacts = $state.raw<Fact[]>([]);
  /** What each player has just said. */
  said = $state<Record<number, string>>({});
  readonly forecast = new Forecast();
  readonly voice: Voice;

  constructor(model: TableModel, prompts: Prompts | null, components: Record<string, unknown>) {
    this.model = model;
    this.prompts = prompts;
    this.#components = components;
    this.freshFacts = model.log
      .filter((row) => model.looked >= 0 && row.number > model.looked)
      .flatMap((row) => row.facts as unknown as Fact[]);
    this.voice = new Voice(this);
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
  readonly reader: Reader = $derived.by(() => {
    const { game, names, viewer } = this;
    return { game, names, viewer, followed: followedHere() };
  });
  readonly #open = $derived.by(() =>
    this.model.isAwaited ? (this.model.outlook?.legal ?? []) : [],
  );
  /** What can be chosen; what ends the turn is not among it, for that is Confirm. */
  readonly legal = $derived.by(() =>
    this.#open.filter((action) => action !== this.prompts?.closing),
  );
  readonly canConfirm = $derived.by(() => {
    const closing = this.prompts?.closing;
    return closing === undefined ? this.model.steps.length > 0 : this.#open.includes(closing);
  });
  readonly prompt = $derived.by(() => promptOf(this.model, this.players, this.prompts));
  readonly steps = $derived.by(() => this.model.steps.map((step) => this.say(step)));
  readonly isOver = $derived.by(() => {
    const { position } = this.model;
    return (
      position !== null && (position.standings !== null || position.card.phase === "abandoned")
    );
  });

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
    return sentences.length > 0 ? sentences.join(". ") : this.say(this.lit);
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

  /** Which question is open to this screen, if any; each is said aloud once. */
  readonly question = $derived.by(() => {
    const { own, seat, steps } = this.model;
    if (!this.prompt.isOwn || this.#open.length === 0) return "";
    return [own?.step, seat, ...steps].join(" ");
  });

  light = (action: string | null): void => {
    this.lit = action;
  };

  /** For an effect: looks ahead for the choice that is pointed at. */
  lookAhead(): () => void {
    const action = this.lit !== null && this.legal.includes(this.lit) ? this.lit : null;
    return this.forecast.of(action, (chosen) => this.#foresee(chosen), this.tell);
  }

  /** That the next turn begins goes without saying. */
  async #foresee(action: string): Promise<Fact[]> {
    const facts = await this.model.forecast(action);
    return facts.filter(({ kind }) => opens(this.game, kind) === "");
  }

  /** An action in words. */
  say = (action: string): string => {
    const { outlook, seat } = this.model;
    const components = this.#components;
    const named = outlook && this.prompts?.named?.(action, { outlook, seat, components });
    return named ?? actionWords(this.game, action, this.names, this.viewer);
  };

  /** A fact in words. */
  tell = (fact: Fact): Sentence => factSentence(this.game, fact, this.names, this.viewer);

  /** Commits what was chosen, with what ends the turn. */
  async confirm(): Promise<void> {
    if (this.canConfirm) await this.model.confirm(this.prompts?.closing);
  }

  #hear(facts: Fact[]): void {
    this.freshFacts = facts;
    this.voice.tell(facts);
    for (const { seat, text } of saidIn(facts)) {
      this.said[seat] = text;
      setTimeout(() => (this.said[seat] = ""), BUBBLE);
    }
  }
}
