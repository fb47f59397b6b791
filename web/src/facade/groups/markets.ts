/** The markets: a white one, and one of every colour. */

import * as stands from "../silhouettes/stands";
import { own, type Buildings } from "../building";

export const markets: Buildings = {
  market: own(
    (b, luck) => stands.market(b, luck, ["red", "leaf-dark", "sun", "purple"]),
    "neutral",
  ),
  market_yellow: own((b, luck) => stands.market(b, luck, ["sun", "gold"])),
  market_blue: own((b, luck) => stands.market(b, luck, ["water-dark", "blue"])),
  market_green: own((b, luck) => stands.market(b, luck, ["leaf-dark", "leaf-light"])),
  market_orange: own((b, luck) => stands.market(b, luck, ["orange", "terra"])),
  market_purple: own((b, luck) => stands.market(b, luck, ["purple", "rose-dark"])),
};
