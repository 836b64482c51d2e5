/** Waits until the story's tables have been painted and measured after its last action. A scroll area enters the
 *  tab order one frame late, and the accessibility checks should see the final page. */
export async function painted(): Promise<void> {
  if (!document.querySelector('[data-scroller]')) return;
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise<void>(done => requestAnimationFrame(() => setTimeout(done)));
  }
}
