import { cell, leadCell, row, totalCell } from './cells.css';
import { leadWidth } from './layout';
import type { TotalsRowProps } from './tableParts';

/** The totals below the rows; a column without a total stays empty. */
export function TotalsRow({ totals, placed, lead, hint, ariaIndex }: TotalsRowProps) {
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
