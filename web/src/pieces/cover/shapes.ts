/** Shapes that several covers are cut from. */

export const HILLS = "M0 70q36-24 76-9t74-8v47H0z";
export const CLOUD =
  "M8 24a8 8 0 0 1 2-15.7A13 13 0 0 1 34 6a9 9 0 0 1 13 5.5A6.5 6.5 0 0 1 52 24z";
export const CIRCLE = "M-1 0a1 1 0 0 1 2 0 1 1 0 0 1-2 0z";
export const BUSH = "M-9 0a6 6 0 0 1 3-9 7 7 0 0 1 12 0 6 6 0 0 1 3 9z";
