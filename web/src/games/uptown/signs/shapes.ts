/** Outlines of the signs, in boxes of 24 (kinds) and 32 (figures). */

import type { Kind } from "../facade/project";

export const KIND_SIGNS: Record<Kind, string> = {
  office:
    "M9 7V5.2h6V7h4.6v4.4h-5.8v-1h-3.6v1H4.4V7zm1.6 0h2.8v-.3h-2.8zM4.4 12.6h5.8v1.2h3.6v-1.2h5.8v6H4.4z",
  services:
    "M11.1 6.2V4.4h1.8v1.8a6.8 6.8 0 0 1 6 7.6H5.1a6.8 6.8 0 0 1 6-7.6zM4.2 15.2h15.6v2.8H4.2z",
  apartment: "m12 4.6 7.4 6.6-1.2 1.3-.8-.7v6.8h-3.8v-4.4h-3.2v4.4H6.6v-6.8l-.8.7-1.2-1.3z",
  cafe: "M4.6 8h11.6v1.2h1.2a3.1 3.1 0 0 1 0 6.2h-1.8a5 5 0 0 1-4 2h-2.2a4.8 4.8 0 0 1-4.8-4.8zM16.2 11v2.6h1.2a1.3 1.3 0 0 0 0-2.6zM4.6 18.4h11.6v1.6H4.6zM7.6 3.8h1.6v3H7.6zM11.4 3.8H13v3h-1.6z",
  shop: "M8.4 9V7.6a3.6 3.6 0 0 1 7.2 0V9h1.8l.8 9H5.8l.8-9zm1.6 0h4V7.6a2 2 0 0 0-4 0z",
  hotel:
    "M3.8 6h2v7h4.4V9h6.2a3.8 3.8 0 0 1 3.8 3.8V18h-2v-2.4H5.8V18h-2zM8 8.8a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
};

/** A round with scalloped edge. */
export function rosette(radius: number, scallops = 10): string {
  const corner = (i: number): string => {
    const angle = (i / scallops) * 2 * Math.PI - Math.PI / 2;
    return `${round(16 + radius * Math.cos(angle))} ${round(16 + radius * Math.sin(angle))}`;
  };
  const bump = round(radius * 0.34);
  const arcs = Array.from(
    { length: scallops },
    (_, i) => `A${bump} ${bump} 0 0 1 ${corner(i + 1)}`,
  );
  return `M${corner(0)}${arcs.join("")}z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
