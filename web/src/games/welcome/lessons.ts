/** Positions of the how-to-play page: vectors of the rules ledger (V2, V4, V17). */

import type { Choices } from "./legal";

interface Lesson {
  sheet: string;
  /** What is drawn in pencil is not on it yet. */
  before: string;
  choices: Choices;
}

const EMPTY_STREETS = "/.........../............";
const NOTHING = " 000 000000 0 0 -,-,- 0,0,0,0,0,0,0,0,0";

function lit(...houses: string[]): Choices {
  return Object.fromEntries(
    houses.map((house) => [`house ${house}`, { actions: [`write 5 ${house}`], isOpen: true }]),
  );
}

const WRITE = `4..78.....${EMPTY_STREETS}${NOTHING}`;
const FENCED = "124|......./23........./............";
const END =
  "12|4~*6*7*|99'a|d|f/2~*3*5*6*|O|14.89a/01~35678~|ab|.eh " +
  "321 012000 5 2 -,-,7 55,7,16,13,4,22,-1,-3,-3";

export const LESSONS = {
  write: { sheet: WRITE, before: WRITE, choices: lit("1.2", "1.3") },
  fence: {
    sheet: "1|24|......./235......../............ 000 000000 0 0 -,-,- 5,0,0,0,0,5,0,0,0",
    before: `${FENCED} 000 000000 0 0 -,-,- 3,0,0,0,0,3,0,0,0`,
    choices: {},
  },
  end: { sheet: END, before: END, choices: {} },
} satisfies Record<string, Lesson>;
