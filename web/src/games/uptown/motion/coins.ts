/** Coins that fly from the storeys that are paid for to the wallet; a loss flies back. */

import type { Payout } from "./fresh";
import { spot } from "./spots";
import { wallets } from "./wallets.svelte";
import "./coins.css";

/** In milliseconds, at a calm pace. */
const FLIES = 520;
/** How far an arc rises, as a share of its way. */
const RISES = 0.16;

export interface Point {
  x: number;
  y: number;
}

/** Shows a payout of a street.
 *  @param plotOf on which plot a storey stands
 *  @returns ends it: everything is where it belongs */
export function flyCoins(
  street: Element,
  seat: number,
  { coins }: Payout,
  plotOf: (project: string) => number,
): () => void {
  const beat = Number(getComputedStyle(street).getPropertyValue("--beat"));
  const wallet = named(spot.wallet(seat));
  if (!wallet || !(beat > 0) || document.hidden) return () => undefined;
  const layer = document.createElement("div");
  layer.className = "coins";
  layer.dataset["coins"] = "";
  layer.ariaHidden = "true";
  layer.inert = true;
  const goal = middle(wallet);
  const ends: (() => void)[] = [];
  for (const { project, amount, at } of coins) {
    const place =
      street.querySelector(`[data-coin="${CSS.escape(project)}"]`) ??
      named(spot.plot(seat, plotOf(project)));
    if (!place || amount === 0) continue;
    const coin = document.createElement("span");
    coin.textContent = String(Math.abs(amount));
    coin.classList.toggle("loss", amount < 0);
    layer.append(coin);
    const way = amount > 0 ? [middle(place), goal] : [goal, middle(place)];
    const timing = { duration: FLIES * beat, delay: at * beat };
    const motion = coin.animate(arcOf(way[0] ?? goal, way[1] ?? goal), timing);
    wallets.add(seat, amount);
    const land = (): void => {
      ends.splice(ends.indexOf(land), 1);
      motion.cancel();
      coin.remove();
      wallets.add(seat, -amount);
      if (ends.length === 0) end();
    };
    ends.push(land);
    motion.onfinish = land;
  }
  function end(): void {
    document.removeEventListener("pointerdown", end, true);
    document.removeEventListener("keydown", end, true);
    for (const land of [...ends]) land();
    layer.remove();
  }
  if (ends.length > 0) {
    document.body.append(layer);
    document.addEventListener("pointerdown", end, true);
    document.addEventListener("keydown", end, true);
  }
  return end;
}

/** Seen from when it leaves until it has come. */
export function arcOf(from: Point, to: Point): Keyframe[] {
  const rise = Math.hypot(to.x - from.x, to.y - from.y) * RISES;
  return [0, 0.25, 0.5, 0.75, 1].map((offset) => {
    const x = from.x + (to.x - from.x) * offset;
    const y = from.y + (to.y - from.y) * offset - rise * 4 * offset * (1 - offset);
    return { offset, opacity: 1, transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
  });
}

function named(name: string): Element | null {
  return document.querySelector(`[data-spot="${CSS.escape(name)}"]`);
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
