import type { CSSProperties } from 'react';
import { cell } from './cells.css';
import type { Column } from './column';

/** A column with its place in the table: class and offset, worked out once for all rows. */
export type Placed<Row> = {
  column: Column<Row>;
  className: string;
  style: CSSProperties | undefined;
  sticky: boolean;
};

// Fewer pixels say nothing of a text.
const leastShare = 96;

/** The narrow columns before those of the data: the checkbox, the chevron. */
export type Lead = readonly ('select' | 'expand')[];
export const leadWidth = 40;

const leads: readonly Lead[] = [[], ['select'], ['expand'], ['select', 'expand']];

/** Which of them a table has; the same array each time. */
export function leadOf(selects: boolean, expands: boolean): Lead {
  return leads[(selects ? 1 : 0) + (expands ? 2 : 0)] ?? [];
}

/** The width below which a table of fixed columns scrolls sideways instead of squeezing them. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width'>[], lead: Lead): number {
  return columns.reduce((sum, { width }) => sum + (width ?? leastShare), lead.length * leadWidth);
}

/** Places the columns: which stay in view and how far from the left, which need room before them.
 *  @param leads  how many narrow columns stand before them */
export function placeColumns<Row>(columns: readonly Column<Row>[], leads: number): Placed<Row>[] {
  const marked = columns.findIndex(column => !column.sticky);
  const stays = marked < 0 ? columns.length : Math.max(1, marked);
  let left = leads * leadWidth;
  return columns.map((column, index) => {
    const sticky = index < stays;
    // Its width is a minimum here: the next one's offset counts on it.
    const style = sticky ? { left, minWidth: column.width } : undefined;
    left += column.width ?? 0;
    const align = column.align ?? 'left';
    return {
      column,
      sticky,
      style,
      className: cell({
        align,
        mono: column.mono ?? false,
        apart: align === 'left' && columns[index - 1]?.align === 'right',
        sticky,
        edge: index === stays - 1,
      }),
    };
  });
}
