/** A shape for each of the first players, 24 by 24, beside their colours. */

export const SHAPES = [
  "M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20z",
  "M3.5 3.5h17v17h-17z",
  "M12 2 23 21H1z",
  "M12 1 23 12 12 23 1 12z",
  "m12 1 3.1 7.2 7.9.7-6 5.2 1.8 7.7-6.8-4.1-6.8 4.1L7 14.1 1 8.9l7.9-.7z",
];
