/** Runs once what is on the page now has been painted: a frame that was asked for is on its way, and the task after it
 *  comes once it is drawn.
 *  @returns how to call it off */
export function afterPicture(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
