// A4 less its margins, at the size the shell prints.
const sheetHeight = 1360;
const rowHeight = 32;

/** About how many sheets a part of the page needs: its height, and the rows of long tables that are not in the DOM. */
export function pagesOnPaper(element: HTMLElement): number {
  const tables = [...element.querySelectorAll<HTMLElement>('table[aria-rowcount]')];
  const unseen = tables.map(
    table => Number(table.ariaRowCount) - table.querySelectorAll('tr[aria-rowindex]').length,
  );
  const rows = unseen.reduce((sum, count) => sum + Math.max(0, count), 0);
  return Math.ceil((element.scrollHeight + rows * rowHeight) / sheetHeight);
}
