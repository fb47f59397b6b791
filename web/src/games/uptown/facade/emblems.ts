/** The least a name gives: a sign on a disc over the infill. In a box of 24. */

import type { Tone } from "../../../facade/palette";
import type { Pen } from "./pen";

const STAR = "M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z";
const BOOK = "M3 5q4.5-2 9 0 4.5-2 9 0v14q-4.5-2-9 0-4.5-2-9 0z";
const HEART = "M12 20C2 13 4 4 9 5q2.3.5 3 3 .7-2.5 3-3c5-1 7 8-3 15z";
const CROSS = "M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z";
const CUP =
  "M4 7h12v2h2a3 3 0 0 1 0 6.5h-2.5q-1.5 3-5.5 3-6 0-6-6zM16 10.5v3.5h1.7a1.7 1.7 0 0 0 0-3.5z";
const KEY =
  "M8 4a5 5 0 0 1 4.8 6.3L21 18.5V21h-4v-2.5h-2.5V16l-3-3A5 5 0 1 1 8 4zm-1 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z";
const SCALES =
  "M11 3h2v3l6 1.5 2.5 6a3.5 3.5 0 0 1-6.5 0l2-5-4-1V19h4v2H7v-2h4V7.5l-4 1 2 5a3.5 3.5 0 0 1-6.5 0l2.5-6L11 6z";
const GRAPH = "M4 18l5-6 4 3 7-9v5l-7 9-4-3-5 6z";
const DROP = "M12 3q7 8.5 7 12a7 7 0 0 1-14 0q0-3.5 7-12z";
const NOTE = "M9 5l10-2v12.5a3 3 0 1 1-2-2.8V7.5l-6 1.2v9a3 3 0 1 1-2-2.8z";

const EMBLEMS: Record<string, readonly [Tone, string]> = {
  chocolate_lounge: [
    "brown",
    "M6 5h5.4v5.4H6zM12.6 5H18v5.4h-5.4zM6 11.6h5.4V17H6zM12.6 11.6H18V17h-5.4z",
  ],
  police_box: ["blue", STAR],
  consulate: ["gold-dark", STAR],
  jewellers: ["teal-dark", "M7 5h10l4 5-9 10L3 10z"],
  brand_outlet: ["red", "M4 4h8l9 9-8 8-9-9zm4.4 2.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z"],
  airport_hotel: [
    "blue-dark",
    "M11 3q1-2 2 0v6l8 5v2l-8-2.4V18l2.5 2v1.5L12 20.5 8.5 21.5V20L11 18v-4.4L3 16v-2l8-5z",
  ],
  casino_hotel: ["red", "M12 3l6.5 9L12 21l-6.5-9z"],
  patent_office: [
    "gold-dark",
    "M12 3a6.5 6.5 0 0 1 3.6 12v2H8.4v-2A6.5 6.5 0 0 1 12 3zM9 18.5h6v2H9z",
  ],
  map_and_survey_bureau: [
    "red",
    "M12 3a6.5 6.5 0 0 1 6.5 6.5C18.5 14 12 21 12 21s-6.5-7-6.5-11.5A6.5 6.5 0 0 1 12 3zm0 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  ],
  planning_office: ["blue-dark", "M4 20V6l14 14zM7 13v4h4z"],
  stockbrokers: ["leaf-dark", GRAPH],
  think_tank: [
    "gold-dark",
    "M12 3a6.5 6.5 0 0 1 3.6 12v2H8.4v-2A6.5 6.5 0 0 1 12 3zM9 18.5h6v2H9z",
  ],
  law_chambers: ["brown", SCALES],
  notarys_chambers: ["brown", SCALES],
  publishing_house: ["purple", BOOK],
  municipal_archive: ["brown", BOOK],
  library_branch: ["red", BOOK],
  book_cafe: ["brown", BOOK],
  language_institute: ["teal-dark", BOOK],
  evening_classes: ["blue", BOOK],
  dental_surgery: [
    "water-dark",
    "M7 4q5-1.5 5 0 0-1.5 5 0 4 3 1 9l-2 7h-2l-2-6-2 6H8l-2-7Q3 7 7 4z",
  ],
  health_centre: ["red", CROSS],
  first_aid_post: ["red", CROSS],
  ward_surgery: ["red", CROSS],
  vaccination_room: ["teal-dark", CROSS],
  wellness_centre: [
    "leaf-dark",
    "M12 4q5 6 0 16-5-10 0-16zM4 10q6 0 8 10-8-1-8-10zM20 10q-6 0-8 10 8-1 8-10z",
  ],
  optician: ["ink", "M2 10h20v2.5h-1a4.5 4.5 0 0 1-8.5 1.5h-1A4.5 4.5 0 0 1 3 12.5H2z"],
  tourist_information: ["blue", "M10.5 4h3v3h-3zM9 9.5h4.5V18H16v2.5H8V18h2.5v-6H9z"],
  town_band_room: ["gold-dark", NOTE],
  dance_school: ["rose-dark", NOTE],
  house_manager: ["gold-dark", KEY],
  escape_rooms: ["iron-dark", KEY],
  lodging_house: ["gold-dark", KEY],
  business_hotel: ["blue-dark", "M9 6V4h6v2h5v5h-6v-1h-4v1H4V6zM4 12.5h6V14h4v-1.5h6V19H4z"],
  water_board: ["water-dark", DROP],
  sauna_and_steam_room: ["terra", DROP],
  tea_room: ["leaf-dark", CUP],
  espresso_bar: ["brown", CUP],
  community_cafe: ["red", HEART],
  charity_shop: ["red", HEART],
  newlyweds_nest: ["rose-dark", HEART],
  toy_shop: [
    "red",
    "M7 4a3 3 0 0 1 4 1h2a3 3 0 1 1 4 3.5 6 6 0 0 1-2.5 7.5l2.5 4H7l2.5-4A6 6 0 0 1 7 8.5 3 3 0 0 1 7 4z",
  ],
  umbrella_stall: [
    "purple",
    "M3 12a9 9 0 0 1 18 0q-2-2-4 0-2-2-4 0v6a3 3 0 0 1-6 0h2a1 1 0 0 0 2 0v-6q-2-2-4 0-2-2-4 0z",
  ],
  game_studio: [
    "purple",
    "M7 7h10q5 0 5 6t-3 6q-2 0-3-3H8q-1 3-3 3-3 0-3-6t5-6zM6 10v2H4.5v1.5H6v2h1.5v-2H9V12H7.5v-2zM16 10a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z",
  ],
  climbing_gym: ["teal-dark", "M2 20L9 6l4 7 2-3 7 10z"],
};

export function emblem(b: Pen, id: string): void {
  const drawn = EMBLEMS[id];
  if (!drawn) return;
  const [tone, d] = drawn;
  b.disc("tint", 110, 14, 12.5).disc("trim", 110, 13, 12);
  b.at(101.6, 4.6, 0.7, (at) => at.path(tone, d));
}
