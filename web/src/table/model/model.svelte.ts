/** One table as this browser knows it: what was confirmed, and the steps that are not yet. */

import {
  Problem,
  type Change,
  type Fact,
  type LogRow,
  type Position,
  type Presence,
  type Progress,
  type Schemas,
  type SeatView,
} from "../../api/client";
import type { Heard } from "../../api/heard";
import { listen } from "../../api/stream";
import { withoutAvoided } from "./avoided.svelte";
import { after, hasSecrets, withTurn } from "./position";
import { Staging } from "./staging.svelte";
import { look } from "./tableApi";
import { commit } from "./turns";

const LATE = 1200;

/** What a seat looks at and may do: after its unconfirmed steps, if it has any. */
export interface Outlook {
  public: Record<string, unknown>;
  private: Record<string, unknown>;
  legal: string[];
}

/** Refusals that say: much has happened that this page does not know. */
const BEHIND = new Set(["step_taken", "step_from_the_future", "out_of_time"]);

export class TableModel {
  readonly id: string;
  position = $state.raw<Position | null>(null);
  /** The seat that this browser plays now; with several at one sofa it changes. */
  seat = $state<number | null>(null);
  awaited = $state.raw<number[]>([]);
  busy = $state(false);
  connected = $state(true);
  /** Who has the table open; null until it is known. */
  presence = $state.raw<Presence | null>(null);
  /** This browser is no longer of the company of a private table. */
  gone = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** How far this person had looked when the table was opened; -1 if never. */
  looked = $state(-1);
  /** The server's clock minus ours, in milliseconds. */
  #ahead = 0;
  #rows = $state.raw<LogRow[]>([]);
  readonly #staging: Staging;
  #stop: (() => void) | null = null;
  #isClosed = false;
  /** Called with rows that are new to this viewer, and the table before them. */
  onrows: (rows: LogRow[], before: Position) => void = () => undefined;

  /** As this viewer wants it. */
  readonly log = $derived.by(() => withoutAvoided(this.id, this.#rows));

  constructor(id: string) {
    this.id = id;
    this.#staging = new Staging(id);
  }

  async open(): Promise<void> {
    await this.refresh();
    if (this.#isClosed) return;
    this.looked = this.position?.looked ?? -1;
    this.#stop = listen(this.id, (heard) => this.#hear(heard));
  }

  close(): void {
    this.#isClosed = true;
    this.#stop?.();
  }

  get now(): number {
    return Date.now() + this.#ahead;
  }

  get own(): SeatView | null {
    return this.position?.seats.find((view) => view.seat === this.seat) ?? null;
  }

  /** The game waits for this person, not for a bot in the person's place. */
  get isAwaited(): boolean {
    if (this.seat === null || !this.awaited.includes(this.seat)) return false;
    return this.position?.card.seats[this.seat]?.away === "";
  }

  /** Own steps that are not confirmed yet. */
  get steps(): string[] {
    return this.#staging.steps;
  }

  /** The last of them, if only confirming shows what it brings; until then another may be chosen. */
  get last(): string | null {
    return this.#staging.last;
  }

  get outlook(): Outlook | null {
    const { position, own } = this;
    if (!position?.public) return null;
    const { preview, settling } = this.#staging;
    const confirmed = { public: position.public, private: own?.private ?? {} };
    if (settling !== null)
      return { ...confirmed, public: preview?.public ?? position.public, legal: [] };
    if (preview) return { ...preview, public: preview.public ?? position.public };
    return { ...confirmed, legal: own?.legal ?? [] };
  }

  get hasSecrets(): boolean {
    return this.position !== null && hasSecrets(this.position);
  }

  /** From now on another own seat (or nobody) looks at this screen. */
  hold(seat: number | null): void {
    if (seat === this.seat) return;
    this.#staging.clear();
    this.seat = seat;
  }

  /** The table as it was after a row, and as this viewer may know it. */
  at(number: number): Promise<Position> {
    return look(this.id, { at: number, since: number });
  }

  /** Everything anew, with the facts since the number that is known. */
  async refresh(): Promise<void> {
    if (this.#isClosed) return;
    const since = this.#rows.at(-1)?.number;
    const position = await look(this.id, since === undefined ? {} : { since });
    // While the answer was on its way the stream may have told of more.
    if (position.number >= (this.position?.number ?? 0)) this.#show(position, position.log);
  }

  /** Chooses a step: shows what it brings, or, if that cannot be known, waits for `confirm`. */
  async choose(action: string): Promise<void> {
    const { seat } = this;
    if (this.last === action) return this.confirm();
    if (this.busy || seat === null) return;
    await this.#busily(() => this.#staging.choose(seat, action));
  }

  /** Takes the last unconfirmed step back. */
  async undo(): Promise<void> {
    const { seat } = this;
    if (this.busy || seat === null || this.steps.length === 0) return;
    await this.#busily(() => this.#staging.undo(seat));
  }

  /** Commits all steps, and the one that ends the turn. The same request is sent again until there
   *  is an answer. */
  async confirm(closing?: string): Promise<void> {
    const { own } = this;
    const steps = closing === undefined ? this.steps : [...this.steps, closing];
    if (!own || steps.length === 0 || this.busy) return;
    await this.#busily(async () => {
      const answer = await commit(this.id, own.seat, own.step, steps);
      this.#settle(answer);
      if (answer.refusal)
        throw new Problem(409, "against_rule", answer.refusal.args, answer.refusal.rule);
    });
  }

  /** What would surely follow from an action, as facts. */
  async forecast(action: string): Promise<Fact[]> {
    return this.seat === null ? [] : this.#staging.forecast(this.seat, action);
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
      if (BEHIND.has(error.code)) {
        this.#staging.clear();
        await this.refresh().catch(() => undefined);
      }
    } finally {
      this.busy = false;
    }
  }

  /** Until the row itself arrives; if it is late, it is asked for. */
  #settle(answer: Schemas["TurnCard"]): void {
    const { position } = this;
    // The stream may have been faster, and have told of what others did since.
    if (!position || position.number >= answer.number) return this.#staging.clear();
    this.#staging.settle(answer.number);
    this.position = withTurn(position, answer);
    this.awaited = answer.awaited;
    setTimeout(() => {
      if (this.#staging.settling === answer.number) this.#lookAgain();
    }, LATE);
  }

  #hear(heard: Heard): void {
    if (heard.kind === "lost") this.connected = false;
    else if (heard.kind === "gone") {
      this.gone = true;
      this.close(); // a stream that asks for this table once more would be refused for all tables
    } else if (heard.kind === "renamed") this.#readAnew();
    else if (heard.kind === "hello") {
      this.connected = true;
      const number = heard.tables[this.id];
      if (number !== undefined && number > (this.position?.number ?? -1)) this.#lookAgain();
    } else if (heard.kind === "progress") this.#progress(heard.progress);
    else if (heard.kind === "presence") this.presence = heard.presence;
    else this.#change(heard.change);
  }

  /** If there is no answer, the stream's next greeting or change tells of rows that were missed. */
  #lookAgain(): void {
    this.refresh().catch(() => undefined);
  }

  /** A name was taken out of the log; what was told before tells it still. */
  #readAnew(): void {
    this.#rows = [];
    this.#lookAgain();
  }

  /** It may come later than what it tells of. */
  #progress({ number, awaited }: Progress): void {
    if (number > (this.position?.number ?? -1)) this.awaited = awaited;
  }

  #change(change: Change): void {
    const before = this.position;
    if (!before || change.number <= before.number) return;
    if (before.number === change.since) this.#show(after(before, change), change.log);
    else this.#lookAgain();
  }

  #show(position: Position, rows: LogRow[]): void {
    if (this.#isClosed) return;
    this.#ahead = position.time - Date.now();
    const known = this.#rows.at(-1)?.number ?? -1;
    const fresh = rows.filter((row) => row.number > known);
    const stepBefore = this.own?.step;
    const { settling } = this.#staging;
    const isSettled = settling !== null && position.number >= settling;
    const before = this.position;
    const begins = !before?.public && position.public !== null;
    this.position = position;
    this.awaited = position.awaited;
    this.seat = this.#holder(position, begins);
    if (isSettled || this.own?.step !== stepBefore || !this.isAwaited) this.#staging.clear();
    this.#rows = [...this.#rows, ...fresh];
    if (before && known >= 0 && fresh.length > 0)
      this.onrows(withoutAvoided(this.id, fresh), before);
  }

  /** Who looks at this screen: of several with secrets nobody before they say so. */
  #holder({ mine }: Position, begins: boolean): number | null {
    const isShared = this.hasSecrets && mine.length > 1;
    // Who made the table need not be who looks when the cards are dealt.
    const stays = this.seat !== null && mine.includes(this.seat) && !(begins && isShared);
    if (stays) return this.seat;
    return isShared ? null : (mine[0] ?? null);
  }
}
