import type { Coach } from "../../table/model/coach";

const SCREEN = { spot: "screen-{seat}" };

const coach: Coach = {
  table: { seats: 2, options: {}, deal: 9 },
  asked: (outlook) => String(outlook.public["question"]),
  remarks: [
    { say: "ginkgopolis-coach-goal", when: {}, point: [{ spot: "city" }] },
    {
      say: "ginkgopolis-coach-choose",
      when: { asked: "choose_action" },
      point: [{ choice: "pick " }],
    },
    {
      say: "ginkgopolis-coach-tile",
      when: { asked: "choose_action" },
      point: [{ spot: "own-tiles" }],
    },
    {
      say: "ginkgopolis-coach-letter",
      when: { asked: "exploit_urban_choice" },
      point: [{ choice: "take_" }],
    },
    { say: "ginkgopolis-coach-move", when: { asked: "move_token" }, point: [{ choice: "move " }] },
    { say: "ginkgopolis-coach-relocate", when: { asked: "relocate_token" } },
    { say: "ginkgopolis-coach-push", when: { asked: "push_tokens" }, point: [{ choice: "push_" }] },
    {
      say: "ginkgopolis-coach-return",
      when: { asked: "return_tiles" },
      point: [{ choice: "return " }],
    },
    { say: "ginkgopolis-coach-fell", when: { told: { kind: "fell_back", by: "me" } } },
    {
      say: "ginkgopolis-coach-paid",
      when: { told: { kind: "paid_vp", by: "me" } },
      point: [SCREEN],
    },
    { say: "ginkgopolis-coach-outwards", when: { told: { kind: "urbanized", by: "me" } } },
    {
      say: "ginkgopolis-coach-upwards",
      when: { told: { kind: "constructed", by: "me" } },
      point: [{ spot: "cards-{seat}" }],
    },
    {
      say: "ginkgopolis-coach-back",
      when: { told: { kind: "took_back", by: "me", least: 1 } },
    },
    {
      say: "ginkgopolis-coach-passed",
      when: { asked: "choose_action", told: { kind: "hands_passed" } },
      point: [{ choice: "pick " }],
    },
    {
      say: "ginkgopolis-coach-districts",
      when: { asked: "choose_action", told: { kind: "round_began", where: { round: 4 } } },
      point: [{ spot: "city" }],
    },
    {
      say: "ginkgopolis-coach-hand",
      when: { open: "new_hand", told: { kind: "round_began", where: { round: 6 } } },
      point: [{ choice: "new_hand" }],
    },
    {
      say: "ginkgopolis-coach-end",
      when: { asked: "choose_action", told: { kind: "round_began", where: { round: 9 } } },
      point: [{ spot: "reserve" }],
    },
  ],
  learned: [
    "ginkgopolis-coach-learned-card",
    "ginkgopolis-coach-learned-build",
    "ginkgopolis-coach-learned-districts",
    "ginkgopolis-coach-learned-end",
  ],
};

export default coach;
