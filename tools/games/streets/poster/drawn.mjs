/** What the browser draws a city with: its façades as they are, its signs and grounds as SVG with
 *  their style. Follows `loading.mjs`. */

const FACINGS = ["n", "e", "s", "w"];
const OPPOSITE = { n: "s", s: "n" };
const ENDS = ["goes_on", "stops", "open"];
const OPENINGS = { none: undefined, west: "w", east: "e" };
const STEM = 100;

const { render } = await load("svelte/server");
const { Brush, GROUND } = await load("/src/facade/brush.ts");
const greenery = await load("/src/facade/parts/greenery.ts");
const { SHAPES } = await load("/src/table/players/shapes.ts");
const { drawGreen } = await streets("facade/garden.ts");
const { HOUSES } = await streets("facade/houses.ts");
const { STAND } = await streets("facade/house.ts");
const { paintOf } = await streets("drawing/paint.ts");
const { pictureOf } = await streets("drawing/picture.ts");
const { COLOURS, KINDS } = await streets("types.ts");
const [Ground, Bust, Walker] = await Promise.all(
  ["drawing/Ground", "signs/Bust", "signs/Walker"].map(
    async (name) => (await streets(`${name}.svelte`)).default,
  ),
);

const LANDMARKS = ["central_station", "city_park"];
const tiles = [...LANDMARKS, ...Object.keys(HOUSES)];
const named = (keys, valueOf) => Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
const byTile = (valueOf) =>
  named(tiles, (tile) => named(FACINGS, (facing) => valueOf(tile, facing)));

function drawn(component, props) {
  const { head, body } = render(component, { props });
  return { style: head, svg: body };
}

function house(tile, facing) {
  const lines = LANDMARKS.includes(tile) ? [1] : [1, 2];
  return lines.map((count) => {
    const { shapes, fascia, foot } = pictureOf(tile, facing, count);
    return { shapes, fascia, at: [STAND[facing].x - 50, foot - GROUND] };
  });
}

/** A ground on its own, whatever is around it. */
function ground(tile, facing, isEnclosed, at) {
  const lot = { tile, x: 0, y: 0, facing };
  const city = { at, isEnclosed: () => isEnclosed, street: () => [] };
  return drawn(Ground, { lot, city, hasBarriers: false });
}

/** A road in the south, for neighbours that make it end or open like this. */
function strip(isEnclosed, opening, west, east) {
  const facingOf = { goes_on: "s", stops: OPPOSITE.s, open: undefined };
  const neighbours = {
    "0,1": OPENINGS[opening],
    "-1,0": facingOf[west],
    "1,0": facingOf[east],
  };
  return ground(tiles[0], "s", isEnclosed, ({ x, y }) => {
    const facing = neighbours[`${x},${y}`];
    return facing && { facing };
  });
}

function strips() {
  const found = {};
  for (const isEnclosed of [false, true])
    for (const opening of Object.keys(OPENINGS))
      for (const west of ENDS)
        for (const east of ENDS)
          found[`${isEnclosed ? "enclosed" : "open"} ${opening} ${west} ${east}`] = strip(
            isEnclosed,
            opening,
            west,
            east,
          );
  return found;
}

function plant(name) {
  const brush = new Brush();
  greenery[name](brush, 0, 0, STEM);
  return brush.shapes;
}

await tell({
  houses: byTile(house),
  plots: byTile((tile, facing) => ground(tile, facing, false, () => undefined)),
  strips: strips(),
  people: named(COLOURS, (colour) => drawn(Bust, { colour, x: 0, y: 0, size: 17 })),
  seekers: named(COLOURS, (colour) => drawn(Walker, { colour, x: 0, y: 0, size: 27.2 })),
  green: drawGreen(),
  plants: named(["tree", "pine", "poplar", "bush"], plant),
  players: SHAPES,
  paints: named(["", ...KINDS], paintOf),
});
