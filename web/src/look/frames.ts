/** Time for the browser to show what was done so far. */

/** After the next picture: what is done then delays the one after it. */
export async function nextPicture(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
