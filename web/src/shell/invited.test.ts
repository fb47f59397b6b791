import { expect, test } from "vitest";
import { invitationIn, invited } from "./invited";

const TOKEN = "5h2k9x0c7m4p8q1r6t3v";

test("an invitation is not part of what is asked of the server", () => {
  for (const path of ["/t/abc", "/t/abc/replay", "/t/abc/replay?at=3"]) {
    const url = new URL(invited(path, TOKEN), "https://kvartal.example");
    expect(url.pathname + url.search).toBe(path);
    expect(invitationIn(url.hash.slice(1))).toBe(TOKEN);
  }
});

test("without an invitation there is none", () => {
  expect(invited("/t/abc", "")).toBe("/t/abc");
  for (const fragment of ["", "main", "invitation=", "invitation=%20", `x&invitation=${TOKEN}`])
    expect(invitationIn(fragment)).toBe("");
});
