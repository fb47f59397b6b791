/** Shows what moved: each piece flies from where it lay to where it is now, above the table. */

import { tick } from "svelte";
import type { Fact } from "../../../api/client";
import { settings } from "../../../shell/settings.svelte";
import type { Deed } from "../../model/deed";
import type { Move } from "../../model/move";
import { arcBetween, keyframesOf, type Around, type Box } from "./arc";
import { around, placeOf, type Place } from "./places";
import { timingOf, type Timing } from "./timing";
import "./flights.css";

/** Of more only the first fly: the rest is simply there. */
const MOST = 4;

interface Leaving {
  move: Move;
  /** Null where only a pile is. */
  piece: Node | null;
  from: Box;
}

export class Flights {
  #layer: HTMLElement | null = null;
  #motions: Animation[] = [];
  readonly #moves: (fact: Fact) => Move[];

  /** @param moves what a fact moves */
  constructor(moves: (fact: Fact) => Move[]) {
    this.#moves = moves;
  }

  /** To be called when a deed is done, and before the table is drawn so.
   *  @param hold how long it is on, in milliseconds */
  show = (deed: Pick<Deed, "seat" | "facts"> | null, hold: number): void => {
    this.end();
    if (!deed || hold === 0 || settings.still || document.hidden) return;
    const leaving = deed.facts.flatMap(this.#moves).slice(0, MOST).flatMap(photographed);
    if (leaving.length === 0) return;
    const layer = newLayer(deed.seat ?? 0);
    this.#layer = layer;
    document.addEventListener("pointerdown", this.end, true);
    document.addEventListener("keydown", this.end, true);
    void tick().then(() => {
      if (this.#layer !== layer) return;
      const free = around();
      leaving.forEach((one, index) => this.#fly(one, free, timingOf(hold, index), layer));
      document.body.append(layer);
      const motions = this.#motions;
      void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
        if (this.#layer === layer) this.end();
      });
    });
  };

  /** Everything is where it belongs, in the same frame. */
  end = (): void => {
    document.removeEventListener("pointerdown", this.end, true);
    document.removeEventListener("keydown", this.end, true);
    for (const motion of this.#motions) motion.cancel();
    this.#motions = [];
    this.#layer?.remove();
    this.#layer = null;
  };

  #fly({ move, piece, from }: Leaving, free: Around, timing: Timing, layer: HTMLElement): void {
    const place = placeOf(move.to);
    const drawn = piece ?? place?.piece?.cloneNode(true);
    if (!place || !drawn) return;
    const size = piece ? from : place.box;
    const arc = arcBetween(from, place.box, size, free);
    const seen = [...timing.echoes.toReversed(), { later: 0, opacity: 1 }];
    if (arc)
      for (const { later, opacity } of seen) {
        const flying = flyingPiece(drawn, size);
        layer.append(flying);
        this.#animate(flying, keyframesOf(arc, size, opacity), timing.flies, timing.leaves + later);
      }
    if (place.piece) this.#land(place, place.piece, move, timing, layer);
  }

  /** What is on its way is not there yet. */
  #land(
    { element, box }: Place,
    piece: HTMLElement,
    { grows }: Move,
    timing: Timing,
    layer: HTMLElement,
  ): void {
    const awaiting = boxed("awaiting", box);
    layer.append(awaiting);
    this.#animate(awaiting, { opacity: [1, 1] }, timing.lands, 0);
    this.#animate(element, { opacity: [0, 0] }, timing.lands, 0);
    if (grows)
      this.#animate(
        piece,
        { transform: ["scaleY(0)", "none"], transformOrigin: ["bottom", "bottom"] },
        timing.grows,
        timing.lands,
      );
  }

  #animate(
    element: HTMLElement,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    duration: number,
    delay: number,
  ): void {
    this.#motions.push(element.animate(frames, { duration, delay, fill: "backwards" }));
  }
}

/** Before the table changes. What is there already was shown before. */
function photographed(move: Move): Leaving[] {
  const place = placeOf(move.from);
  if (!place || placeOf(move.to.slice(0, 1))?.piece) return [];
  return [{ move, piece: place.piece?.cloneNode(true) ?? null, from: place.box }];
}

function newLayer(seat: number): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "flights";
  layer.dataset["flights"] = "";
  layer.ariaHidden = "true";
  layer.inert = true;
  layer.style.setProperty("--who", `var(--player-${String(seat % 5)})`);
  return layer;
}

function flyingPiece(drawn: Node, size: Box): HTMLElement {
  const flying = boxed("flying", { ...size, left: 0, top: 0 });
  flying.dataset["flying"] = "";
  flying.append(drawn.cloneNode(true));
  return flying;
}

function boxed(name: string, { left, top, width, height }: Box): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  Object.assign(element.style, {
    left: `${String(left)}px`,
    top: `${String(top)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
  });
  return element;
}
