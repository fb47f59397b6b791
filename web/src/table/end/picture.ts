/** A picture of the own city with the result, made in the browser when somebody asks for it. */

export const WIDE = 1200;
export const HIGH = 630;

/** What is written on it. */
export interface Caption {
  title: string;
  below: string;
  /** The name of the game, small. */
  game: string;
  places: { face: SVGSVGElement | null; name: string; points: string; isFirst: boolean }[];
}

/** Only these make the drawing; each is taken as it is seen, with its variables resolved. */
const PAINTED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "stop-color",
  "stop-opacity",
];
const FAMILY = '"Onest Variable", "Onest", system-ui, sans-serif';
const MARGIN = 44;
const CARD = { width: 380, height: 58, gap: 8 };
const CREAM = "#fff6e3";

export async function pictureOf(scene: SVGSVGElement, caption: Caption): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const brush = canvas.getContext("2d");
  if (!brush) throw new TypeError("no canvas");
  await document.fonts.load(`800 60px ${FAMILY}`, caption.title);
  brush.drawImage(await imageOf(framed(scene), WIDE, HIGH), 0, 0, WIDE, HIGH);
  write(brush, caption);
  for (const [index, place] of caption.places.entries()) await rank(brush, place, index);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new TypeError("no picture")))),
  );
}

/** The lower part of the scene, in the shape of the picture. */
function framed(scene: SVGSVGElement): SVGSVGElement {
  const copy = resolved(scene);
  const { width, height } = scene.viewBox.baseVal;
  const high = (width * HIGH) / WIDE;
  copy.setAttribute("viewBox", [0, height - high, width, high].join(" "));
  return copy;
}

/** A copy that needs no style sheet. */
function resolved(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll<SVGElement>("*");
  drawing.querySelectorAll("*").forEach((element, index) => {
    const seen = getComputedStyle(element);
    for (const name of PAINTED) copies[index]?.setAttribute(name, seen.getPropertyValue(name));
  });
  return copy;
}

async function imageOf(
  drawing: SVGSVGElement,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", String(width));
  drawing.setAttribute("height", String(height));
  const text = new XMLSerializer().serializeToString(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

function write(brush: CanvasRenderingContext2D, { title, below, game }: Caption): void {
  const room = WIDE - 3 * MARGIN - CARD.width;
  const line = (text: string, weight: number, size: number, y: number): void => {
    brush.font = `${String(weight)} ${String(size)}px ${FAMILY}`;
    // Long names make the letters smaller, never cut them.
    const fits = Math.min(1, room / brush.measureText(text).width);
    brush.font = `${String(weight)} ${String(size * fits)}px ${FAMILY}`;
    brush.fillText(text, MARGIN, y);
  };
  brush.fillStyle = CREAM;
  line(title, 800, 68, 110);
  line(below, 600, 28, 158);
  brush.globalAlpha = 0.85;
  line(`Kvartal · ${game}`, 600, 20, 42);
  brush.globalAlpha = 1;
}

async function rank(
  brush: CanvasRenderingContext2D,
  { face, name, points, isFirst }: Caption["places"][number],
  index: number,
): Promise<void> {
  const [x, y] = [WIDE - MARGIN - CARD.width, MARGIN + index * (CARD.height + CARD.gap)];
  brush.fillStyle = isFirst ? "#ffefc6" : "rgb(45 44 55 / 0.88)";
  brush.beginPath();
  brush.roundRect(x, y, CARD.width, CARD.height, 16);
  brush.fill();
  if (face) brush.drawImage(await imageOf(resolved(face), 84, 84), x + 8, y + 8, 42, 42);
  brush.fillStyle = isFirst ? "#3a2c0c" : "#f3eee4";
  brush.textBaseline = "middle";
  brush.font = `700 24px ${FAMILY}`;
  brush.fillText(name, x + 62, y + CARD.height / 2 + 1, CARD.width - 150);
  brush.font = `800 30px ${FAMILY}`;
  brush.textAlign = "end";
  brush.fillText(points, x + CARD.width - 18, y + CARD.height / 2 + 1);
  brush.textAlign = "start";
  brush.textBaseline = "alphabetic";
}
