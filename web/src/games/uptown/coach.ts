import type { Coach } from "../../table/model/coach";

const STREET = { spot: "street-{seat}" };
const WALLET = { spot: "wallet-{seat}" };
const CARDS = { choice: "pick " };

const coach: Coach = {
  table: { seats: 2, options: {}, deal: 10 },
  asked: (outlook) => String(outlook.public["question"]),
  remarks: [
    { say: "uptown-coach-goal", when: {}, point: [STREET] },
    {
      say: "uptown-coach-first",
      when: { asked: "first_action" },
      point: [{ spot: "pile-{seat}" }],
    },
    { say: "uptown-coach-second", when: { asked: "second_action", open: "build" }, point: [CARDS] },
    {
      say: "uptown-coach-good-roof",
      when: { told: { kind: "income", by: "me", least: 5 } },
      point: [WALLET],
    },
    {
      say: "uptown-coach-poor-roof",
      when: { told: { kind: "income", by: "me", most: 4 } },
      point: [WALLET],
    },
    {
      say: "uptown-coach-collected",
      when: { told: { kind: "collected", by: "me" } },
      point: [WALLET],
    },
    { say: "uptown-coach-bought", when: { told: { kind: "paid", by: "others" } } },
    { say: "uptown-coach-gift", when: { told: { kind: "gave", by: "others" } }, point: [STREET] },
    { say: "uptown-coach-give", when: { open: "give" } },
    { say: "uptown-coach-discarded", when: { told: { kind: "discarded", by: "me" } } },
    { say: "uptown-coach-passed", when: { told: { kind: "passed", by: "me" } } },
    {
      say: "uptown-coach-neighbours",
      when: { told: { kind: "round_began", where: { round: 2 } } },
      point: [STREET],
    },
    {
      say: "uptown-coach-prestige",
      when: { told: { kind: "round_began", where: { round: 4 } } },
      point: [WALLET],
    },
    {
      say: "uptown-coach-end",
      when: { told: { kind: "round_began", where: { round: 6 } } },
      point: [STREET],
    },
    { say: "uptown-coach-last", when: { told: { kind: "deck_ended" } } },
    { say: "uptown-coach-closed", when: { told: { kind: "street_ended" } } },
  ],
  learned: [
    "uptown-coach-learned-actions",
    "uptown-coach-learned-roofs",
    "uptown-coach-learned-gifts",
    "uptown-coach-learned-end",
  ],
};

export default coach;
