/** What is looked at in a review: a moment of the game, one of its costly decisions, and what was
 *  answered about one's own. Nothing is told of those before it is. */

import type { Decision, MomentCard, Position, Review, Schemas } from "../../api/client";
import { playersOf, type Player } from "../../table/model/players";
import { shownSides } from "./curve";
import { questionsFor, verdictOn, type Verdict } from "./verdict";

export class Reviewing {
  readonly position: Position;
  card = $state.raw<Schemas["ReviewCard"]>({
    state: "none",
    ahead: 0,
    done: 0,
    total: 0,
    review: null,
  });
  /** Whose decisions are listed. */
  side = $state(0);
  /** The decision that is looked at, by its place. */
  shown = $state<number | null>(null);
  /** How many moves had been made at the moment that is looked at. */
  move = $state(0);
  /** The moment that came last, and by whose eyes it is seen. */
  moment = $state.raw<MomentCard | null>(null);
  eyes = $state<number | null>(null);
  /** Why the moment that is looked at has not come. */
  problem = $state.raw<unknown>(null);
  /** The choice that is pointed at, in the list or on the board. */
  lit = $state<string | null>(null);
  /** Nothing (""), if one only wanted to be told. */
  #answers = $state.raw<Record<number, string>>({});

  constructor(position: Position) {
    this.position = position;
    this.side = position.mine[0] ?? 0;
  }

  readonly review: Review | null = $derived.by(() => this.card.review);
  readonly mine = $derived.by(() => this.position.mine);
  /** To whom sentences say "you". */
  readonly viewer = $derived.by(() => (this.mine.length === 1 ? (this.mine[0] ?? null) : null));
  /** Who has left since is there still. */
  readonly players = $derived.by(() =>
    playersOf(this.position.card).map((one): Player => ({ ...one, away: "", holiday: false })),
  );
  /** Whose decisions can be listed, one's own first. */
  readonly sides = $derived.by(() => {
    const { review, mine } = this;
    if (!review) return [];
    const concern = (side: number): number => (mine.includes(side) ? 0 : 1);
    return shownSides(review, mine)
      .filter((side) => side < review.seats)
      .toSorted((a, b) => concern(a) - concern(b) || a - b);
  });
  readonly questions = $derived.by(() =>
    this.review ? questionsFor(this.review.sides, this.mine) : [],
  );
  readonly unanswered = $derived.by(() =>
    this.questions.filter((one) => this.#answers[one] === undefined),
  );
  readonly decision: Decision | null = $derived.by(() =>
    this.shown === null ? null : (this.review?.decisions[this.shown] ?? null),
  );
  /** One's own mistake, and not answered yet. */
  readonly isQuestion = $derived.by(
    () => this.shown !== null && this.unanswered.includes(this.shown),
  );
  readonly verdict: Verdict | null = $derived.by(() => {
    const answer = this.shown === null ? "" : this.#answers[this.shown];
    return this.decision && answer ? verdictOn(this.decision, answer) : null;
  });
  /** The question that follows the one that was just answered. */
  readonly next = $derived.by(() =>
    this.shown !== null && this.questions.includes(this.shown)
      ? (this.unanswered[0] ?? null)
      : null,
  );
  /** By whose eyes the moment is seen. */
  readonly seat = $derived.by(() => this.decision?.seat ?? this.mine[0] ?? null);
  /** Or is there another one still? */
  readonly isThere = $derived.by(() => this.moment?.move === this.move && this.eyes === this.seat);
  /** What can be chosen on the board: all that was possible; then what was played and better. */
  readonly pointed = $derived.by(() => {
    const { decision, moment } = this;
    if (!decision || !moment || !this.isThere) return [];
    if (this.isQuestion) return moment.legal;
    return [decision.played, ...decision.best].map(({ action }) => action);
  });

  /** Whether it has just become ready. */
  hear(card: Schemas["ReviewCard"]): boolean {
    // An answer to an earlier look may come late.
    if (this.card.review && !card.review) return false;
    const isNew = this.card.review === null && card.review !== null;
    const wasUnderWay = this.card.state === "working" || this.card.state === "waiting";
    this.card = card;
    if (isNew) this.#begin();
    return isNew && wasUnderWay;
  }

  see(moment: MomentCard, eyes: number | null): void {
    this.moment = moment;
    this.eyes = eyes;
  }

  /** To a moment of the curve. */
  go(move: number): void {
    this.problem = null;
    this.shown = null;
    this.lit = null;
    this.move = move;
  }

  show(place: number): void {
    const decision = this.review?.decisions[place];
    if (!decision) return;
    this.problem = null;
    this.shown = place;
    this.side = decision.seat;
    this.move = decision.move;
    this.lit = this.isQuestion ? null : (decision.best[0]?.action ?? null);
  }

  list(side: number): void {
    this.side = side;
    const [first] = this.review?.sides[side]?.costliest ?? [];
    if (first === undefined) this.go(this.move);
    else this.show(first);
  }

  answer(action: string): void {
    if (this.shown === null) return;
    this.#answers = { ...this.#answers, [this.shown]: action };
    this.lit = this.decision?.best[0]?.action ?? null;
  }

  /** On the board. */
  choose(action: string): void {
    if (this.isQuestion) this.answer(action);
    else this.lit = this.lit === action ? null : action;
  }

  #begin(): void {
    const costliest = this.sides.flatMap((side) => this.review?.sides[side]?.costliest ?? []);
    const [first] = costliest;
    if (first !== undefined) this.show(first);
  }
}
