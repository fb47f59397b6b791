/** One table as this browser knows it: what was confirmed, and the steps that are not yet. */

import {
  api,
  ask,
  Problem,
  type Change,
  type Fact,
  type LogRow,
  type Position,
  type Schemas,
  type SeatView,
} from "../api/client";
import { patched, type Operation } from "../api/patch";
import { listen, type Heard } from "../api/stream";

const LATE = 1200;

export type Preview = Schemas["PreviewCard"];

/** What a seat looks at and may do: after its unconfirmed steps, if it has any. */
export interface Outlook {
  public: Record<string, unknown>;
  private: Record<string, unknown>;
  legal: string[];
}

export class TableModel {
  readonly id: string;
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogRow[]>([]);
  /** The seat that this browser plays now; with several at one sofa it changes. */
  seat = $state<number | null>(null);
  /** Steps that were previewed, and the last one if only confirming shows what it brings. */
  staged = $state.raw<string[]>([]);
  last = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  awaited = $state.raw<number[]>([]);
  busy = $state(false);
  connected = $state(true);
  /** This browser is no longer of the company of a private table. */
  gone = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  #ahead = 0;
  readonly invitation: string;
  /** How far this person had looked when the table was opened; -1 if never. */
  looked = $state(-1);
  /** Committed, but the stream has not told yet what came of it: what was previewed stays shown. */
  #settling: number | null = $state(null);
  #stop: (() => void) | null = null;
  #forecasts: Record<string, Promise<Fact[]>> = {};
  /** Called with facts that are new to this viewer, in order. */
  onfacts: (facts: Fact[], rows: LogRow[]) => void = () => undefined;

  constructor(id: string, invitation = "") {
    this.id = id;
    this.invitation = invitation;
  }

  async open(): Promise<void> {
    await this.refresh();
    this.looked = this.position?.looked ?? -1;
    this.#stop = listen(this.id, (heard) => this.#hear(heard), this.invitation);
  }

  close(): void {
    this.#stop?.();
  }

  get now(): number {
    return Date.now() + this.#ahead;
  }

  get own(): SeatView | null {
    return this.position?.seats.find((view) => view.seat === this.seat) ?? null;
  }

  get isAwaited(): boolean {
    return this.seat !== null && this.awaited.includes(this.seat);
  }

  get steps(): string[] {
    return this.last === null ? this.staged : [...this.staged, this.last];
  }

  get outlook(): Outlook | null {
    if (!this.position?.public) return null;
    if (this.#settling !== null)
      return {
        ...(this.preview ?? this.position),
        private: this.own?.private ?? {},
        legal: [],
      } as Outlook;
    if (this.preview) return { ...this.preview, legal: this.last ? [] : this.preview.legal };
    return {
      public: this.position.public,
      private: this.own?.private ?? {},
      legal: this.last ? [] : (this.own?.legal ?? []),
    };
  }

  /** Whether any own seat knows what the others at the same screen may not see. */
  get hasSecrets(): boolean {
    return this.position?.seats.some((view) => Object.keys(view.private).length > 0) ?? false;
  }

  /** From now on another own seat (or nobody) looks at this screen. */
  hold(seat: number | null): void {
    if (seat === this.seat) return;
    this.#unstage();
    this.seat = seat;
  }

  /** Everything anew, with the facts since the number that is known. */
  async refresh(): Promise<void> {
    const since = this.log.at(-1)?.number;
    const position = await ask(
      api.GET("/api/tables/{table}", {
        params: {
          path: { table: this.id },
          query: {
            ...(since !== undefined && { since }),
            ...(this.invitation && { invitation: this.invitation }),
          },
        },
      }),
    );
    // While the answer was on its way the stream may have told of more.
    if (position.number >= (this.position?.number ?? 0)) this.#show(position, position.log);
  }

  /** Chooses a step: shows what it brings, or, if that cannot be known, waits for `confirm`. */
  async choose(action: string): Promise<void> {
    if (this.last === action) return this.confirm();
    if (this.busy || this.seat === null) return;
    await this.#busily(async () => {
      const actions = [...this.staged, action];
      const preview = await this.#preview(actions);
      if (preview.refusal)
        throw new Problem(409, "against_rule", preview.refusal.args, preview.refusal.rule);
      if (preview.taken === actions.length) {
        this.staged = actions;
        this.preview = preview;
        this.last = null;
      } else this.last = action;
      this.#forecasts = {};
    });
  }

  /** Takes the last unconfirmed step back. */
  async undo(): Promise<void> {
    if (this.last !== null) this.last = null;
    else if (this.staged.length > 0) {
      const fewer = this.staged.slice(0, -1);
      await this.#busily(async () => {
        this.preview = fewer.length > 0 ? await this.#preview(fewer) : null;
        this.staged = fewer;
      });
    }
    this.#forecasts = {};
  }

  /** Commits all steps. The same request is sent again until there is an answer. */
  async confirm(): Promise<void> {
    const own = this.own;
    if (!own || this.steps.length === 0 || this.busy) return;
    await this.#busily(async () => {
      const answer = await ask(
        api.POST("/api/tables/{table}/seats/{seat}/turns", {
          params: { path: { table: this.id, seat: own.seat } },
          body: { step: own.step, actions: this.steps },
        }),
      );
      this.#settle(answer.number);
      this.#take(answer);
      if (answer.refusal)
        throw new Problem(409, "against_rule", answer.refusal.args, answer.refusal.rule);
    });
  }

  /** What would surely follow from an action, as facts. */
  forecast(action: string): Promise<Fact[]> {
    const { seat } = this;
    if (seat === null) return Promise.resolve([]);
    let known = this.#forecasts[action];
    if (!known) {
      known = ask(
        api.POST("/api/tables/{table}/seats/{seat}/forecast", {
          params: { path: { table: this.id, seat } },
          body: { actions: this.staged, action },
        }),
      ).then(
        (answer) => answer.facts as unknown as Fact[],
        () => [],
      );
      this.#forecasts[action] = known;
    }
    return known;
  }

  #preview(actions: string[]): Promise<Preview> {
    return ask(
      api.POST("/api/tables/{table}/seats/{seat}/preview", {
        params: { path: { table: this.id, seat: this.seat ?? 0 } },
        body: { actions },
      }),
    );
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
      if (error.code === "step_taken" || error.code === "step_from_the_future") {
        this.#unstage();
        await this.refresh();
      }
    } finally {
      this.busy = false;
    }
  }

  /** Until the row itself arrives; if it is late, it is asked for. */
  #settle(number: number): void {
    const { preview } = this;
    this.#unstage();
    if ((this.position?.number ?? 0) >= number) return;
    this.preview = preview;
    this.#settling = number;
    setTimeout(() => {
      if (this.#settling === number) this.refresh().catch(() => undefined);
    }, LATE);
  }

  #unstage(): void {
    this.#settling = null;
    this.staged = [];
    this.last = null;
    this.preview = null;
    this.#forecasts = {};
  }

  #hear(heard: Heard): void {
    if (heard.kind === "lost") this.connected = false;
    else if (heard.kind === "gone") this.gone = true;
    else if (heard.kind === "hello") {
      this.connected = true;
      const number = heard.tables[this.id];
      if (number !== undefined && number !== this.position?.number) void this.refresh();
    } else if (heard.kind === "progress") this.awaited = heard.progress.awaited;
    else this.#change(heard.change);
  }

  #change(change: Change): void {
    const before = this.position;
    if (!before || change.number <= before.number) return;
    if (before.number !== change.since) return void this.refresh();
    this.#show(
      {
        ...before,
        number: change.number,
        time: change.time,
        card: change.card ?? before.card,
        awaited: change.awaited,
        clocks: change.clocks,
        public: patched(before.public, change.public as unknown as Operation[]),
        standings: change.standings,
        is_host: change.is_host,
        mine: change.mine,
        seats: change.seats,
      },
      change.log,
    );
  }

  #show(position: Position, rows: LogRow[]): void {
    this.#ahead = position.time - Date.now();
    const known = this.log.at(-1)?.number ?? -1;
    const fresh = rows.filter((row) => row.number > known);
    const stepBefore = this.own?.step;
    const settled = this.#settling !== null && position.number >= this.#settling;
    const begins = !this.position?.public && position.public !== null;
    this.position = position;
    this.awaited = position.awaited;
    // Who made the table need not be who looks when the cards are dealt.
    if (begins && this.hasSecrets && position.mine.length > 1) this.seat = null;
    if (this.seat !== null && !position.mine.includes(this.seat)) this.seat = null;
    if (this.seat === null && !(this.hasSecrets && position.mine.length > 1))
      this.seat = position.mine[0] ?? null;
    if (settled || this.own?.step !== stepBefore || !this.isAwaited) this.#unstage();
    this.log = [...this.log, ...fresh];
    if (known >= 0 && fresh.length > 0)
      this.onfacts(
        fresh.flatMap((row) => row.facts as unknown as Fact[]),
        fresh,
      );
  }

  /** The own part of what was committed; the rest comes with the stream. */
  #take(answer: Schemas["TurnCard"]): void {
    const { position } = this;
    // The stream may have been faster, and have told of what others did since.
    if (!position || position.number >= answer.number) return;
    const seats = position.seats.map((view) =>
      view.seat === answer.seat.seat ? answer.seat : view,
    );
    this.position = { ...position, seats };
    this.awaited = answer.awaited;
  }
}
