import { Skeleton } from '../Skeleton';
import { cell, hintCell, leadCell, row } from './cells.css';
import type { Placed } from './layout';
import { body, bone } from './Table.css';

// Uneven like real text, but constant, so that nothing moves between renders.
const shares = [58, 82, 70, 92, 64, 76, 88];

type Props<Row> = { placed: readonly Placed<Row>[]; count: number; expands: boolean; hint: boolean };

const justify = { left: 'flex-start', center: 'center', right: 'flex-end' };

/** Skeleton rows with grey bars in place of text. */
export function SkeletonRows<Row>({ placed, count, expands, hint }: Props<Row>) {
  return (
    <tbody className={body} data-state="loading">
      {Array.from({ length: count }, (_, line) => (
        <tr key={line} className={row} aria-hidden>
          {expands ? <td className={`${cell()} ${leadCell}`} /> : null}
          {placed.map(({ column, className, style }, position) => (
            <td key={column.id} className={className} style={style}>
              <div className={bone} style={{ justifyContent: justify[column.align ?? 'left'] }}>
                <Skeleton width={`${shares[(line * 3 + position * 2) % shares.length]}%`} />
              </div>
            </td>
          ))}
          {hint ? <td className={`${cell({ align: 'right' })} ${hintCell}`} /> : null}
        </tr>
      ))}
    </tbody>
  );
}
