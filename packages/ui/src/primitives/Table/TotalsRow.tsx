import { cell, leadCell, row, totalCell } from './cells.css';
import { type Lead, leadWidth, type Placed } from './layout';
import type { Totals } from './parts';

type Props<Row> = {
  totals: Totals;
  placed: readonly Placed<Row>[];
  lead: Lead;
  hint: boolean;
  ariaIndex: number | undefined;
};

/** The sums under the rows; a column without one stays empty. */
export function TotalsRow<Row>({ totals, placed, lead, hint, ariaIndex }: Props<Row>) {
  return (
    <tr className={row} data-total aria-rowindex={ariaIndex}>
      {lead.map((name, index) => (
        <td
          key={name}
          className={`${cell({ sticky: true })} ${leadCell} ${totalCell}`}
          style={{ left: index * leadWidth }}
        />
      ))}
      {placed.map(({ column, className, style }) => (
        <td key={column.id} className={`${className} ${totalCell}`} style={style}>
          {totals[column.id]}
        </td>
      ))}
      {hint ? <td className={`${cell()} ${totalCell}`} /> : null}
    </tr>
  );
}
