/** Waits until the tables of a story have been painted and measured after what it did last: a box that scrolls since
 *  then is in the tab order a frame later, and the accessibility checks look at the page as a person finds it. */
export async function painted(): Promise<void> {
  if (!document.querySelector('[data-scroller]')) return;
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)));
  }
}
