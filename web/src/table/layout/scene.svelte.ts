/** What the frame shows of a table: words for what the model knows, and what is pointed at. */

import type { Fact, LogRow, Position } from "../../api/client";
import { problemWords } from "../../shell/problems";
import { PACES, settings } from "../../shell/settings.svelte";
import { sound } from "../../shell/sound";
import { actionWords, factSentence, refusalWords, type Sentence } from "../../words/sentences";
import { opens } from "../../words/vocabulary.svelte";
import type { Keys, Prompts, Sight } from "../gameModules";
import { Bubbles } from "../log/bubbles.svelte";
import { worthTelling, type Reader } from "../log/telling";
import type { Deed } from "../model/deed";
import { followedHere } from "../model/favourites.svelte";
import { Forecast, withLines } from "../model/forecast.svelte";
import type { TableModel } from "../model/model.svelte";
import { FEW, playersOf, type Player } from "../model/players";
import { sinceBranch } from "../model/sinceBranch";
import type { Folding } from "../prompt/groups";
import { numbered } from "../prompt/keys";
import { promptOf, staged } from "../prompt/prompt";
import { deedsOf } from "../stage/deeds";
import { flightsLater } from "../stage/flight/later";
import { framesOf, passagesOf, type Passage } from "../stage/frames";
import { recapOf, rowsSince } from "../stage/recap";
import { Stage, type Frame } from "../stage/stage.svelte";
import { Voice } from "./voice";

/** How long one's own deed is on: nothing waits for it. */
const OWN = PACES.brisk;
/** Of a long absence only so many rows are shown. */
const MOST_ROWS = 12;

export class Scene {
  readonly model: TableModel;
  readonly prompts: Prompts | null;
  readonly #components: Record<string, unknown>;
  /** The choice that is pointed at, in the list or on the board. */
  lit = $state<string | null>(null);
  /** What happened last, and is no deed of somebody else to watch. */
  #last = $state.raw<Fact[]>([]);
  readonly #fly = flightsLater((fact) => this.prompts?.moves?.(fact, this.#components) ?? []);
  readonly stage = new Stage(({ facts }) => this.#tell(facts), this.#fly);
  readonly #bubbles = new Bubbles();
  readonly forecast = new Forecast();
  readonly voice: Voice;
  /** The game had ended before anybody looked. */
  readonly wasOver: boolean;

  constructor(model: TableModel, prompts: Prompts | null, components: Record<string, unknown>) {
    this.model = model;
    this.prompts = prompts;
    this.#components = components;
    this.#last = model.log
      .filter((row) => model.looked >= 0 && row.number > model.looked)
      .flatMap(factsOf);
    this.voice = new Voice(this);
    this.wasOver = this.isOver;
    model.onrows = (rows, before) => this.#hear(rows, before);
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
  /** What the board shows: the table now, or after the deed that is on. */
  readonly outlook = $derived.by(() => {
    const { current } = this.stage;
    if (!current) return this.model.outlook;
    const { public: seen, seats } = current.position;
    const own = seats.find(({ seat }) => seat === this.model.seat);
    return { public: seen ?? {}, private: own?.private ?? {}, legal: [] };
  });
  /** What has just happened, for the board to show by motion. */
  readonly freshFacts = $derived.by(() => (this.stage.isOn ? this.stage.facts : this.#last));
  readonly awaited = $derived.by(() => this.stage.current?.position.awaited ?? this.model.awaited);
  /** Who plays from the deed that is on up to the viewer. */
  readonly order: Player[] = $derived.by(() => {
    const { players, viewer } = this;
    const from = this.stage.deed?.seat ?? null;
    if (from === null || players.length > FEW) return [];
    const round = [...players.slice(from), ...players.slice(0, from)];
    const end = round.findIndex(({ seat }) => seat === viewer);
    return end < 0 ? round : round.slice(0, end + 1);
  });
  readonly #since = $derived.by(() => rowsSince(this.model.log, this.game, this.mine));
  /** What others did since the viewer's last turn. */
  readonly recap = $derived.by(() => recapOf(this.#since, this.reader, this.mine));
  readonly #open = $derived.by(() =>
    this.model.isAwaited && !this.stage.isOn ? (this.model.outlook?.legal ?? []) : [],
  );
  /** What can be chosen; what ends the turn is not among it, for that is Confirm. */
  readonly legal = $derived.by(() =>
    this.#open.filter((action) => action !== this.prompts?.closing),
  );
  /** What each key chooses or picks up now. */
  readonly keys: Keys = $derived.by(() => {
    const { sight, legal } = this;
    return (sight && this.prompts?.keys?.(legal, sight)) ?? numbered(legal);
  });
  /** The turn may be ended here, though there is more that could be done. */
  readonly #mayEnd = $derived.by(() => {
    const closing = this.prompts?.closing;
    return closing !== undefined && this.#open.includes(closing);
  });
  /** Nothing is left but to confirm. */
  readonly isWhole = $derived.by(() => {
    const isBegun = this.#mayEnd || this.model.steps.length > 0;
    return isBegun && (this.model.last !== null || this.legal.length === 0);
  });
  /** Not while something is asked that must be answered. */
  readonly canConfirm = $derived.by(() =>
    this.prompts?.closing === undefined ? this.isWhole : this.#mayEnd,
  );
  readonly prompt = $derived.by(() =>
    this.stage.deed
      ? staged(this.stage.deed, this.players)
      : promptOf(this.model, this.players, this.prompts),
  );
  readonly steps = $derived.by(() => this.model.steps.map((step) => this.say(step)));
  readonly isOver = $derived.by(() => {
    const { position } = this.model;
    if (position === null || this.stage.isOn) return false;
    return position.standings !== null || position.card.phase === "abandoned";
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
    const coming = this.prompts?.isForeseen ? null : this.forecast.coming;
    const sentences = coming?.sentences.map(withLines) ?? [];
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
    () => this.next.length > 0 && !this.stage.isOn && this.model.hasSecrets && this.mine.length > 1,
  );

  /** Which question is open to this screen, if any; each is said aloud once. */
  readonly question = $derived.by(() => {
    const { own, seat, steps } = this.model;
    if (!this.prompt.isOwn || this.#open.length === 0) return "";
    return [own?.step, seat, ...steps].join(" ");
  });

  /** What each player has just said. */
  get said(): Record<number, string> {
    return this.#bubbles.said;
  }

  light = (action: string | null): void => {
    this.lit = action;
  };

  /** For an effect: looks ahead for the choice that is pointed at. */
  lookAhead(): () => void {
    const action = this.lit !== null && this.legal.includes(this.lit) ? this.lit : null;
    return this.forecast.of(action, (chosen) => this.#foresee(chosen), this.tell);
  }

  #concerns(seat: unknown): boolean {
    return typeof seat !== "number" || this.viewer === null || seat === this.viewer;
  }

  /** That the next turn begins goes without saying; and what is foreseen is about the viewer. */
  async #foresee(action: string): Promise<Fact[]> {
    const coming = await this.model.forecast(action);
    if (this.stage.isClosed) return [];
    return worthTelling(coming, this.reader).filter(
      ({ kind, seat }) => opens(this.game, kind) === "" && this.#concerns(seat),
    );
  }

  /** An action in words. */
  say = (action: string): string => {
    const { sight } = this;
    const named = sight && this.prompts?.named?.(action, sight);
    return named ?? actionWords(this.game, action, this.names, this.viewer);
  };

  /** The heading under which an action is folded, and its short name there. */
  grouped: Folding = (action) => {
    const { sight } = this;
    return (sight && this.prompts?.grouped?.(action, sight)) ?? null;
  };

  /** What the viewer has before the eyes. */
  get sight(): Sight | null {
    const { outlook, seat } = this.model;
    return outlook && { outlook, seat, components: this.#components, names: this.names };
  }

  /** A fact in words. */
  tell = (fact: Fact): Sentence => factSentence(this.game, fact, this.names, this.viewer);

  /** Commits what was chosen, with what ends the turn. */
  async confirm(): Promise<void> {
    if (this.canConfirm) await this.model.confirm(this.prompts?.closing);
  }

  /** Plays what others did since the viewer's last turn once more. */
  async showAgain(): Promise<void> {
    const frames = await this.#framesOf(this.#since);
    this.stage.play(frames, PACES[settings.pace] || PACES.brisk);
  }

  /** Each with the table as it was after it: those between are asked for. */
  async #framesOf(rows: LogRow[]): Promise<Frame[]> {
    const told = rows.filter((row) => this.#deedsOf(row).length > 0).slice(-MOST_ROWS);
    const passages = await passagesOf(told, (number) => this.model.at(number));
    return this.stage.isClosed ? [] : passages.flatMap((passage) => this.#framesIn(passage));
  }

  #framesIn(passage: Passage): Frame[] {
    return framesOf(passage, this.reader, this.mine, this.prompts ?? {});
  }

  #deedsOf(row: LogRow): Deed[] {
    return deedsOf(row, this.reader, this.mine);
  }

  /** Aloud, and by a sound where the game has one for it. */
  #tell(facts: Fact[]): void {
    this.voice.tell(facts);
    const [heard] = facts.flatMap(({ kind }) => this.prompts?.sounds?.[kind] ?? []);
    if (heard) sound(heard);
  }

  #hear(rows: LogRow[], before: Position): void {
    if (this.stage.isClosed) return;
    const told = rows.filter((row) => this.#deedsOf(row).length > 0);
    const facts = rows.flatMap(factsOf);
    const shown = told.flatMap((row) => this.#deedsOf(row).flatMap((deed) => deed.facts));
    const rest = facts.filter((fact) => !shown.includes(fact));
    if (told.length === 0) this.#last = facts;
    if (rest.length > 0) this.#tell(rest);
    this.#stage(told, before);
    if (!this.stage.isOn) this.#fly({ seat: this.model.seat, facts: rest }, OWN);
    this.#bubbles.hear(facts);
  }

  /** Rows may come together, where the line is slow: then the tables between are asked for. */
  #stage(rows: LogRow[], before: Position): void {
    const { position: after } = this.model;
    const pace = document.hidden ? 0 : PACES[settings.pace];
    if (!after) return;
    if (rows.length > 1 && pace > 0) this.stage.ask(this.#framesOf(rows), before, pace);
    else
      this.stage.play(
        rows.flatMap((row) => this.#framesIn({ row, before, after })),
        pace,
      );
  }
}

function factsOf({ facts }: LogRow): Fact[] {
  return sinceBranch(facts as unknown as Fact[]);
}
