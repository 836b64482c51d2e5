import {
  type BusinessDate,
  businessTimezone,
  type DateRange,
  dateRange,
} from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import { type ExportStatus, exportStatuses } from '@lending-desk/domain/exports';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ExportRun } from '../../exports/ExportProgress';
import { Button } from '../../primitives/Button';
import { DateRangeField, type DateRangeValue } from '../../primitives/DateField';
import { useForm } from '../../primitives/Form';
import { Select } from '../../primitives/Select';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { fields } from './ExportScreen.css';

const statusOptions = exportStatuses.map(value => ({
  value,
  label: value === 'ALL' ? 'All' : approvalStatusLabel(value),
  hint: value,
}));

export type ExportFormProps = {
  /** Today's business date, marked in the calendar. */
  today: BusinessDate;
  range: DateRangeValue;
  onRange: (range: DateRangeValue) => void;
  status: ExportStatus;
  onStatus: (status: ExportStatus) => void;
  run: ExportRun;
  /** Called with a valid range. */
  onExport: (range: DateRange) => void;
  /** The user has a view-only role: phone numbers are exported masked. @default false */
  masked?: boolean | undefined;
};

/** Date range, status and the Export button. The range is validated when the user leaves it or exports. */
export function ExportForm(props: ExportFormProps) {
  const { today, range, onRange, status, onStatus, run, onExport, masked } = props;
  const element = useRef<HTMLFormElement>(null);
  // Text that is no date counts as empty; next to a valid date, it must not pass as a range of one day.
  const [halfTyped, setHalfTyped] = useState(false);
  const running = run.state === 'running';
  const form = useForm({
    initial: { days: range },
    draft: { values: { days: range }, onChange: ({ days }) => onRange(days) },
    validate: ({ days }) => {
      const verdict = dateRange(days.start, days.end);
      return verdict.ok
        ? { ok: true, output: verdict.range }
        : { ok: false, faults: { days: verdict.message } };
    },
    refused: halfTyped ? { days: messages.dateRange.select } : undefined,
    disabled: running,
    onSubmit: days => {
      const typed = new FormData(element.current ?? undefined);
      const unread =
        (range.start === null && typed.get('daysStart') !== '') ||
        (range.end === null && typed.get('daysEnd') !== '');
      setHalfTyped(unread);
      if (!unread) onExport(days);
    },
  });
  const field = form.field('days');

  return (
    <form
      {...form.props}
      ref={node => {
        element.current = node;
        form.ref(node);
      }}
      aria-label="What to export"
    >
      <div className={fields}>
        <DateRangeField
          {...field}
          label="Started on"
          onChange={next => {
            setHalfTyped(false);
            field.onChange(next);
          }}
          onBlur={() => {
            if (range.start !== null || range.end !== null) field.onBlur();
          }}
          today={today}
          disabled={running}
          required
          keepMessageSpace
        />
        <Select<ExportStatus>
          label="Approval status"
          value={status}
          onChange={onStatus}
          options={statusOptions}
          disabled={running}
          keepMessageSpace
        />
      </div>
      <Stack direction="row" gap="3" justify="between" wrap paddingBottom="3">
        <Text tone="tertiary">
          Days of the timezone {businessTimezone}
          {masked ? '. Phone numbers come masked.' : ''}
        </Text>
        <Button type="submit" variant="solid" icon={Download} loading={running} loadingLabel="Exporting">
          Export
        </Button>
      </Stack>
    </form>
  );
}
