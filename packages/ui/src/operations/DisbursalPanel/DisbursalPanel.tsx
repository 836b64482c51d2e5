import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import { verdictBySchema } from '@lending-desk/domain/form';
import { type DisbursalForm, disbursalForm } from '@lending-desk/domain/operations';
import { useState } from 'react';
import type * as v from 'valibot';
import { Button } from '../../primitives/Button';
import { DateField } from '../../primitives/DateField';
import { ConfirmDialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { TextField } from '../../primitives/TextField';
import type { Done, Run } from '../../primitives/States';

/** The disbursal as it is sent. */
export type Disbursal = v.InferOutput<typeof disbursalForm>;

/** How the last disbursal stands. */
export type DisbursalRun = Run | Done<{ message: string }>;

export type DisbursalPanelProps = {
  today: BusinessDate;
  /** The disbursal, and how far it is. */
  run: DisbursalRun;
  /** `done` clears the form. */
  onDisburse: (disbursal: Disbursal, done: () => void) => void;
};

const empty: DisbursalForm = { loanId: '', on: null, reference: '' };

/** Books that an approved loan was paid out: its account begins (M10). */
export function DisbursalPanel({ today, run, onDisburse }: DisbursalPanelProps) {
  const [asking, setAsking] = useState<Disbursal | null>(null);
  const form = useForm({
    initial: empty,
    validate: values => verdictBySchema(disbursalForm, values),
    onSubmit: setAsking,
  });
  const running = run.state === 'running';
  return (
    <Panel title="Disburse a loan">
      <form {...form.props} aria-label="Disburse a loan">
        <Stack direction="row" gap="3" wrap align="start">
          <TextField {...form.field('loanId')} label="Loan id" mono required />
          <DateField {...form.field('on')} label="Paid out on" today={today} max={today} required />
          <TextField {...form.field('reference')} label="Bank reference (UTR)" mono required />
          <Button type="submit" loading={running} loadingLabel="Disbursing…">
            Disburse Loan
          </Button>
        </Stack>
        <StatusLine state={run.state}>
          {run.state === 'done' || run.state === 'failed' ? run.message : ''}
        </StatusLine>
      </form>
      {asking === null ? null : (
        <ConfirmDialog
          open
          title="Disburse this loan?"
          body="Its account begins with this payment, and its EMIs fall due from here on. It cannot be undone."
          facts={[
            { label: 'Loan', value: String(asking.loanId), mono: true },
            { label: 'Paid out on', value: formatDate(asking.on) },
            { label: 'Bank reference', value: asking.reference, mono: true },
          ]}
          confirmLabel="Disburse Loan"
          onConfirm={() => {
            setAsking(null);
            onDisburse(asking, () => form.change(empty));
          }}
          onCancel={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}
