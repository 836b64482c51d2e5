import {
  type BusinessDate,
  businessTimezone,
  type DateRange,
  dateRange,
} from '@lending-desk/domain/calendar';
import { parseLoanIds } from '@lending-desk/domain/exports';
import { Download } from 'lucide-react';
import type { ExportRun } from '../../exports/ExportProgress';
import { useExportRange } from '../../exports/useExportRange';
import { Button } from '../../primitives/Button';
import { DateRangeField, type DateRangeValue } from '../../primitives/DateField';
import { useForm } from '../../primitives/Form';
import { Segmented } from '../../primitives/Segmented';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { TextArea } from '../../primitives/TextArea';
import { foot, mode as modeClass } from './ExportLoansScreen.css';

/** What selects the loans: their ids, or the days they started on. */
export type ExportMode = 'ids' | 'range';

export type ExportLoansFormProps = {
  /** Whether loans are exported by their ids or by days. */
  mode: ExportMode;
  /** Called with the other way to export. */
  onMode: (mode: ExportMode) => void;
  /** The loan ids as they are typed. */
  ids: string;
  /** Called with the typed ids on each change. */
  onIds: (ids: string) => void;
  /** Today's business date, marked in the calendar. */
  today: BusinessDate;
  range: DateRangeValue;
  onRange: (range: DateRangeValue) => void;
  /** Why the address names no range. @default it does, or none is given */
  rangeFault?: string | undefined;
  /** The export, and how far it is. */
  run: ExportRun;
  /** Called with the ids, each once. */
  onExportIds: (ids: readonly number[]) => void;
  /** Called with a valid range. */
  onExportRange: (range: DateRange) => void;
  /** The user has a view-only role: phone numbers are exported masked. @default false */
  masked?: boolean | undefined;
};

const modes = [
  { value: 'ids', label: 'Loan ids' },
  { value: 'range', label: 'Date range' },
] as const;

/** The choice between both modes, and the form of the chosen one. */
export function ExportLoansForm(props: ExportLoansFormProps) {
  return (
    <>
      <div className={modeClass}>
        <Segmented<ExportMode>
          label="Export by"
          options={modes}
          value={props.mode}
          onChange={props.onMode}
          disabled={props.run.state === 'running'}
        />
      </div>
      {props.mode === 'ids' ? <ByIds {...props} /> : <ByRange {...props} />}
    </>
  );
}

function countText(ids: string): string {
  const verdict = parseLoanIds(ids);
  if (!verdict.ok) return 'Separated by commas, spaces or line breaks';
  return verdict.ids.length === 1 ? '1 loan id' : `${verdict.ids.length} loan ids`;
}

function ByIds({ ids, onIds, run, onExportIds, masked }: ExportLoansFormProps) {
  const running = run.state === 'running';
  const form = useForm({
    initial: { ids },
    draft: { values: { ids }, onChange: values => onIds(values.ids) },
    validate: values => {
      const verdict = parseLoanIds(values.ids);
      return verdict.ok ? { ok: true, output: verdict.ids } : { ok: false, faults: { ids: verdict.message } };
    },
    showErrors: 'submitted',
    disabled: running,
    onSubmit: onExportIds,
  });
  return (
    <form {...form.props} aria-label="Export by loan ids">
      <TextArea
        {...form.field('ids')}
        label="Loan ids"
        placeholder="100214, 100377"
        helper={countText(ids)}
        disabled={running}
        required
        keepMessageSpace
      />
      <Foot running={running} note={masked ? maskedNote : ''} download />
    </form>
  );
}

function ByRange({ today, range, onRange, rangeFault, run, onExportRange, masked }: ExportLoansFormProps) {
  const running = run.state === 'running';
  const { formProps, fieldProps, valid } = useExportRange({
    range,
    onRange,
    disabled: running,
    onSubmit: onExportRange,
  });
  return (
    <form {...formProps} aria-label="Export by date range">
      <DateRangeField
        {...fieldProps}
        // Both ends are chosen, so that there is nothing to wait for: the missing button needs its reason.
        error={fieldProps.error ?? rangeFault ?? reversed(range)}
        label="Started on"
        today={today}
        disabled={running}
        required
        keepMessageSpace
      />
      <Foot
        running={running}
        note={`Days of the timezone ${businessTimezone}. ${masked ? maskedNote : ''}`}
        download={valid}
      />
    </form>
  );
}

const maskedNote = 'Phone numbers come masked.';

function reversed({ start, end }: DateRangeValue): string | undefined {
  if (start === null || end === null) return undefined;
  const verdict = dateRange(start, end);
  return verdict.ok ? undefined : verdict.message;
}

/** The note and, where there is something to download, the button. */
function Foot({ running, note, download }: { running: boolean; note: string; download: boolean }) {
  return (
    <div className={foot}>
      <Stack direction="row" gap="3" justify="between" wrap paddingBottom="3">
        <Text tone="tertiary">{note.trim()}</Text>
        {download ? (
          <Button type="submit" variant="solid" icon={Download} loading={running} loadingLabel="Downloading">
            Download
          </Button>
        ) : null}
      </Stack>
    </div>
  );
}
