/** The storeys of the client: imports run downwards only, as in Python. What a game brings is found
 *  by its folder (`src/table/gameModules.ts`), so that nothing below it has to name it. */

import { readdirSync } from "node:fs";

/** From the top; `a | b` stand side by side and do not know each other. */
const CLIENT = [
  "main.ts",
  "app",
  "screens | games",
  "table",
  "shell",
  "pieces",
  "facade | words",
  "api | look",
];
const TABLE = [
  "layout | gallery",
  "lobby | end | hints | known",
  "coach | stage | prompt",
  "log",
  "players",
  "gameModules.ts",
  "model",
];
const GAMES = [filesIn("src/games").join(" | ")];

const client = forbidden("src", CLIENT);
const table = forbidden("src/table", TABLE, client["src/table"]);
const games = forbidden("src/games", GAMES, client["src/games"]);

export const layers = Object.entries({ ...client, ...table, ...games }).map(([room, names]) => ({
  files: [room, `${room}/**`],
  rules: {
    "no-restricted-imports": names.length > 0 ? ["error", { patterns: [to(names)] }] : "off",
  },
}));

/** What each room of a folder must not import. */
function forbidden(folder, layers, always = []) {
  const rooms = layers.map((layer) => layer.split(" | "));
  for (const name of filesIn(folder))
    if (!rooms.flat().includes(name)) throw new Error(`On which storey is ${folder}/${name}?`);
  const above = (room, storey) =>
    [...rooms.slice(0, storey).flat(), ...rooms[storey]].filter((name) => name !== room);
  return Object.fromEntries(
    rooms.flatMap((beside, storey) =>
      beside.map((room) => [`${folder}/${room}`, [...always, ...above(room, storey)]]),
    ),
  );
}

function to(names) {
  const modules = names.map((name) => name.replace(/\.ts$/, ""));
  return {
    regex: `^(\\.{1,2}/)+(${modules.join("|")})(/|$)`,
    message: "Imports run downwards only (layers.js).",
  };
}

function filesIn(folder) {
  return readdirSync(new URL(folder, import.meta.url));
}
