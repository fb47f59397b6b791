/** A QR code of a link: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). Drawn here,
 *  since an invitation is put together here. */

/** Of each version at level M: error correction codewords a block, then blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346] as const;
const ALIGNMENT = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark and light; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= BLOCKS.length; version++) {
    const [correction, blocks] = BLOCKS[version - 1] ?? [0, 0];
    const room = (CODEWORDS[version - 1] ?? 0) - correction * blocks;
    if (bytes.length + (version < 10 ? 2 : 3) > room) continue;
    const words = interleaved(padded(bytes, version, room), correction, blocks);
    const drawings = MASKS.map((_, mask) => drawn(version, words, mask));
    return drawings.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
  }
  return null;
}

function padded(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let fill = 0xec; words.length < room; fill ^= 0xec ^ 0x11) words.push(fill);
  return words;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function corrections(data: number[], count: number): number[] {
  const divisor = Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let step = 0, root = 1; step < count; step++, root = times(root, 2))
    for (let at = 0; at < count; at++)
      divisor[at] = times(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((value, at) => (rest[at] = (rest[at] ?? 0) ^ times(value, factor)));
  }
  return rest;
}

function interleaved(data: number[], correction: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const ends = parts.map((part) => corrections(part, correction));
  const across = (rows: number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  return [...across(parts, short + 1), ...across(ends, correction)];
}

function drawn(version: number, words: number[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, value: boolean): void => {
    const row = dark[y];
    const kept = fixed[y];
    if (!row || !kept || x < 0 || x >= size) return;
    row[x] = value;
    kept[x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (x: number, y: number, reach: number, light: number): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, far !== light && far !== 4);
      }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, 2);
  const centres = version > 1 ? [6, ...(ALIGNMENT[version - 1] ?? [])] : [];
  const far = centres.at(-1);
  for (const x of centres)
    for (const y of centres)
      if (!((x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6)))
        square(x, y, 2, 1);
  format(set, size, mask);
  if (version >= 7) versionMarks(set, size, version);
  const flips = MASKS[mask] as (x: number, y: number) => boolean;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]?.[x]) continue;
        const value = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        (dark[y] as boolean[])[x] = value !== flips(x, y);
      }
  }
  return dark;
}

type Put = (x: number, y: number, value: boolean) => void;

function format(set: Put, size: number, mask: number): void {
  let rest = mask; // level M is 00
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const at = (index: number): boolean => ((bits >> index) & 1) === 1;
  for (let index = 0; index < 15; index++) {
    const near = index < 6 ? index : index < 8 ? index + 1 : 0;
    if (index < 8) set(8, near, at(index));
    else set(index === 8 ? 7 : 14 - index, 8, at(index));
    if (index < 8) set(size - 1 - index, 8, at(index));
    else set(8, size - 15 + index, at(index));
  }
  set(8, size - 8, true);
}

function versionMarks(set: Put, size: number, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let index = 0; index < 18; index++) {
    const a = size - 11 + (index % 3);
    const b = Math.floor(index / 3);
    const value = ((bits >> index) & 1) === 1;
    set(a, b, value);
    set(b, a, value);
  }
}

/** Long runs and solid squares are hard to read; the finder pattern's likes are, too. */
function penalty(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  dark.forEach((row, y) =>
    row.forEach((value, x) => {
      const below = dark[y + 1];
      if (below && row[x + 1] === value && below[x] === value && below[x + 1] === value) sum += 3;
    }),
  );
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
