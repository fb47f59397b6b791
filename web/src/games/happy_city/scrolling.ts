/** On a small screen: what is asked comes to where it can be answered. */

export interface Span {
  top: number;
  bottom: number;
}

/** Around the answers, so that none sticks to an edge. */
const AIR = 12;

/** How far to scroll so that all of `answers` is in `view`; if it is higher, its beginning is. */
export function scrollFor(answers: Span, view: Span): number {
  if (answers.top < view.top + AIR) return answers.top - view.top - AIR;
  const over = answers.bottom + AIR - view.bottom;
  return over <= 0 ? 0 : Math.min(over, answers.top - view.top - AIR);
}

/** Scrolls the page until what can be chosen on the board is between its head and the prompt. */
export function intoSight(board: Element, still: boolean): void {
  const answers = answersOn(board);
  const prompt = document.querySelector("[data-prompt]")?.getBoundingClientRect();
  if (!answers) return;
  const by = scrollFor(answers, { top: 0, bottom: prompt?.top ?? innerHeight });
  if (by !== 0) scrollBy({ top: by, behavior: still ? "auto" : "smooth" });
}

/** From the first to the last of what can be chosen there; null if nothing can. */
function answersOn(board: Element): Span | null {
  const boxes = [...board.querySelectorAll("[data-choice]")]
    .map((answer) => answer.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  if (boxes.length === 0) return null;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
