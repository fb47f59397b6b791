import decode from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { codeOf, type Code } from "./qr";

const SCALE = 4;
const TABLE = "4kstbwsfg05sx9vazzs0";
const TOKEN = "aZ09-_aZ09-_aZ09-_aZ09-_aZ09-_aZ";

/** Black on white, as a camera sees it. */
function photographed({ size, path }: Code): { width: number; height: number; data: Uint8Array } {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row++) {
      const from = ((Number(y) * SCALE + row) * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  return { width, height: width, data };
}

describe("a QR code", () => {
  it.each([
    ["of a table", `https://kvartal.example/t/${TABLE}`],
    ["of a private table", `https://kvartal.example/t/${TABLE}#invitation=${TOKEN}`],
    ["of a seat", `http://192.168.178.20:8000/t/${TABLE}/99#${TOKEN}`],
    ["of a seat far away", `https://${"kvartal.".repeat(30)}example:65535/t/${TABLE}/7#${TOKEN}`],
  ])("%s is read as the link it was made of", (_, link) => {
    expect(decode(photographed(codeOf(link)))).toBe(link);
  });

  it("has white around it, four squares wide", () => {
    const { size, path } = codeOf("https://kvartal.example");
    const places = [...path.matchAll(/\d+ \d+/g)].flatMap(([place]) =>
      place.split(" ").map(Number),
    );
    expect(Math.min(...places)).toBe(4);
    expect(Math.max(...places)).toBe(size - 5);
  });
});
