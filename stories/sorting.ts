import { expect, within } from 'storybook/test';
import { rowsOf, textsOf } from './tables';

/** A cell as something to compare: an amount or a number, a day, the hours left, or its text; null of a cell without a
 *  value. */
function sortedBy(text: string): number | string | null {
  if (['–', '', 'Unassigned', 'Not scored'].includes(text)) return null;
  const left = /^(\d+) ([dh]) (left|late)/.exec(text);
  if (left) return Number(left[1]) * (left[2] === 'd' ? 24 : 1) * (left[3] === 'left' ? 1 : -1);
  const day = /^\d{1,2} [A-Z][a-z]{2} \d{4}/.exec(text);
  if (day) return Date.parse(text.replace(',', ''));
  const figure = /^(?:Rs\. )?(-?[\d,]+(?:\.\d+)?)(?: h|%)?$/.exec(
    text
      .replace('−', '-')
      .replace(/^([-+])Rs\. /, 'Rs. $1')
      .replace('+', ''),
  );
  return figure?.[1] === undefined ? text.toLowerCase() : Number(figure[1].replaceAll(',', ''));
}

/** Presses every heading that sorts: the cells below it ascend, and those without a value come last.
 *  @param headers  all headings that sort, from left to right */
export async function expectSorts(
  table: HTMLElement,
  { userEvent }: { userEvent: { click: (target: Element) => Promise<void> } },
  headers: readonly string[],
) {
  const cells = within(table).getAllByRole('columnheader');
  await expect(cells.filter(cell => cell.ariaSort !== null).map(cell => cell.textContent)).toEqual(headers);
  for (const header of headers) {
    const place = cells.findIndex(cell => cell.textContent === header);
    const below = () => rowsOf(within(table)).map(row => sortedBy(textsOf(row)[place] ?? ''));
    const press = async () => userEvent.click(within(table).getByRole('button', { name: header }));
    await press();
    if (cells[place]?.ariaSort !== 'ascending') await press();
    const ascending = below();
    const given = ascending.filter(value => value !== null);
    // One value alone cannot show an order.
    await expect(new Set(given).size, header).toBeGreaterThan(1);
    await expect(ascending, header).toEqual([
      ...given.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
      ...ascending.filter(value => value === null),
    ]);
  }
}
