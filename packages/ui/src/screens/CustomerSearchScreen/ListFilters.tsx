import { type BusinessDate, monthOptions, yearOptions } from '@lending-desk/domain/calendar';
import { applicationStatusLabel, approvalStatusLabel } from '@lending-desk/domain/loan';
import { useState } from 'react';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/Checkbox';
import { Select } from '../../primitives/Select';
import { alone, choice, filters, row, small, year as yearClass } from './CustomerSearchScreen.css';

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
  /** The choices, from the status-list calls. */
  applicationStatuses: readonly string[];
  approvalStatuses: readonly string[];
  /** What the list is narrowed by now. */
  filter: ListFilter;
  onApply: (filter: ListFilter) => void;
};

const number = (value: number | null) => (value === null ? null : String(value));

/** Filters by status (CS-005) and by the month the loan started in (SH-067), each applied by its own button, and by a
 *  follow-up that is due, applied at once. */
export function ListFilters(props: ListFiltersProps) {
  const { today, filter, onApply } = props;
  const [status, setStatus] = useState(filter);
  const [started, setStarted] = useState({ year: filter.year, month: filter.month });
  const [shown, setShown] = useState(filter);
  // Another address, such as a saved view, changes the choices too; what is not applied yet stays where it can.
  if (shown !== filter) {
    setShown(filter);
    if (
      shown.applicationStatus !== filter.applicationStatus ||
      shown.approvalStatus !== filter.approvalStatus
    )
      setStatus(filter);
    if (shown.year !== filter.year || shown.month !== filter.month)
      setStarted({ year: filter.year, month: filter.month });
  }
  const { year, month } = started;
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
            value={status.applicationStatus}
            placeholder="Any"
            onChange={applicationStatus => setStatus({ ...status, applicationStatus })}
            onClear={() => setStatus({ ...status, applicationStatus: null })}
          />
        </div>
        <div className={choice}>
          <Select
            label="Approval status"
            options={props.approvalStatuses.map(value => ({ value, label: approvalStatusLabel(value) }))}
            value={status.approvalStatus}
            placeholder="Any"
            onChange={approvalStatus => setStatus({ ...status, approvalStatus })}
            onClear={() => setStatus({ ...status, approvalStatus: null })}
          />
        </div>
        <Button
          onClick={() =>
            onApply({
              ...filter,
              applicationStatus: status.applicationStatus,
              approvalStatus: status.approvalStatus,
            })
          }
        >
          Apply Filter
        </Button>
      </div>
      <div role="group" aria-label="Started in" className={row}>
        <div className={yearClass}>
          <Select
            label="Year"
            options={yearOptions(today).map(value => ({ value: String(value), label: String(value) }))}
            value={number(year)}
            placeholder="Any"
            // The months of another year are others.
            onChange={value => setStarted({ year: Number(value), month: null })}
            onClear={() => setStarted({ year: null, month: null })}
          />
        </div>
        <div className={small}>
          <Select
            label="Month"
            options={
              year === null
                ? []
                : monthOptions(year, today).map(({ value, label }) => ({ value: String(value), label }))
            }
            value={number(month)}
            placeholder="Any"
            emptyText="Choose the year first"
            onChange={value => setStarted({ year, month: Number(value) })}
          />
        </div>
        {year !== null && month !== null ? (
          <Button onClick={() => onApply({ ...filter, year, month })}>Apply Filter</Button>
        ) : null}
      </div>
      <div className={alone}>
        <Checkbox
          label="Follow-up due"
          value={filter.followUpDue}
          onChange={followUpDue => onApply({ ...filter, followUpDue })}
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
            setStatus(none);
            setStarted(none);
            onApply(none);
          }}
        >
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
