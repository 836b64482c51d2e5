import type { Area } from './panels';

export const headersOf = (area: Area) => area.getAllByRole('columnheader').map(header => header.textContent);

/** The rows below the header. */
export const rowsOf = (area: Area) => area.getAllByRole('row').slice(1);

/** The cell texts of a row.
 *  @param count  number of cells from the left. @default all */
export const textsOf = (row: HTMLElement | undefined, count?: number) =>
  row ? [...row.querySelectorAll('td, th')].slice(0, count).map(cell => cell.textContent) : [];
