import type { Area } from './panels';

export const headersOf = (area: Area) => area.getAllByRole('columnheader').map(header => header.textContent);

/** The rows below the head. */
export const rowsOf = (area: Area) => area.getAllByRole('row').slice(1);

/** The texts of a row.
 *  @param count  how many from the left; all, unless told */
export const textsOf = (row: HTMLElement | undefined, count?: number) =>
  row ? [...row.querySelectorAll('td, th')].slice(0, count).map(cell => cell.textContent) : [];
