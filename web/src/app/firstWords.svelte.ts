/** Until the first words are there nothing can be said but what stands in the page itself
 *  (`unloaded.ts`): it is shown as soon as something does not come. */

import { late, tirelessly } from "../api/patience.svelte";
import { words, type Language } from "../words/words.svelte";

export async function firstWords(language: Language): Promise<void> {
  const enough = $effect.root(() => {
    $effect(() => {
      if (late.count > 0) sayUnloaded(language);
    });
  });
  await tirelessly(() => words.speak(language));
  enough();
}

function sayUnloaded(language: Language): void {
  const said = document.getElementById("unloaded");
  if (!said) return;
  said.classList.add("shown");
  for (const line of said.querySelectorAll("p")) line.hidden = line.lang !== language;
  said.onclick = (event) => {
    event.preventDefault(); // the link would forget what follows the # of the address
    location.reload();
  };
}
