import {
  approvalStatusLabel,
  dateRange,
  type ExportStatus,
  exportStatuses,
  exportTimezone,
  messages,
} from '@lending-desk/domain';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/Button';
import { DateRangeField } from '../../primitives/DateField';
import { Select } from '../../primitives/Select';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { fields } from './ExportScreen.css';
import type { ExportScreenProps } from './ExportScreen';

const statusOptions = exportStatuses.map(value => ({
  value,
  label: value === 'ALL' ? 'All' : approvalStatusLabel(value),
  hint: value,
}));

type ExportFormProps = Pick<
  ExportScreenProps,
  'today' | 'range' | 'onRange' | 'status' | 'onStatus' | 'run' | 'onExport' | 'masked'
>;

/** Days and status, and the button that begins. A range is judged when the reader leaves it or exports. */
export function ExportForm(props: ExportFormProps) {
  const { today, range, onRange, status, onStatus, run, onExport, masked } = props;
  const [judged, setJudged] = useState(false);
  // A text that is no date counts as none picked; alone beside a date it must not pass for one day.
  const [halfTyped, setHalfTyped] = useState(false);
  const verdict = dateRange(range.start, range.end);
  const fault = verdict.ok ? (halfTyped ? messages.dateRange.select : null) : verdict.message;
  const running = run.state === 'running';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running) return;
    const typed = new FormData(event.currentTarget);
    const unread =
      (range.start === null && typed.get('daysStart') !== '') ||
      (range.end === null && typed.get('daysEnd') !== '');
    setHalfTyped(unread);
    setJudged(true);
    if (verdict.ok && !unread) onExport(verdict.range);
    else event.currentTarget.querySelector<HTMLInputElement>('input[name=daysStart]')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate aria-label="What to export">
      <div className={fields}>
        <DateRangeField
          label="Started on"
          name="days"
          value={range}
          onChange={next => {
            setHalfTyped(false);
            onRange(next);
          }}
          onBlur={() => setJudged(range.start !== null || range.end !== null)}
          today={today}
          error={judged ? fault : null}
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
          Days of the timezone {exportTimezone}
          {masked ? '. Phone numbers come masked.' : ''}
        </Text>
        <Button type="submit" variant="solid" icon={Download} loading={running} loadingLabel="Exporting">
          Export
        </Button>
      </Stack>
    </form>
  );
}
