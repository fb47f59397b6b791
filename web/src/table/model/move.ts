/** Something that has moved on the table, between places that carry their names as `data-spot`. */

export interface Move {
  /** Names in order of liking: the first that can be seen is taken. */
  from: string[];
  to: string[];
  /** What lands there grows from the ground; else it lies there. */
  grows?: boolean;
}
