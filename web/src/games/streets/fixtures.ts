/** Tiles and cities for tests. */

import { readFileSync } from "node:fs";
import { newLot, City, type Lot } from "./city/city";
import type { Facing } from "./city/geometry";
import { KINDS, type Kind, type Printed, type Tile } from "./types";

const ROOT = new URL("../../../../", import.meta.url);
const ROAD: Record<string, Facing> = { "^": "n", ">": "e", v: "s", "<": "w" };

export function read(path: string): string[] {
  return readFileSync(new URL(path, ROOT), "utf8").split("\n");
}

/** What lies in the box, from the data of the rules. */
export function readPrinted(): Printed {
  const printed: Printed = {};
  let group = "";
  let row: Record<string, unknown> = {};
  for (const line of [...read("src/kvartal/games/streets/components.toml"), "[[end]]"]) {
    const opened = /^\[+([a-z_.]+)\]+$/.exec(line)?.[1];
    const [, name, value = ""] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (opened !== undefined) {
      if (["tile", "start_tile", "consultant"].includes(group))
        printed[String(row["id"])] = tile(row);
      [group, row] = [opened, {}];
    } else if (name !== undefined && /^["{\dt]/.test(value))
      row[name] = JSON.parse(value.replace(/(\w+) = /g, '"$1": '));
  }
  return printed;
}

function tile(row: Record<string, unknown>): Tile {
  const kind = (row["kind"] ?? "") as Kind | "";
  const symbols = typeof row["symbols"] === "number" ? { [kind]: row["symbols"] } : row["symbols"];
  const worth = (row["valuation"] ?? {}) as { type?: Tile["valuation"]; per?: number; of?: Kind[] };
  return {
    kind,
    symbols: KINDS.map((each) => (symbols as Record<string, number>)[each] ?? 0),
    valuation: worth.type ?? "",
    per: worth.per ?? 0,
    of: worth.of ?? [],
    business: String(row["business"] ?? ""),
    business_count: Number(row["business_count"] ?? 0),
    five_player: row["five_player"] === true,
  };
}

/** As the rules draw them: `v` has its road in the south, `.` is free. */
export function drawn(text: string): City {
  const lots = text
    .trim()
    .split("\n")
    .flatMap((row, y) =>
      row
        .trim()
        .split(/\s+/)
        .flatMap((mark, x) => {
          const facing = ROAD[mark];
          return facing ? [newLot(`tile_${String(x)}_${String(y)}`, { x, y }, facing)] : [];
        }),
    );
  return new City(lots);
}

export function lot(tile: string, x: number, mark: string, change: Partial<Lot> = {}): Lot {
  return { ...newLot(tile, { x, y: 0 }, ROAD[mark] ?? "s"), ...change };
}
