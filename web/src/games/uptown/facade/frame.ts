/** What belongs to the plot: core, pier and slab, the door of the house, and a ribbon on a gift. */

import { STOREY, type Pen } from "./pen";

export function shadows(b: Pen): void {
  b.box("gloom", STOREY.left, 0, 168, 4).box("gloom-light", 178, 4, 16, 68);
}

export function frame(b: Pen): void {
  b.box("frame", 0, 0, 26, 74).box("frame-dark", 23.5, 0, 2.5, 74).box("frame-dark", 194, 0, 6, 74);
}

/** Joints in the core's masonry. */
export function joints(b: Pen): void {
  b.fine((pen) => pen.line("frame-dark", 1, "M3 24H21M3 48H21"));
}

export function slab(b: Pen): void {
  b.box("slab", -2, 72, 204, 6).box("slab-dark", -2, 77.5, 204, 2.5);
}

/** A storey that is never the first juts out, on corbels. */
export function cantilever(b: Pen): void {
  b.box("slab", -8, 71, 216, 7, 2).box("slab-dark", -8, 76.5, 216, 2.5);
  for (const x of [30, 71, 112, 153, 190]) b.path("slab-dark", `M${x - 3} 79h6v3q0 4-6 5z`);
  b.path("slab-dark", "M-7 79H0v9q-6-1-7-9zM207 79h-7v9q6-1 7-9z");
}

export function plinth(b: Pen): void {
  b.box("stone", -4, 72, 208, 8).box("mist", -4, 72, 208, 2);
  b.box("frame-dark", 4, 34, 18, 38).box("lit", 6, 36, 14, 36).box("frame-dark", 12.4, 36, 1.2, 36);
  b.path("slab-dark", "M0 34h26l-3-6H3z");
}

/** The core painted as the giver's; the bow makes it a gift whatever the colour. */
export function ribbon(b: Pen, bowAt: number): void {
  b.box("ribbon", 2, 0, 22, 72).box("mist", 5, 0, 3, 72);
  bow(b, 13, bowAt, 0.62);
}

/** The same on a roof or a pavilion, which have no core. */
export function tag(b: Pen, y: number): void {
  b.box("ribbon", 84, y, 32, 22, 4);
  bow(b, 100, y + 8, 0.6);
}

function bow(b: Pen, x: number, y: number, size: number): void {
  b.at(x, y, size, (at) => {
    at.path("trim", "M0 0C-14-14-22-8-18 0-22 8-14 12 0 0zM0 0C14-14 22-8 18 0 22 8 14 12 0 0z");
    at.path("trim", "M-2 2L-12 20l5-1 2 4 7-18zM2 2l10 18-5-1-2 4-7-18z").disc("trim", 0, 0, 4);
  });
}
