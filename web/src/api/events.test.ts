import { expect, test } from "vitest";
import { readEvents } from "./events";

/** What is heard of bytes that come in pieces of some length. */
async function heardOf(sent: string, length: number): Promise<[string, unknown][]> {
  const bytes = new TextEncoder().encode(sent);
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += length)
        controller.enqueue(bytes.slice(at, at + length));
      controller.close();
    },
  });
  const heard: [string, unknown][] = [];
  await readEvents(pieces, (kind, data) => heard.push([kind, data]));
  return heard;
}

test("events are heard whole, wherever the network cuts them", async () => {
  const sent = [
    'event: hello\ndata: {"tables":{"a":1}}\n\n',
    ": \n\n",
    'event: changed\ndata: {"name":"Łódź — Київ 🏘️"}\n\n',
    "event: bye\ndata: {}\n\n",
  ].join("");
  for (const length of [1, 2, 3, 7, 1000])
    expect(await heardOf(sent, length)).toEqual([
      ["hello", { tables: { a: 1 } }],
      ["changed", { name: "Łódź — Київ 🏘️" }],
      ["bye", {}],
    ]);
});

test("what was cut off is not heard", async () => {
  const sent = 'event: bye\ndata: {}\n\nevent: changed\ndata: {"number":1';
  expect(await heardOf(sent, 1000)).toEqual([["bye", {}]]);
});
