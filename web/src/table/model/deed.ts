/** What somebody did, to be watched: part of a row of the log. */

import type { Fact } from "../../api/client";

export interface Deed {
  /** Whose it is; null for what happens to all at once. */
  seat: number | null;
  /** Of the log's row. */
  number: number;
  facts: Fact[];
  /** In one line. */
  text: string;
}
