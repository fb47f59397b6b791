/** Server-sent events by `fetch`, since an `EventSource` cannot show an invitation. Whoever wants to
 *  hear more after the end connects anew. */

/** Hears until the returned function is called; otherwise `ended` is. */
export function hearEvents(
  address: string,
  headers: Record<string, string>,
  hear: (kind: string, data: unknown) => void,
  ended: () => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const asked = { headers: { accept: "text/event-stream", ...headers }, signal } as const;
  // of low priority: a page is complete without what never ends
  void fetch(address, { ...asked, cache: "no-store", priority: "low" })
    .then((answer) => (answer.ok && answer.body ? readEvents(answer.body, hear) : undefined))
    .catch(() => undefined)
    .then(() => {
      if (!signal.aborted) ended();
    });
  return () => ending.abort();
}

/** To the end of what comes. */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  hear: (kind: string, data: unknown) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const [, kind, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      if (kind && data) hear(kind, JSON.parse(data));
    }
  }
}
