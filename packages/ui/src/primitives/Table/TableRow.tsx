import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { cell, hint as hintClass, hintArrow, hintCell, hintKey, missing, row as rowClass } from './cells.css';
import type { LedgerParts } from './ledgerParts';
import type { Placed } from './layout';

type Props<Row> = {
  row: Row;
  index: number;
  placed: readonly Placed<Row>[];
  /** -1, or 0 for the row that holds the tab stop; undefined where rows take no focus. */
  tabIndex: number | undefined;
  /** Undefined where no row can be selected. */
  selected: boolean | undefined;
  opens: boolean;
  /** What Enter does; undefined where the table has no column of hints. */
  hint: string | undefined;
  /** Its number among all rows, header included; undefined where all rows are in the document. */
  ariaIndex: number | undefined;
  /** Name of its checkbox; '' where it can't be selected, undefined where the table has none. */
  check?: string | undefined;
  /** Name of its chevron; '' where there is nothing to open, undefined where the table has none. */
  chevronName?: string | undefined;
  expanded?: boolean | undefined;
  /** The id of what it opens. */
  detailId?: string | undefined;
  parts: LedgerParts;
};

function RowCells<Row>(props: Props<Row>) {
  const { row, index, placed, tabIndex, selected, opens, hint, ariaIndex } = props;
  const { LeadCells } = props.parts;
  return (
    <tr
      className={rowClass}
      tabIndex={tabIndex}
      data-index={index}
      data-opens={opens || undefined}
      aria-selected={selected}
      aria-rowindex={ariaIndex}
    >
      <LeadCells
        check={props.check}
        chevronName={props.chevronName}
        selected={selected ?? false}
        expanded={props.expanded ?? false}
        detailId={props.detailId}
        tabIndex={tabIndex === undefined ? 0 : -1}
      />
      {placed.map(({ column, className, style }) => {
        const content = column.cell(row);
        return (
          <td key={column.id} className={className} style={style}>
            {content === null || content === undefined || content === '' ? (
              <span className={missing}>–</span>
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

/** One row. It is drawn anew only when something of its own changes, so that moving the focus draws two.
 *  `memo` forgets that the component is generic; the cast only gives the type parameter back. */
export const TableRow = memo(RowCells) as typeof RowCells;
