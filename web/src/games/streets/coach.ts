import type { Coach } from "../../table/model/coach";

const MONEY = { spot: "money-{seat}" };

const coach: Coach = {
  table: { seats: 2, options: {}, deal: 9 },
  asked: (outlook) => String(outlook.public["question"]),
  remarks: [
    { say: "streets-coach-goal", when: {}, point: [{ spot: "lot-" }] },
    { say: "streets-coach-build", when: { asked: "build" }, point: [{ choice: "build " }] },
    { say: "streets-coach-place", when: { asked: "place" } },
    { say: "streets-coach-road", when: { asked: "place", told: { kind: "built", by: "me" } } },
    {
      say: "streets-coach-sign",
      when: { told: { kind: "built", by: "me" } },
      point: [{ spot: "side-{seat}" }],
    },
    {
      say: "streets-coach-less",
      when: { told: { kind: "income", share: "less" } },
      point: [MONEY],
    },
    {
      say: "streets-coach-more",
      when: { told: { kind: "income", share: "more" } },
      point: [MONEY],
    },
    { say: "streets-coach-street", when: { asked: "street" }, point: [{ choice: "score " }] },
    { say: "streets-coach-move", when: { asked: "move" }, point: [{ choice: "move " }] },
    { say: "streets-coach-seekers", when: { told: { kind: "became_seekers" } } },
    { say: "streets-coach-home", when: { told: { kind: "found_home" } } },
    { say: "streets-coach-abandon", when: { asked: "abandon" }, point: [{ choice: "abandon " }] },
    { say: "streets-coach-abandoned", when: { told: { kind: "abandoned", by: "me" } } },
    { say: "streets-coach-return", when: { asked: "return" }, point: [{ choice: "return " }] },
    { say: "streets-coach-worth", when: { told: { kind: "turn_began", by: "me", times: 4 } } },
    { say: "streets-coach-end", when: { told: { kind: "turn_began", by: "me", times: 10 } } },
  ],
  learned: [
    "streets-coach-learned-enclose",
    "streets-coach-learned-people",
    "streets-coach-learned-signs",
    "streets-coach-learned-end",
  ],
};

export default coach;
