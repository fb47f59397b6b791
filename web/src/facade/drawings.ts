/** Façades that are drawn, and those that wait. They come after the words: the code that draws them
 *  is a quarter of a table's script. Each is a task of its own, so that the page answers while a
 *  whole city is drawn. */

import { tirelessly } from "../api/patience.svelte";
import { nextPicture, nextTask } from "../look/frames";
import type { Buildings } from "./building";
import type { Facade } from "./facade";

interface Order {
  id: string;
  colour: string;
  show: (picture: Facade) => void;
}

const drawn = new Map<string, Facade>();
const orders = new Set<Order>();

export function drawnBefore(id: string, colour: string): Facade | undefined {
  return drawn.get(`${id} ${colour}`);
}

/** Returns what calls it off. */
export function drawSoon(id: string, colour: string, show: Order["show"]): () => void {
  const order = { id, colour, show };
  if (orders.size === 0) drawAll().catch(() => orders.clear());
  orders.add(order);
  return () => orders.delete(order);
}

async function drawAll(): Promise<void> {
  await nextPicture();
  const { facade, isUsual } = await tirelessly(() => import("./facade"));
  await nextTask();
  for (const order of orders) {
    const { id, colour, show } = order;
    const more = isUsual(id) ? {} : await expertBuildings();
    const picture = drawnBefore(id, colour) ?? facade(id, colour, more);
    drawn.set(`${id} ${colour}`, picture);
    show(picture);
    await nextTask();
    orders.delete(order);
  }
}

async function expertBuildings(): Promise<Buildings> {
  return (await tirelessly(() => import("./groups/expert"))).expert;
}
