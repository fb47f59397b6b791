/** Where people work. */

import * as industry from "../silhouettes/industry";
import { own, type Buildings } from "../building";

export const work: Buildings = {
  factory: own(industry.factory),
  steelworks: own(industry.steelworks),
  garage: own(industry.garage),
  offices: own(industry.offices),
};
