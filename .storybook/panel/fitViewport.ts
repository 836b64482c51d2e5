const roomBeside = 80;

/** Shrinks a story that belongs to a window's size until that window fits into the room there is, so that a screen
 *  of 1440 pixels is whole on a laptop. */
export function fitViewport(): void {
  const fit = () => {
    const frame = document.querySelector<HTMLElement>('[data-dragging][data-scale]');
    const room = frame?.parentElement?.clientWidth;
    if (!frame || room === undefined) return;
    // Else it would be lower than the window it stands for.
    frame.style.flexShrink = '0';
    const wanted = frame.offsetWidth;
    // The default size is as wide as the room, without a margin.
    const scale = wanted > room ? (room - roomBeside) / wanted : 1;
    const transform = scale < 1 ? `scale(${scale})` : '';
    if (frame.style.transform === transform) return;
    frame.style.transformOrigin = 'top left';
    frame.style.transform = transform;
    // The room below that the smaller picture leaves.
    frame.style.marginBottom = scale < 1 ? `${(scale - 1) * frame.offsetHeight}px` : '';
    frame.style.marginRight = scale < 1 ? `${(scale - 1) * wanted}px` : '';
  };
  // Once before the next picture: while Storybook draws itself it changes hundreds of elements, and each was measured.
  let waits = false;
  const fitSoon = () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      fit();
    });
  };
  new MutationObserver(fitSoon).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['style', 'data-scale'],
  });
  window.addEventListener('resize', fit);
}
