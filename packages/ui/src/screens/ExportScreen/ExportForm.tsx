import { type BusinessDate, businessTimezone, type DateRange } from '@lending-desk/domain/calendar';
import { type ExportStatus, exportStatuses } from '@lending-desk/domain/exports';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { Download } from 'lucide-react';
import type { ExportRun } from '../../exports/ExportProgress';
import { useExportRange } from '../../exports/useExportRange';
import { Button } from '../../primitives/Button';
import { DateRangeField, type DateRangeValue } from '../../primitives/DateField';
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
  /** Why the address names no range. @default it does, or none is given */
  rangeFault?: string | undefined;
  /** The status to export. */
  status: ExportStatus;
  onStatus: (status: ExportStatus) => void;
  /** The export, and how far it is. */
  run: ExportRun;
  /** Called with a valid range. */
  onExport: (range: DateRange) => void;
  /** The user has a view-only role: phone numbers are exported masked. @default false */
  masked?: boolean | undefined;
};

/** Date range, status and the Export button. The range is validated when the user leaves it or exports. */
export function ExportForm(props: ExportFormProps) {
  const { today, range, onRange, rangeFault, status, onStatus, run, onExport, masked } = props;
  const running = run.state === 'running';
  const { formProps, fieldProps } = useExportRange({ range, onRange, disabled: running, onSubmit: onExport });

  return (
    <form {...formProps} aria-label="What to export">
      <div className={fields}>
        <DateRangeField
          {...fieldProps}
          error={fieldProps.error ?? rangeFault}
          label="Started on"
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
