/** Made from the views of the game in Python (`make schema`). Do not edit. */

/** `tiles` from the ground up; `owner` -1: nobody. `site`: its card is not in play yet. */
export interface BuildingView {
  cell: number[];
  tiles: string[];
  owner: number;
  site: boolean;
}

export interface ShareView {
  seat: number;
  resources: number;
  points: number;
}

/** What it would bring now, the first place first; the third and later ones bring nothing. */
export interface DistrictView {
  name: string;
  cells: number[][];
  shares: ShareView[];
}

export interface ReserveView {
  size: number;
  turned: number;
  exhaustions: number;
}

/** What all know of the deck. */
export interface DeckView {
  size: number;
  shuffles: number;
  turned: number;
  made_of: string[];
}

/** What is being carried out: how far, with which card, where, and how many tiles are due. */
export interface ActionView {
  step: number;
  card: string;
  trigger: number;
  spot: number[];
  due: number;
}

/** For each hand, how many cards were surely kept, and drawn, since the deck was rebuilt. */
export interface SinceShuffle {
  kept: number[];
  drawn: number[];
}

/** Since tiles were returned, for each seat: how many it kept then, how many it has drawn, and
 *  which have left its screen. `put_in`: what all have seen going into the reserve. */
export interface SinceReturn {
  kept: number[];
  drawn: number[];
  left: string[][];
  made_of: string[];
  put_in: string[];
}

/** Lists by seat; where Gosha has such a thing, his comes last. `shown`: the tiles behind each
 *  screen that all have seen. `ring`: the edge of the city, while a letter is relocated along it;
 *  places there count from 1. `face_down`: a card lies there for Gosha. `draft_picks`: so many
 *  picks are made. `open_counts`: whether boards show how many tiles and resources others have
 *  (GK-R28). */
export interface PublicView {
  round: number;
  first: number;
  done: number;
  acting: number;
  question: "draft_character" | "choose_action" | "exploit_urban_choice" | "move_token" | "relocate_token" | "push_tokens" | "return_tiles" | "over";
  city: BuildingView[];
  tokens: number[][];
  ring: number[][];
  districts: DistrictView[];
  reserve: ReserveView;
  tiles: number[];
  shown: string[][];
  deck: DeckView;
  discard: string[];
  supply: string[];
  hand_sizes: number[];
  face_down: boolean;
  cards: string[][];
  stock: number[];
  resources: number[];
  vp: number[];
  new_hands: number[];
  committed: ("" | "alone" | "with_tile")[];
  draft_picks: number;
  deciding: boolean[];
  action: ActionView;
  is_last: boolean;
  open_counts: boolean;
  since_shuffle?: SinceShuffle;
  since_return?: SinceReturn;
}

/** `known`: the cards this seat has seen in all hands, its own among them. `chosen` and `laid`:
 *  what it has committed; `picks`: the tiles it is going to return, `returned`: has returned.
 *  `looks`: what it could pick from in the draft, each time, and `picked` what it kept. */
export interface PrivateView {
  known: string[][];
  tiles: string[];
  chosen: string;
  laid: string;
  picks: string[];
  returned: string[];
  looks: string[][];
  picked: string[];
}
