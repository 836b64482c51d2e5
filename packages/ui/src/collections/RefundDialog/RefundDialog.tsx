import {
  longestReason,
  type RefundDraft,
  type RefundRequest,
  refundVerdict,
} from '@lending-desk/domain/approvals';
import type { Paise } from '@lending-desk/domain/money';
import { useCallback } from 'react';
import { DraftDialog, type DraftDialogProps } from '../../primitives/Drafts';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import { withPaise } from '../amounts';

export type RefundDialogProps = DraftDialogProps<RefundDraft, RefundRequest> & {
  /** What is due back to the customer. */
  due: Paise;
};

/** Asks that money due back be paid out, which waits for another person (M33, M36). */
export function RefundDialog({ due, ...dialog }: RefundDialogProps) {
  return (
    <DraftDialog
      {...dialog}
      title="Refund"
      description="Money held beyond the closing total, and what came after it. It is paid out once another person approves it."
      width="md"
      action="Ask for Approval"
      validate={useCallback((draft: RefundDraft) => refundVerdict(draft, due), [due])}
    >
      {({ field, submit }) => (
        <>
          <TextField
            {...field('amount')}
            label="Amount"
            required
            inputMode="decimal"
            prefix="Rs."
            helper={`Due back ${withPaise(due)}`}
          />
          <TextArea {...field('reason')} label="Reason" required counter={longestReason} onSubmit={submit} />
        </>
      )}
    </DraftDialog>
  );
}
