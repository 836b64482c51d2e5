import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Checkbox } from '../Checkbox';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import {
  cell,
  chevron,
  hint as hintClass,
  hintArrow,
  hintCell,
  hintKey,
  leadCell,
  missing,
  row as rowClass,
} from './cells.css';
import { leadWidth, type Placed } from './layout';

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
};

// The table hears the press, which knows of Shift.
const heardAbove = () => undefined;

function RowCells<Row>(props: Props<Row>) {
  const { row, index, placed, tabIndex, selected, opens, hint, ariaIndex } = props;
  const { check, chevronName, expanded = false } = props;
  const inner = tabIndex === undefined ? 0 : -1;
  return (
    <tr
      className={rowClass}
      tabIndex={tabIndex}
      data-index={index}
      data-opens={opens || undefined}
      aria-selected={selected}
      aria-rowindex={ariaIndex}
    >
      {check === undefined ? null : (
        <td className={`${cell({ sticky: true })} ${leadCell}`} style={{ left: 0 }} data-lead="select">
          {check === '' ? null : (
            <Checkbox
              label={`Select ${check}`}
              hideLabel
              tabIndex={inner}
              value={selected ?? false}
              onChange={heardAbove}
            />
          )}
        </td>
      )}
      {chevronName === undefined ? null : (
        <td
          className={`${cell({ sticky: true })} ${leadCell}`}
          style={{ left: check === undefined ? 0 : leadWidth }}
          data-lead="expand"
        >
          {chevronName === '' ? null : (
            <button
              type="button"
              className={chevron}
              tabIndex={inner}
              aria-expanded={expanded}
              aria-controls={expanded ? props.detailId : undefined}
              aria-label={`Details of ${chevronName}`}
            >
              <Icon icon={ChevronRight} size={14} />
            </button>
          )}
        </td>
      )}
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
