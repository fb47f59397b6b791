import { expect, test, vi } from "vitest";
import { api } from "./client";
import { follow, invitationTo, shownAt } from "./invitations";

const TOKEN = "5h2k9x0c7m4p8q1r6t3v";

test("an invitation is shown at its own table, and not in the address", async () => {
  const asked: Request[] = [];
  const answer = vi.fn((request: Request) => {
    asked.push(request);
    return Promise.resolve(Response.json({}));
  });
  follow("one", TOKEN);
  follow("one", ""); // a link without it takes nothing away
  for (const table of ["one", "two"])
    await api.GET("/api/tables/{table}", {
      baseUrl: "https://kvartal.example",
      fetch: answer,
      params: { path: { table }, query: { at: 3 } },
    });
  expect(asked.map(({ headers }) => headers.get("kvartal-invitation"))).toEqual([TOKEN, null]);
  for (const { url } of asked) expect(url).not.toContain(TOKEN);
});

test("a stream shows those of its tables", () => {
  follow("three", "333");
  follow("four", "444");
  expect(shownAt(["four", "five", "three"])).toEqual({ "kvartal-invitation": "444, 333" });
  expect(shownAt(["five"])).toEqual({});
  expect(invitationTo("five")).toBe("");
});
