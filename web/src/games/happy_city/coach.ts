import type { Coach } from "../../table/model/coach";

const CITY = { spot: "plot-{seat}-" };
const FIGURES = { spot: "figures-{seat}" };
const SPECIALS = { spot: "specials" };
const NEWS = "round_began";

const coach: Coach = {
  table: { seats: 2, options: {}, deal: 42 },
  asked: (outlook) => String(outlook.public["question"]),
  remarks: [
    { say: "happy_city-coach-goal", when: {}, point: [CITY] },
    {
      say: "happy_city-coach-reveal",
      when: { asked: "reveal" },
      point: [{ choice: "reveal " }],
    },
    {
      say: "happy_city-coach-buy",
      when: { asked: "buy", open: "buy" },
      point: [{ choice: "buy " }],
    },
    {
      say: "happy_city-coach-poor",
      when: { asked: "buy", shut: "buy" },
      point: [{ choice: "pass" }],
    },
    {
      say: "happy_city-coach-passed",
      when: { told: { kind: "passed", by: "me" } },
      point: [CITY],
    },
    {
      say: "happy_city-coach-income",
      when: { told: { kind: "income", by: "me", times: 2 } },
      point: [FIGURES],
    },
    {
      say: "happy_city-coach-discard",
      when: { asked: "discard" },
      point: [{ choice: "discard " }, { choice: "keep" }],
    },
    {
      say: "happy_city-coach-balance",
      when: { told: { kind: NEWS, where: { round: 3 } } },
      point: [FIGURES],
    },
    {
      say: "happy_city-coach-special",
      when: { asked: "special" },
      point: [{ choice: "take " }],
    },
    {
      say: "happy_city-coach-colours",
      when: { told: { kind: NEWS, where: { round: 4 } } },
      point: [SPECIALS],
    },
    { say: "happy_city-coach-declined", when: { told: { kind: "declined", by: "me" } } },
    { say: "happy_city-coach-taken", when: { told: { kind: "took", by: "others" } } },
    { say: "happy_city-coach-end", when: { told: { kind: NEWS, where: { round: 6 } } } },
  ],
  learned: [
    "happy_city-coach-learned-income",
    "happy_city-coach-learned-points",
    "happy_city-coach-learned-special",
    "happy_city-coach-learned-end",
  ],
};

export default coach;
