/** Names of the paints in palette.css. */

export type Tone =
  | "wall"
  | "shade"
  | "roof"
  | "trim"
  | "ink"
  | "iron"
  | "iron-dark"
  | "glass"
  | "evening"
  | "lit"
  | "glow"
  | "wood"
  | "wood-dark"
  | "brown"
  | "brown-dark"
  | "leaf"
  | "leaf-dark"
  | "leaf-light"
  | "grass"
  | "water"
  | "water-light"
  | "water-dark"
  | "stone"
  | "stone-dark"
  | "sand"
  | "sand-dark"
  | "snow"
  | "snow-dark"
  | "red"
  | "red-dark"
  | "terra"
  | "gold"
  | "gold-dark"
  | "sun"
  | "orange"
  | "rose"
  | "rose-dark"
  | "teal"
  | "teal-dark"
  | "blue"
  | "blue-dark"
  | "purple"
  | "lilac"
  | "smoke"
  | "road"
  | "skin-0"
  | "skin-1"
  | "skin-2"
  | FrameTone
  | PaneTone
  | VeilTone;

/** What belongs to the plot and not to what is built on it; the game that has plots paints them. */
type FrameTone = "frame" | "frame-dark" | "slab" | "slab-dark" | "ribbon";

/** Panes that light up in tones of their own. */
type PaneTone = "lamp-1" | "lamp-2" | "lamp-3" | "room";

/** Paints that can be seen through. */
type VeilTone = "gleam" | "gloom" | "gloom-light" | "blind" | "tint" | "mist";

/** What sets walls, shade and roof: the kind of a building, or a paint of its own. */
export type Paint =
  | "yellow"
  | "blue"
  | "green"
  | "orange"
  | "purple"
  | "neutral"
  | "stone"
  | "sand"
  | "marble"
  | "rose"
  | "teal"
  | "night"
  | "chocolate";

export const BRIGHT: Tone[] = ["red", "gold", "teal", "blue", "purple", "terra"];
export const PETALS: Tone[] = ["red", "rose-dark", "sun", "trim", "lilac"];
