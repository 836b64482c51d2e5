import {
  longestReason,
  type ReversalDraft,
  type ReversalRequest,
  reversalVerdict,
  turnedParts,
} from '@lending-desk/domain/approvals';
import { formatDate } from '@lending-desk/domain/calendar';
import type { TransactionLine } from '@lending-desk/domain/collections';
import { useCallback } from 'react';
import { DraftDialog, type DraftDialogProps } from '../../primitives/Drafts';
import { KeyValue } from '../../primitives/KeyValue';
import { Select } from '../../primitives/Select';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import { exactly, sourceWords, withPaise } from '../amounts';
import { AttachmentField, type AttachmentFieldProps } from '../AttachmentField';

export type ReversalDialogProps = DraftDialogProps<ReversalDraft, ReversalRequest> & {
  /** Uploads what is attached. */
  attach: AttachmentFieldProps['attach'];
  /** What can be reversed, the latest booking first. */
  lines: readonly TransactionLine[];
};

/** A payment in one line: 'Manual payment, Rs. 9,000, 10 Nov 2026'. */
const inOneLine = ({ paymentSource, amountPaid, paymentDate }: TransactionLine): string =>
  `${sourceWords(paymentSource) ?? 'Payment'}, ${exactly(amountPaid)}, ${formatDate(paymentDate)}`;

/** Asks that a whole payment or waiver be turned round, which waits for another person (M26, M29, M36). */
export function ReversalDialog({ lines, attach, ...dialog }: ReversalDialogProps) {
  return (
    <DraftDialog
      {...dialog}
      title="Reverse"
      description="A payment or waiver is reversed whole, once another person approves it."
      width="lg"
      action="Ask for Approval"
      validate={useCallback((draft: ReversalDraft) => reversalVerdict(draft, lines), [lines])}
    >
      {({ field, submit }) => {
        const payment = field('paymentId');
        const reference = field('reference');
        const chosen = lines.find(({ paymentId }) => paymentId === payment.value);
        return (
          <>
            <Select
              {...payment}
              value={payment.value === '' ? null : payment.value}
              label="Payment"
              required
              options={lines.map(line => ({
                value: line.paymentId ?? '',
                label: inOneLine(line),
                hint: line.paymentReferenceId ?? line.paymentId ?? undefined,
              }))}
            />
            {chosen ? <TurnedRound line={chosen} /> : null}
            <TextField
              {...reference}
              value={reference.value ?? ''}
              label="Reference"
              helper="The bank’s, of the money that went back"
            />
            <AttachmentField {...field('attachment')} attach={attach} />
            <TextArea
              {...field('reason')}
              label="Reason"
              required
              counter={longestReason}
              onSubmit={submit}
            />
          </>
        );
      }}
    </DraftDialog>
  );
}

/** What is owed again, and what stops being held. */
function TurnedRound({ line }: { line: TransactionLine }) {
  const { wentTo, amountPaid } = line;
  return (
    <Stack gap="2">
      <div role="group" aria-label="What is turned round">
        <KeyValue
          items={[
            { label: 'Turned round', value: withPaise(amountPaid) },
            ...turnedParts(line).map(({ label, amount }) => ({ label, value: withPaise(amount) })),
            ...(wentTo ? [{ label: 'Went to', value: wentTo }] : []),
          ]}
        />
      </div>
      <Text size="caption" tone="secondary">
        What it paid is owed again, and penal interest of the days since is worked out anew. Other payments
        stay where they are.
      </Text>
    </Stack>
  );
}
