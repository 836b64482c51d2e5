import type { Area } from './panels';

export const headersOf = (area: Area) => area.getAllByRole('columnheader').map(header => header.textContent);

/** The rows below the header, without the headings of groups. */
export const rowsOf = (area: Area) =>
  area
    .getAllByRole('row')
    .slice(1)
    .filter(row => row.querySelector('th[scope=rowgroup]') === null);

/** The cell texts of a row.
 *  @param count  number of cells from the left. @default all */
export const textsOf = (row: HTMLElement | undefined, count?: number) =>
  row ? [...row.querySelectorAll('td, th')].slice(0, count).map(cell => cell.textContent) : [];
