import { ChevronRight } from 'lucide-react';
import { Checkbox } from '../Checkbox';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { cell, chevron, headCell, leadCell } from './cells.css';
import { leadWidth } from './layout';
import type { LeadCellsProps, LeadHeadsProps } from './tableParts';

// The table handles the click, because it needs the Shift key; this only satisfies React's controlled input.
const handledByTable = () => undefined;

/** The checkbox and the chevron at the start of a row. */
export function LeadCells(props: LeadCellsProps) {
  const { check, chevronName, selected, expanded, detailId, tabIndex } = props;
  return (
    <>
      {check === undefined ? null : (
        <td className={`${cell({ sticky: true })} ${leadCell}`} style={{ left: 0 }} data-lead="select">
          {check === '' ? null : (
            <Checkbox
              label={`Select ${check}`}
              hideLabel
              tabIndex={tabIndex}
              value={selected}
              onChange={handledByTable}
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
              tabIndex={tabIndex}
              aria-expanded={expanded}
              aria-controls={expanded ? detailId : undefined}
              aria-label={`Details of ${chevronName}`}
            >
              <Icon icon={ChevronRight} size={14} />
            </button>
          )}
        </td>
      )}
    </>
  );
}

/** Their header cells; the first one selects the whole page. */
export function LeadHeads({ lead, selected, tabIndex, onSelectAll }: LeadHeadsProps) {
  return (
    <>
      {lead.map((name, index) => (
        <th
          key={name}
          scope="col"
          className={`${cell({ sticky: true })} ${headCell} ${leadCell}`}
          style={{ left: index * leadWidth }}
        >
          {name === 'expand' ? (
            <VisuallyHidden>Details</VisuallyHidden>
          ) : selected === undefined ? (
            <VisuallyHidden>Select</VisuallyHidden>
          ) : (
            <Checkbox
              label="Select all rows of this page"
              hideLabel
              tabIndex={tabIndex}
              value={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={onSelectAll}
            />
          )}
        </th>
      ))}
    </>
  );
}
