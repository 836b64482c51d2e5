const gap = 4;
const windowEdge = 8;
const tallest = 320;

/** Positions a popup below its anchor, or above it where there is more space, always inside the window. */
export function placePopup(anchor: HTMLElement, popup: HTMLElement, width: 'anchor' | 'content') {
  const at = anchor.getBoundingClientRect();
  const below = window.innerHeight - at.bottom - gap - windowEdge;
  const above = at.top - gap - windowEdge;
  const wanted = width === 'content' ? popup.scrollHeight : Math.min(popup.scrollHeight, tallest);
  const upward = wanted > below && above > below;
  const room = Math.max(upward ? above : below, 96);
  popup.style.maxHeight = `${width === 'content' ? room : Math.min(room, tallest)}px`;
  popup.style.minWidth = width === 'anchor' ? `${at.width}px` : '';
  popup.style.maxWidth = `${window.innerWidth - 2 * windowEdge}px`;
  const rightmost = window.innerWidth - popup.offsetWidth - windowEdge;
  popup.style.left = `${Math.max(windowEdge, Math.min(at.left, rightmost))}px`;
  popup.style.top = upward ? 'auto' : `${at.bottom + gap}px`;
  popup.style.bottom = upward ? `${window.innerHeight - at.top + gap}px` : 'auto';
  popup.dataset['side'] = upward ? 'above' : 'below';
}
