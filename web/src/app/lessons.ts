/** All that the how-to-play pages need. */

import { HOUSE } from "../pieces/cover/covers";
import { componentsOf } from "../shell/components";
import { boardOf, hasLesson, lessonOf } from "../table/gameModules";
import { learnLater } from "../words/later";
import { learnGame } from "../words/vocabulary.svelte";

export async function keepLessons(): Promise<void> {
  await Promise.allSettled(
    HOUSE.filter(hasLesson).flatMap((game): Promise<unknown>[] => [
      lessonOf(game),
      boardOf(game),
      learnGame(game),
      learnLater(game),
      componentsOf(game),
    ]),
  );
}
