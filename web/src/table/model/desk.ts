/** Whether there is room for a rail beside the board. On a phone it is not even made: it is half the
 *  work of opening a table. */

import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("width >= 68.75rem");
