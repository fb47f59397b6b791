/** All that the how-to-play pages need. */

import { boardOf, hasLesson, lessonOf } from "../table/parts";
import { learnGame } from "../words/vocabulary.svelte";
import { HOUSE } from "./catalogue.svelte";
import { componentsOf } from "./components";

export async function keepLessons(): Promise<void> {
  await Promise.allSettled(
    HOUSE.filter(hasLesson).flatMap((game): Promise<unknown>[] => [
      lessonOf(game),
      boardOf(game),
      learnGame(game),
      componentsOf(game),
    ]),
  );
}
