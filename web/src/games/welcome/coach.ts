import type { Coach } from "../../table/model/coach";

const coach: Coach = {
  table: { seats: 2, options: {}, deal: 7 },
  asked: (outlook) => String(outlook.private["step"]),
  remarks: [
    { say: "welcome-coach-goal", when: {} },
    { say: "welcome-coach-choose", when: { asked: "choose" }, point: [{ choice: "take " }] },
    { say: "welcome-coach-write", when: { asked: "write" } },
    {
      say: "welcome-coach-fence",
      when: { asked: "effect", open: "fence" },
      point: [{ spot: "plan-" }],
    },
    {
      say: "welcome-coach-park",
      when: { asked: "effect", open: "park" },
      point: [{ choice: "park" }],
    },
    {
      say: "welcome-coach-pool",
      when: { asked: "effect", open: "pool" },
      point: [{ choice: "pool" }],
    },
    {
      say: "welcome-coach-agent",
      when: { asked: "effect", open: "agent" },
      point: [{ choice: "agent " }],
    },
    {
      say: "welcome-coach-temp",
      when: { asked: "effect", open: "temp" },
      point: [{ choice: "temp" }],
    },
    {
      say: "welcome-coach-bis",
      when: { asked: "effect", open: "bis" },
      point: [{ choice: "bis " }],
    },
    {
      say: "welcome-coach-claim",
      when: { asked: "finish", open: "claim" },
      point: [{ choice: "claim " }],
    },
    { say: "welcome-coach-estate", when: { asked: "estate" }, point: [{ choice: "estate " }] },
    { say: "welcome-coach-wish", when: { asked: "wish" } },
    {
      say: "welcome-coach-skipped",
      when: { told: { kind: "skipped", by: "me", where: { forced: false } } },
    },
    { say: "welcome-coach-refused", when: { told: { kind: "refused", by: "me" } } },
    {
      say: "welcome-coach-corner",
      when: { asked: "choose", told: { kind: "round_began", where: { round: 3 } } },
      point: [{ choice: "take " }],
    },
    {
      say: "welcome-coach-gained",
      when: { told: { kind: "turn", by: "me", least: 2 } },
    },
    {
      say: "welcome-coach-plans",
      when: { asked: "choose", told: { kind: "round_began", where: { round: 5 } } },
      point: [{ spot: "plan-" }],
    },
    {
      say: "welcome-coach-rival",
      when: { told: { kind: "plan_scored", by: "others" } },
      point: [{ spot: "plan-" }],
    },
    {
      say: "welcome-coach-end",
      when: { asked: "choose", told: { kind: "round_began", where: { round: 14 } } },
    },
  ],
  learned: [
    "welcome-coach-learned-rising",
    "welcome-coach-learned-effects",
    "welcome-coach-learned-plans",
    "welcome-coach-learned-end",
  ],
};

export default coach;
