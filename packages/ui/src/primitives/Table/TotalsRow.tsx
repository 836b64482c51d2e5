import { cell, hintCell, leadCell, row, totalCell } from './cells.css';
import type { TotalsRowProps } from './tableParts';

/** The totals below the rows; a column without a total stays empty. */
export function TotalsRow({ totals, placed, expands, hint, ariaIndex }: TotalsRowProps) {
  return (
    <tr className={row} data-total aria-rowindex={ariaIndex}>
      {expands ? <td className={`${cell({ sticky: true })} ${leadCell} ${totalCell}`} /> : null}
      {placed.map(({ column, className, style }) => (
        <td key={column.id} className={`${className} ${totalCell}`} style={style}>
          {totals[column.id]}
        </td>
      ))}
      {hint ? <td className={`${cell()} ${hintCell} ${totalCell}`} /> : null}
    </tr>
  );
}
