/** Names that pages share with public/worker.js. */

export const SHELL = "kvartal.shell.1";
/** Where the worker finds what to say. */
export const WORDS = "/words-of-the-worker";
/** All notifications are one: the newest takes the place of the one before. */
export const TURN = "kvartal.turn";
