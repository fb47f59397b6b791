/** The hashes of a fair shuffle, as docs/chance.md writes them down. */

// Pages of a laptop at home come without HTTPS, and there browsers lend no SHA-256 of their own.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableCard } from "../../api/client";

/** What a seat has to do with the shuffle; empty is none. */
export interface Place {
  kind: string;
  promise: string;
  contribution: string;
}

/** What a table is, in the lines of its record. */
export function statementOf(card: TableCard): string[] {
  return [
    `game ${card.game}`,
    `rules ${card.rules}`,
    `seats ${card.seats.length}`,
    ...Object.entries(card.options).map(([id, value]) => `option ${id} ${JSON.stringify(value)}`),
    `table ${JSON.stringify(card.id)}`,
    ...(card.origin ? [card.origin.line] : []),
  ];
}

export const commitmentOf = (secret: string, statement: string[]): string =>
  hash("kvartal.secret.2", hexToBytes(secret), text(statement));

export const promiseOf = (contribution: string): string =>
  hash("kvartal.promise.2", hexToBytes(contribution));

export const rosterOf = (commitment: string, places: Pick<Place, "kind" | "promise">[]): string =>
  hash(
    "kvartal.roster.2",
    utf8ToBytes(commitment),
    text(places.map(({ kind, promise }) => `seat ${kind} ${promise}`.trimEnd())),
  );

export const seedOf = (secret: string, roster: string, places: Place[]): string =>
  hash(
    "kvartal.seed.2",
    hexToBytes(secret),
    utf8ToBytes(roster),
    ...places.map(({ contribution }) => hexToBytes(contribution)),
  );

/** Of tables from before there were promises. */
export const firstCommitmentOf = (secret: string): string =>
  hash("kvartal.secret.1", hexToBytes(secret));

/** Of a fixed deal. */
export const secretOfNumber = (deal: number): string =>
  bytesToHex(sha256(utf8ToBytes(`kvartal.number.1${String(deal)}`)));

function text(lines: string[]): Uint8Array {
  return utf8ToBytes(lines.map((line) => `${line}\n`).join(""));
}

function hash(domain: string, ...parts: Uint8Array[]): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(domain), ...parts.map(framed))));
}

/** With its length before it. */
function framed(part: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, part.length);
  return concatBytes(length, part);
}
