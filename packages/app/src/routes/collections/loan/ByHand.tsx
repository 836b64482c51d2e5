import {
  type ByHand as Kind,
  emptyReceipt,
  emptyReversal,
  isReceiptDraft,
  refundForm,
  reversalForm,
  reversibleLines,
  sameReceipt,
  wholeRefund,
} from '@lending-desk/domain/approvals';
import { readStanding, readTransactions } from '@lending-desk/domain/collections';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { zeroPaise } from '@lending-desk/domain/money';
import { ReceiptDialog } from '@lending-desk/ui/collections/ReceiptDialog';
import { RefundDialog } from '@lending-desk/ui/collections/RefundDialog';
import { ReversalDialog } from '@lending-desk/ui/collections/ReversalDialog';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useMemo } from 'react';
import { useToday } from '../../../calendar/useToday';
import { useDraftDialog } from '../../../drafts/useDraftDialog';
import {
  byHandForms,
  useAskReceipt,
  useAskRefund,
  useAskReversal,
  useAttachProof,
} from '../../../queries/byHand';

type Props = { detail: LoanDetail; onClose: () => void };

/** The dialog of what is asked for by hand, with its draft, which a reload keeps. */
export function ByHand({ kind, ...props }: Props & { kind: Kind }) {
  const Dialog = dialogs[kind];
  return <Dialog {...props} />;
}

const dialogs = { receipt: Receipt, reversal: Reversal, refund: Refund };

/** Says what the request waits for, and closes its dialog. */
function useAsked(onClose: () => void) {
  const { show } = useSnackbar();
  return {
    done: (status: string) => {
      show({ message: status });
      onClose();
    },
  };
}

function Receipt({ detail, onClose }: Props) {
  const { loanId } = detail.core;
  const today = useToday();
  const asked = useAsked(onClose);
  const write = useAskReceipt(loanId);
  const dialog = useDraftDialog({
    of: loanId,
    form: byHandForms.receipt,
    initial: emptyReceipt,
    fits: isReceiptDraft,
    same: sameReceipt,
    write,
    onClose,
  });
  const attach = useAttachProof(loanId);
  return (
    <ReceiptDialog
      {...dialog}
      open
      today={today}
      attach={attach}
      onSave={receipt => write.press(receipt, asked)}
    />
  );
}

function Reversal({ detail, onClose }: Props) {
  const { loanId } = detail.core;
  const asked = useAsked(onClose);
  const write = useAskReversal(loanId);
  const dialog = useDraftDialog({
    of: loanId,
    form: byHandForms.reversal,
    initial: emptyReversal,
    ...reversalForm,
    write,
    onClose,
  });
  const lines = useMemo(() => {
    const transactions = readTransactions(detail.raw);
    return transactions.state === 'ready' ? reversibleLines(transactions.value) : [];
  }, [detail.raw]);
  const attach = useAttachProof(loanId);
  return (
    <ReversalDialog {...dialog} open lines={lines} attach={attach} onSave={it => write.press(it, asked)} />
  );
}

function Refund({ detail, onClose }: Props) {
  const { loanId } = detail.core;
  const asked = useAsked(onClose);
  const write = useAskRefund(loanId);
  const standing = readStanding(detail.raw);
  const due = (standing.state === 'ready' && standing.value.refundsDue) || zeroPaise;
  const dialog = useDraftDialog({
    of: loanId,
    form: byHandForms.refund,
    initial: wholeRefund(due),
    ...refundForm,
    write,
    onClose,
  });
  return <RefundDialog {...dialog} open due={due} onSave={refund => write.press(refund, asked)} />;
}
