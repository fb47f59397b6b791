/** Shows what others did, one deed after the other, at a pace that can be read. */

import type { Fact, Position } from "../../api/client";
import type { Deed } from "../model/deed";

/** A deed, and the table after it. */
export interface Frame {
  deed: Deed;
  position: Position;
  /** How many times as long as an ordinary one it is on. */
  lasts?: number;
}

/** Of more than so many ordinary ones, only the last are shown: who watches bots at play must not
 *  fall behind. */
const MOST = 12;
/** And one that takes longer than so many ordinary ones is not waited for. */
const LONGEST = 6;
/** Milliseconds, after which nobody waits any longer for what was asked for. */
const PATIENCE = 10_000;

export class Stage {
  /** What is on at the moment; null when everything has been shown. */
  current = $state.raw<Frame | null>(null);
  #coming: Frame[] = [];
  #waiting: Frame | null = null;
  /** What is still asked for: nothing overtakes it. */
  #asked: Promise<void> | null = null;
  #isClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #shown: (deed: Deed) => void;
  readonly #turns: (deed: Deed | null, pace: number) => void;
  /** How long an ordinary one is on, in milliseconds. */
  #pace = 0;

  /** @param shown is told of each deed, also of those that are skipped.
   *  @param turns is told what comes on now and at which pace, before the table is drawn so; null
   *  when nothing more does. */
  constructor(
    shown: (deed: Deed) => void,
    turns: (deed: Deed | null, pace: number) => void = () => undefined,
  ) {
    this.#shown = shown;
    this.#turns = turns;
  }

  get deed(): Deed | null {
    return this.current?.deed ?? null;
  }

  /** The facts of what is on, for the board to show by motion. */
  get facts(): Fact[] {
    return this.deed?.facts ?? [];
  }

  /** The page was left: nothing more is to be told or shown. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isOn(): boolean {
    return this.current !== null;
  }

  /** After what is on already, and after what is asked for.
   *  @param pace how long an ordinary one is on, in milliseconds; 0 shows only how it ends */
  play(frames: Frame[], pace: number): void {
    if (this.#isClosed) return;
    if (this.#asked) this.#line(Promise.resolve(frames), pace);
    else this.#add(frames, pace);
  }

  /** Shows the table as it was until what happened since is known, but no longer than a deed: then
   *  it, and what has come meanwhile, is told and not shown. */
  ask(frames: Promise<Frame[]>, before: Position, pace: number): void {
    if (!this.#asked) this.#wait(before, pace);
    const late = new Promise<Frame[]>((resolve) => setTimeout(resolve, PATIENCE, []));
    this.#line(
      Promise.race([frames, late]).catch(() => []),
      pace,
    );
  }

  /** Goes on at once: everything has been shown. */
  skip(): void {
    for (const { deed } of this.#coming.splice(0)) this.#shown(deed);
    this.#next();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#turns(null, 0);
  }

  #line(frames: Promise<Frame[]>, pace: number): void {
    const earlier = this.#asked?.catch(() => undefined);
    const asked = Promise.all([frames, earlier]).then(([known]) => {
      if (this.#asked === asked) this.#asked = null;
      if (!this.#isClosed) this.#add(known, this.isOn ? pace : 0);
    });
    this.#asked = asked;
  }

  #add(frames: Frame[], pace: number): void {
    this.#pace = pace;
    this.#coming.push(...frames);
    for (const { deed } of this.#coming.splice(0, this.#tooMany())) this.#shown(deed);
    if (pace === 0) this.skip();
    else if (!this.isOn || this.current === this.#waiting) this.#next();
  }

  #wait(position: Position, pace: number): void {
    if (this.isOn || pace === 0) return;
    const deed = { seat: null, number: position.number, facts: [], text: "" };
    this.#waiting = { deed, position };
    this.current = this.#waiting;
    this.#timer = setTimeout(() => this.#next(), pace);
  }

  #tooMany(): number {
    let room = MOST;
    return (
      this.#coming.findLastIndex(({ lasts = 1 }) => {
        room -= Math.min(lasts, LONGEST);
        return room < 0;
      }) + 1
    );
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.current = this.#coming.shift() ?? null;
    this.#turns(this.deed, this.#pace);
    if (this.current) {
      this.#shown(this.current.deed);
      this.#timer = setTimeout(
        () => this.#next(),
        this.#pace * Math.min(this.current.lasts ?? 1, LONGEST),
      );
    }
  }
}
