/** Which tabs fit before the rest goes into the 'More' menu.
 *  @param widths    of the tabs in order, in pixels, including the gap to the next
 *  @param selected  index of the selected tab, which is always shown; -1 for none
 *  @param room      width of the bar in pixels
 *  @param more      width of the 'More n' button
 *  @returns         indices of the visible tabs, in order */
export function fitTabs(widths: readonly number[], selected: number, room: number, more: number): number[] {
  const all = widths.map((_, index) => index);
  if (sum(widths) <= room) return all;
  const kept = widths[selected] === undefined ? 0 : widths[selected];
  let left = room - more - kept;
  const shown: number[] = [];
  for (const index of all) {
    if (index === selected) continue;
    left -= widths[index] ?? 0;
    if (left < 0) break;
    shown.push(index);
  }
  return selected < 0 ? shown : [...shown, selected].sort((a, b) => a - b);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
