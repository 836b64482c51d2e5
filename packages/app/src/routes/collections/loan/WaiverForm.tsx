import { emptyWaiver, isWaiverDraft, readStanding, sameWaiver } from '@lending-desk/domain/collections';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { WaiverDialog } from '@lending-desk/ui/collections/WaiverDialog';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useToday } from '../../../calendar/useToday';
import { useDraftDialog } from '../../../drafts/useDraftDialog';
import { useAddWaiver, waiverForm } from '../../../queries/waiver';

type Props = { detail: LoanDetail; onClose: () => void };

/** The dialog for a waiver with its draft, which a reload keeps [CO-063 to CO-069]. */
export function WaiverForm({ detail, onClose }: Props) {
  const { loanId } = detail.core;
  const today = useToday();
  const { show } = useSnackbar();
  const standing = readStanding(detail.raw);
  const save = useAddWaiver(loanId);
  const dialog = useDraftDialog({
    of: loanId,
    form: waiverForm,
    initial: emptyWaiver,
    fits: isWaiverDraft,
    same: sameWaiver,
    write: save,
    onClose,
  });
  return (
    <WaiverDialog
      {...dialog}
      open
      today={today}
      waivable={standing.state === 'ready' ? standing.value.waivable : null}
      onSave={waiver =>
        save.press(waiver, {
          done: ({ status }) => {
            show({ message: status });
            onClose();
          },
        })
      }
    />
  );
}
