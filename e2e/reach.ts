/** What can be pressed on the page that is open and lies where nobody can press it: outside the window, or cut off.
 *  Runs in the page.
 *
 *  A wide table scrolls by itself, with the keyboard too: headings that sort are reached by that at every width, and in
 *  a window of a phone the cells as well. */
export function outOfReach(): string[] {
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=slider]';
  const phone = innerWidth < 480;

  function outsideOf(element: Element): 'window' | 'scroller' | 'box' | null {
    const own = element.getBoundingClientRect();
    // What was scrolled down to is reached; only sideways it is not looked for.
    let low = true;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const beside = own.left < box.left - 1 || own.right > box.right + 1;
      if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1 && beside) {
        // A strip that is longer than its box is pressed where it is seen.
        return own.width > box.width ? null : 'scroller';
      }
      if (/hidden|clip/.test(overflowX) && beside) return 'box';
      if (/auto|scroll/.test(overflowY)) low = false;
      const below = own.top < box.top - 1 || own.bottom > box.bottom + 1;
      if (low && /hidden|clip/.test(overflowY) && below && around.id !== 'root' && around !== document.body)
        return 'box';
      if (position === 'fixed') break;
    }
    return own.left < -1 || own.right > innerWidth + 1 ? 'window' : null;
  }

  const found = new Set<string>();
  for (const element of document.querySelectorAll(pressable)) {
    const { width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || width <= 1 || height <= 1) continue;
    if (element.closest('[inert], [aria-hidden=true], thead')) continue;
    const outside = outsideOf(element);
    if (outside === null) continue;
    const inTable = outside === 'scroller' && element.closest('td') !== null;
    // More of the same cell, not something that is done with it.
    if (inTable && (phone || element.matches('summary'))) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent;
    found.add(`${outside}: ${element.tagName.toLowerCase()} “${name.slice(0, 40)}”`);
  }
  const across = document.documentElement.scrollWidth - innerWidth;
  if (across > 0) found.add(`the page scrolls ${across} px sideways`);
  return [...found];
}
