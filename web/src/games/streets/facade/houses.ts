/** What each building looks like; how it stands on its tile is the same for all (`house.ts`). */

import type { Tone } from "../../../facade/palette";
import type { EmblemName } from "../../../facade/parts/emblems";
import type { WindowName } from "../../../facade/parts/windows";
import type { WideRoof } from "./roofs";

export interface Look {
  roof: WideRoof;
  windows: WindowName;
  emblem: EmblemName;
  awning?: readonly [Tone, Tone];
  shutters?: Tone;
  has?: readonly ("shop" | "balconies" | "laundry" | "columns" | "chimney" | "gate" | "bulbs")[];
}

export const PLAIN: Look = { roof: "hip", windows: "sash", emblem: "star" };

export const HOUSES: Record<string, Look> = {
  chillax_spa: { roof: "bell", windows: "round", emblem: "lotus", awning: ["teal", "trim"] },
  souvenir_shop: {
    roof: "gable",
    windows: "sash",
    emblem: "star",
    awning: ["red", "trim"],
    has: ["shop"],
  },
  boutique_hotel: {
    roof: "mansard",
    windows: "tall",
    emblem: "key",
    awning: ["purple", "lilac"],
    has: ["balconies"],
  },
  observation_deck: { roof: "deck", windows: "ribbon", emblem: "moon" },
  tapas_bar: {
    roof: "stepped",
    windows: "arch",
    emblem: "fork",
    awning: ["terra", "sun"],
    has: ["shop"],
  },
  backpacker_hostel: {
    roof: "hip",
    windows: "sash",
    emblem: "boot",
    shutters: "teal",
    has: ["laundry"],
  },
  seafood_terrace: {
    roof: "garden",
    windows: "arch",
    emblem: "fish",
    awning: ["blue", "trim"],
    has: ["shop"],
  },
  postcard_kiosk: {
    roof: "dome",
    windows: "arch",
    emblem: "book",
    awning: ["sun", "trim"],
    has: ["shop"],
  },
  starter_home: { roof: "gable", windows: "sash", emblem: "heart", shutters: "red" },
  flea_market: {
    roof: "vault",
    windows: "curtain",
    emblem: "key",
    awning: ["gold", "trim"],
    has: ["shop"],
  },
  trendy_lofts: { roof: "saw", windows: "ribbon", emblem: "leaf" },
  toy_store: {
    roof: "stepped",
    windows: "round",
    emblem: "bear",
    awning: ["sun", "red"],
    has: ["shop"],
  },
  family_diner: {
    roof: "flat",
    windows: "ribbon",
    emblem: "fork",
    awning: ["red", "trim"],
    has: ["shop"],
  },
  petting_farm: { roof: "barn", windows: "lattice", emblem: "carrot" },
  adventure_playground: { roof: "battlements", windows: "slit", emblem: "star" },
  neighbourhood_bakery: {
    roof: "mansard",
    windows: "arch",
    emblem: "croissant",
    awning: ["terra", "trim"],
    has: ["shop"],
  },
  art_gallery: { roof: "pediment", windows: "tall", emblem: "easel", has: ["columns"] },
  student_house: {
    roof: "flat",
    windows: "sash",
    emblem: "book",
    has: ["balconies", "laundry"],
  },
  micro_brewery: {
    roof: "hip",
    windows: "arch",
    emblem: "bottle",
    awning: ["brown", "sand"],
    has: ["chimney"],
  },
  vinyl_shop: {
    roof: "gable",
    windows: "round",
    emblem: "note",
    awning: ["ink", "trim"],
    has: ["shop"],
  },
  concept_store: { roof: "flat", windows: "curtain", emblem: "hat", has: ["shop"] },
  tattoo_studio: {
    roof: "stepped",
    windows: "tall",
    emblem: "heart",
    awning: ["ink", "red"],
    has: ["shop"],
  },
  street_food_yard: {
    roof: "saw",
    windows: "ribbon",
    emblem: "fork",
    awning: ["gold", "terra"],
    has: ["shop", "bulbs"],
  },
  live_work_studios: { roof: "garden", windows: "curtain", emblem: "easel" },
  shoe_store: {
    roof: "bell",
    windows: "tall",
    emblem: "boot",
    awning: ["red", "trim"],
    has: ["shop"],
  },
  bubble_tea_bar: {
    roof: "gable",
    windows: "round",
    emblem: "cupcake",
    awning: ["rose-dark", "rose"],
    has: ["shop"],
  },
  department_store: {
    roof: "dome",
    windows: "arch",
    emblem: "bag",
    awning: ["blue-dark", "trim"],
    has: ["shop"],
  },
  video_arcade: {
    roof: "vault",
    windows: "curtain",
    emblem: "die",
    awning: ["purple", "rose"],
    has: ["shop"],
  },
  food_court: {
    roof: "hip",
    windows: "arch",
    emblem: "fork",
    awning: ["terra", "trim"],
    has: ["shop"],
  },
  cinema_complex: {
    roof: "pediment",
    windows: "ribbon",
    emblem: "reel",
    awning: ["red", "gold"],
    has: ["shop"],
  },
  arcade_flats: {
    roof: "mansard",
    windows: "sash",
    emblem: "bag",
    has: ["balconies", "shop"],
  },
  serviced_apartments: { roof: "flat", windows: "sash", emblem: "key", has: ["balconies"] },
  hardware_store: { roof: "gable", windows: "ribbon", emblem: "hammer", has: ["shop"] },
  copy_shop: {
    roof: "flat",
    windows: "ribbon",
    emblem: "book",
    awning: ["teal", "trim"],
    has: ["shop"],
  },
  popup_space: {
    roof: "saw",
    windows: "curtain",
    emblem: "bolt",
    awning: ["rose-dark", "trim"],
    has: ["shop"],
  },
  corner_pub: { roof: "hip", windows: "lattice", emblem: "bottle", awning: ["leaf-dark", "sand"] },
  gatehouse_flats: { roof: "battlements", windows: "arch", emblem: "key", has: ["gate"] },
  community_centre: { roof: "pediment", windows: "tall", emblem: "heart", has: ["columns"] },
  mixed_use_tower: { roof: "garden", windows: "curtain", emblem: "coin", has: ["shop"] },
  startup_hub: { roof: "flat", windows: "curtain", emblem: "bolt", has: ["chimney"] },
  bike_tours: {
    roof: "saw",
    windows: "round",
    emblem: "pin",
    awning: ["teal", "sun"],
    has: ["shop"],
  },
  terraced_houses: { roof: "gable", windows: "tall", emblem: "leaf", shutters: "blue" },
  barber_shop: {
    roof: "bell",
    windows: "sash",
    emblem: "scissors",
    awning: ["red", "blue"],
    has: ["shop"],
  },
  ramen_counter: {
    roof: "stepped",
    windows: "lattice",
    emblem: "fish",
    awning: ["red-dark", "sand"],
    has: ["shop"],
  },
  market_hall: {
    roof: "vault",
    windows: "arch",
    emblem: "carrot",
    awning: ["leaf-dark", "trim"],
    has: ["shop"],
  },
};
