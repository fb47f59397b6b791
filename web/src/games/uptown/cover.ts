/** Towers at dusk, with lights in their windows. */

import type { Cover } from "../../pieces/cover/cover";

const MOON = "M0-9a9 9 0 1 0 8 13 8 8 0 0 1-8-13z";
const STAR = "M0-1.6.4-.4 1.6 0 .4.4 0 1.6-.4.4-1.6 0-.4-.4z";
const TOWERS =
  "M2 100V52h16v48zM20 100V34h14v66zM38 100V46h16v54zM58 100V22h4V10h2v12h4v78zM74 100V40h16v60zM94 100V26h14v74zM112 100V44h16v56zM132 100V32h14v68z";
const LIGHTS =
  "M24 40h2.5v3H24zM28 50h2.5v3H28zM62 30h2.5v3H62zM62 44h2.5v3H62zM98 32h2.5v3H98zM102 42h2.5v3H102zM136 38h2.5v3H136zM140 50h2.5v3H140zM6 58h2.5v3H6z";

const cover: Cover = {
  weight: 3,
  sky: "dusk",
  behind: [
    { fill: "lit", path: MOON, at: [126, 18] },
    { fill: "lit", path: STAR, at: [20, 12] },
    { fill: "lit", path: STAR, at: [48, 20, 0.7] },
    { fill: "lit", path: STAR, at: [84, 9] },
    { fill: "lit", path: STAR, at: [110, 30, 0.7] },
    { fill: "blue-roof", path: TOWERS },
    { fill: "lit", path: LIGHTS },
  ],
  buildings: [
    ["grand_hotel", "purple"],
    ["offices", "blue"],
    ["big_ben"],
    ["apartment_building", "yellow"],
    ["disco"],
  ],
  house: 50,
  floor: 0,
  before: [],
};
export default cover;
