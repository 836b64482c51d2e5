import type { BusinessDate } from '@lending-desk/domain/calendar';
import { applicationStatusLabel, approvalStatusLabel } from '@lending-desk/domain/loan';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/Checkbox';
import { useForm } from '../../primitives/Form';
import { Select } from '../../primitives/Select';
import { MonthFilter } from '../MonthFilter';
import { alone, choice, filters, row } from './CustomerSearchScreen.css';

/** How the list is narrowed; null for no filter. */
export type ListFilter = {
  readonly applicationStatus: string | null;
  readonly approvalStatus: string | null;
  readonly year: number | null;
  readonly month: number | null;
  /** Only the loans whose follow-up is due. */
  readonly followUpDue: boolean;
};

export type ListFiltersProps = {
  /** Today's business date: the newest year and month there are. */
  today: BusinessDate;
  /** The application statuses to choose from; both lists come from the status-list calls. */
  applicationStatuses: readonly string[];
  /** The approval statuses to choose from. */
  approvalStatuses: readonly string[];
  /** What the list is narrowed by now. */
  filter: ListFilter;
  /** Called with the filters that change. */
  onApply: (change: Partial<ListFilter>) => void;
};

/** Filters by status (CS-005) and by the month the loan started in (SH-067), each applied by its own button, and by a
 *  follow-up that is due, applied at once. */
export function ListFilters(props: ListFiltersProps) {
  const { today, filter, onApply } = props;
  // Another address, such as a saved view, changes the choices too; what is not applied yet stays where it can.
  const { applicationStatus, approvalStatus } = filter;
  const status = useForm({
    initial: { applicationStatus, approvalStatus },
    beginsWith: JSON.stringify([applicationStatus, approvalStatus]),
    validate: output => ({ ok: true, output }),
    onSubmit: onApply,
  });
  const [cleared, setCleared] = useState(0);
  const narrowed = Object.values(filter).some(value => value !== null && value !== false);
  return (
    <div className={filters}>
      <div role="group" aria-label="Status" className={row}>
        <div className={choice}>
          <Select
            label="Application status"
            options={props.applicationStatuses.map(value => ({
              value,
              label: applicationStatusLabel(value),
            }))}
            value={status.values.applicationStatus}
            placeholder="Any"
            onChange={value => status.change({ applicationStatus: value })}
            onClear={() => status.change({ applicationStatus: null })}
          />
        </div>
        <div className={choice}>
          <Select
            label="Approval status"
            options={props.approvalStatuses.map(value => ({ value, label: approvalStatusLabel(value) }))}
            value={status.values.approvalStatus}
            placeholder="Any"
            onChange={value => status.change({ approvalStatus: value })}
            onClear={() => status.change({ approvalStatus: null })}
          />
        </div>
        <Button onClick={status.submit}>Apply Filter</Button>
      </div>
      <MonthFilter key={cleared} label="Started in" today={today} month={filter} onApply={onApply} />
      <div className={alone}>
        <Checkbox
          label="Follow-up due"
          value={filter.followUpDue}
          onChange={followUpDue => onApply({ followUpDue })}
        />
      </div>
      {narrowed ? (
        <Button
          variant="plain"
          onClick={() => {
            const none = {
              applicationStatus: null,
              approvalStatus: null,
              year: null,
              month: null,
              followUpDue: false,
            };
            status.change({ applicationStatus: null, approvalStatus: null });
            setCleared(cleared + 1);
            onApply(none);
          }}
        >
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
