import { expect, it } from "vitest";
import { forecastOf } from "./forecast/forecast";
import { ACTIONS, EXAMPLES, POSITIONS } from "./lessons";
import { withCard } from "./legal";

it("shows what can be done there", () => {
  for (const example of ACTIONS) {
    const { card, tile } = EXAMPLES[example];
    expect(withCard(POSITIONS[example].legal, card)).toHaveProperty([tile]);
  }
});

it("GK-E4: foresees what the page says of a floor on somebody else's building", () => {
  const { card, tile } = EXAMPLES.upwards;
  const { cost, returns } = forecastOf(POSITIONS.upwards.public, {}, 0, card, tile);
  expect(cost).toMatchObject({ resources: 4, vp: 3 });
  expect(returns).toEqual({ seat: 1, resources: 2, vp: 2 });
});
