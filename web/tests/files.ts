/** Node does not know the development server's addresses: it reads the files they stand for. */

import { readFile } from "node:fs/promises";

const { fetch } = globalThis;

globalThis.fetch = async (address, options) =>
  String(address).startsWith("data:")
    ? fetch(address, options)
    : new Response(await readFile(String(address).replace("/@fs", "")));
