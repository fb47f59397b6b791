/** What one half of a card shows, as the server tells it. */

export type Kind = "office" | "services" | "apartment" | "cafe" | "shop" | "hotel";
export const KINDS: Kind[] = ["office", "services", "apartment", "cafe", "shop", "hotel"];

export type Counts =
  "flat" | "per_floor_below" | "per_kind_on_plot" | "per_kind_on_street" | "if_ground_floor";

/** An income or a prestige. */
export interface Symbol {
  counts: Counts;
  amount: number;
  /** What is counted. */
  kind: Kind | "gift" | "";
}

export interface Project {
  card: string;
  /** 0: it is free. */
  cost: number;
  /** What else its card offers. */
  others: string[];
  kind: Kind | "";
  duo: boolean;
  place: "" | "ground" | "upper" | "roof";
  roof: boolean;
  gift: boolean;
  no_gifts: boolean;
  income: Symbol | null;
  prestige: Symbol | null;
}
