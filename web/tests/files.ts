/** Node does not know the development server's addresses: it reads the files they stand for. */

import { readFile } from "node:fs/promises";

globalThis.fetch = async (address) =>
  new Response(await readFile(String(address).replace("/@fs", "")));
