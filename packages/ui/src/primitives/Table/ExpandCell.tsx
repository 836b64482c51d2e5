import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon';
import { cell, chevron, leadCell } from './cells.css';
import type { ExpandCellProps } from './tableParts';

/** The chevron at the start of a row. */
export function ExpandCell({ name, expanded, detailId, tabIndex }: ExpandCellProps) {
  return (
    <td className={`${cell({ sticky: true })} ${leadCell}`} data-lead>
      {name === '' ? null : (
        <button
          type="button"
          className={chevron}
          tabIndex={tabIndex}
          aria-expanded={expanded}
          aria-controls={expanded ? detailId : undefined}
          aria-label={`Details of ${name}`}
        >
          <Icon icon={ChevronRight} size={14} />
        </button>
      )}
    </td>
  );
}
