/** An attachment: a click or a key anywhere ends what moves in an element, for who goes on need not
 *  wait until all is shown. */
export function skippable(stage: Pick<Element, "getAnimations">): () => void {
  const skip = (): void => {
    for (const motion of stage.getAnimations({ subtree: true })) motion.finish();
  };
  document.addEventListener("pointerdown", skip);
  document.addEventListener("keydown", skip);
  return () => {
    document.removeEventListener("pointerdown", skip);
    document.removeEventListener("keydown", skip);
  };
}
