import {
  handSources,
  longestReason,
  type ReceiptDraft,
  type ReceiptRequest,
  receiptVerdict,
} from '@lending-desk/domain/approvals';
import { addDays, type BusinessDate } from '@lending-desk/domain/calendar';
import { codeWords } from '@lending-desk/domain/loose';
import { useCallback } from 'react';
import { DateField } from '../../primitives/DateField';
import { DraftDialog, type DraftDialogProps } from '../../primitives/Drafts';
import { RadioCards } from '../../primitives/RadioCards';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import { AttachmentField, type AttachmentFieldProps } from '../AttachmentField';

export type ReceiptDialogProps = DraftDialogProps<ReceiptDraft, ReceiptRequest> & {
  /** Uploads what is attached. */
  attach: AttachmentFieldProps['attach'];
  today: BusinessDate;
};

const sourceOptions = handSources.map((value: string) => ({ value, label: codeWords(value) }));

/** Asks that money which came outside links and debits be booked, which waits for another person (M24, M36). */
export function ReceiptDialog({ today, attach, ...dialog }: ReceiptDialogProps) {
  return (
    <DraftDialog
      {...dialog}
      title="Record Receipt"
      description="Money that came to the bank or in cash. It is booked once another person approves it."
      width="lg"
      action="Ask for Approval"
      validate={useCallback((draft: ReceiptDraft) => receiptVerdict(draft, today), [today])}
    >
      {({ field, submit }) => {
        const source = field('source');
        return (
          <>
            <TextField {...field('amount')} label="Amount" required inputMode="decimal" prefix="Rs." />
            <DateField
              {...field('date')}
              label="Received on"
              required
              today={today}
              min={addDays(today, -30)}
              max={today}
            />
            <RadioCards
              {...source}
              value={source.value === '' ? null : source.value}
              label="Source"
              required
              options={sourceOptions}
            />
            <TextField
              {...field('reference')}
              label="Reference"
              helper="The UTR of the bank, or the number of the cash receipt"
              required
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
