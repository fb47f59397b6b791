import { beforeAll, describe, expect, it } from "vitest";
import type { Position } from "../../api/client";
import { learnLater } from "../../words/later";
import { words } from "../../words/words.svelte";
import type { Player } from "../model/players";
import { isLimited, maySitBeside, othersWatching, stillMissing } from "./company";

beforeAll(async () => {
  await words.speak("en");
  await learnLater("client");
});

const OLHA = { name: "Olha", face: "fox" };
const PETR = { name: "Petr", face: "owl" };
const presence = { table: "t", gone: [], watchers: [OLHA, PETR], others: 2 };

describe("who watches", () => {
  it("is nobody until it is known", () => {
    expect(othersWatching(null, OLHA)).toEqual({ watchers: [], others: 0 });
  });
  it("is everybody for who has a seat", () => {
    expect(othersWatching(presence, null)).toEqual({ watchers: [OLHA, PETR], others: 2 });
  });
  it("leaves out the one who looks, once", () => {
    const twins = { ...presence, watchers: [OLHA, OLHA] };
    expect(othersWatching(twins, OLHA)).toEqual({ watchers: [OLHA], others: 2 });
  });
  it("leaves the one who looks out of the count if there was no name yet", () => {
    const nobody = { name: "", face: "cat" };
    expect(othersWatching(presence, nobody)).toEqual({ watchers: [OLHA, PETR], others: 1 });
  });
});

describe("seats for one person", () => {
  const at = (each: number, mine: number[], is_host = false): Position =>
    ({ card: { each, seats: [{}, {}, {}] }, mine, is_host }) as unknown as Position;

  it("are limited if they are fewer than there are", () => {
    expect([0, 1, 2, 3].map((each) => isLimited(at(each, []).card))).toEqual([
      ...[false, true, true, false],
    ]);
  });
  it("are offered until there are enough of them", () => {
    expect(maySitBeside(at(2, [0]))).toBe(true);
    expect(maySitBeside(at(2, [0, 1]))).toBe(false);
    expect(maySitBeside(at(0, [0, 1]))).toBe(true);
  });
  it("are as many as there are for a host", () => {
    expect(maySitBeside(at(1, [0], true))).toBe(true);
  });
});

describe("what is still missing", () => {
  const player = (seat: number, kind: Player["kind"], name = ""): Player => ({
    ...{ seat, kind, name, face: "fox", level: "", away: "", holiday: false },
  });
  const ann = player(0, "person", "Ann");
  const bob = player(1, "person", "Bob");
  const free = player(2, "free");

  it("is a player for each free seat", () => {
    expect(stillMissing([ann, bob, free], [1], true)).toBe(
      "1 seat is still free. Send the link, or add a bot.",
    );
    expect(stillMissing([ann, free, free], [], false)).toBe("2 seats are still free.");
  });
  it("is whoever has closed the page", () => {
    expect(stillMissing([ann, bob], [1], true)).toBe(
      "Not here right now: Bob. You can start, or wait a little.",
    );
    expect(stillMissing([ann, bob], [0], false)).toBe(
      "Not here right now: Ann. The host starts the game.",
    );
  });
  it("is the host's word when all are here", () => {
    expect(stillMissing([ann, bob], [], true)).toBe("Everybody is here: you can start.");
    expect(stillMissing([ann, bob], [], false)).toBe(
      "Everybody is here. The host starts the game.",
    );
  });
});
