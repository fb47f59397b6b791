/** On one column answers may lie beyond an edge: a new question brings them into view. */

/** At the foot of a small screen the question covers the board. */
const COVERED = 210;
/** Buttons that do without a place stand above the sheet and lead no eye to it. */
const PLACES = ".cards [data-choice], .sheet [data-choice]";
const COLUMN = "(width < 68.75rem)";

export function bringAnswers(board: ParentNode): void {
  if (!matchMedia(COLUMN).matches) return;
  const answers = [...board.querySelectorAll(PLACES)];
  if (!answers.some(isSeen)) answers[0]?.scrollIntoView({ block: "center", inline: "center" });
}

function isSeen(answer: Element): boolean {
  const { left, right, top, bottom } = answer.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight - COVERED;
}
