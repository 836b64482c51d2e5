/** Shows a panel that is kept and marks its tab, as React will when it follows: these are a few attributes, and the
 *  picture need not wait until everything that hangs on a change of tab has been looked at.
 *  @returns false where the panel was not opened yet */
export function putInFront(list: Element | null, layers: Element | null, value: string): boolean {
  if (!list || !layers) return false;
  const isIts = (part: Element) => part.getAttribute('data-value') === value;
  if (![...layers.children].some(isIts)) return false;
  for (const panel of layers.children) {
    panel.setAttribute('data-shown', String(isIts(panel)));
    panel.setAttribute('aria-hidden', String(!isIts(panel)));
  }
  for (const tab of list.children) {
    tab.setAttribute('aria-selected', String(isIts(tab)));
    tab.setAttribute('data-state', isIts(tab) ? 'active' : 'inactive');
  }
  return true;
}
