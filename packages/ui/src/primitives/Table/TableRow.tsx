import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { cell, hint as hintClass, hintArrow, hintCell, hintKey, faint, row as rowClass } from './cells.css';
import type { Column } from './column';
import type { TableParts } from './tableParts';
import type { Placed } from './layout';

type Props<Row> = {
  row: Row;
  index: number;
  placed: readonly Placed<Row>[];
  /** 0 for the row with the tab stop, otherwise -1; undefined if rows are not focusable. */
  tabIndex: number | undefined;
  /** Whether it is the open row; undefined if none is. */
  selected: boolean | undefined;
  opens: boolean;
  /** What Enter does; undefined if the table has no hint column. */
  hint: string | undefined;
  /** Index among all rows including the header; undefined if all rows are in the DOM. */
  ariaIndex: number | undefined;
  /** Label of its chevron; '' if the row has no detail, undefined without expandable rows. */
  chevronName?: string | undefined;
  expanded?: boolean | undefined;
  /** The id of its detail row. */
  detailId?: string | undefined;
  parts: TableParts;
};

/** A zero among figures: '0', 'Rs. 0', 'Rs. 0.00'. */
const isZero = <Row,>({ align }: Column<Row>, content: ReactNode) =>
  align === 'right' && (content === 0 || (typeof content === 'string' && /^(Rs\. )?0(\.00)?$/.test(content)));

function RowCells<Row>(props: Props<Row>) {
  const { row, index, placed, tabIndex, selected, opens, hint, ariaIndex } = props;
  const { ExpandCell } = props.parts;
  return (
    <tr
      className={rowClass}
      tabIndex={tabIndex}
      data-index={index}
      data-opens={opens || undefined}
      aria-selected={selected}
      aria-rowindex={ariaIndex}
    >
      {props.chevronName === undefined ? null : (
        <ExpandCell
          name={props.chevronName}
          expanded={props.expanded ?? false}
          detailId={props.detailId}
          tabIndex={tabIndex === undefined ? 0 : -1}
        />
      )}
      {placed.map(({ column, className, style }) => {
        const content = column.cell(row);
        return (
          <td key={column.id} className={className} style={style}>
            {content === null || content === undefined || content === '' ? (
              <span className={faint}>–</span>
            ) : isZero(column, content) ? (
              <span className={faint}>{content}</span>
            ) : (
              content
            )}
          </td>
        );
      })}
      {hint === undefined ? null : (
        <td className={`${cell({ align: 'right' })} ${hintCell}`}>
          {hint === '' ? null : (
            <span className={hintClass}>
              {hint}
              <span className={hintKey}>
                <Kbd>Enter</Kbd>
              </span>
              <span className={hintArrow}>
                <Icon icon={ChevronRight} size={14} />
              </span>
            </span>
          )}
        </td>
      )}
    </tr>
  );
}

/** One row. Memoised, so that moving the focus renders only two rows. `memo` loses the type parameter of a generic
 *  component; the cast only restores it. */
export const TableRow = memo(RowCells) as typeof RowCells;
