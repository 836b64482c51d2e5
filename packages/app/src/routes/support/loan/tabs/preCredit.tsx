import { can } from '@lending-desk/domain/access';
import { readyComments } from '@lending-desk/domain/comments';
import { messages } from '@lending-desk/domain/errors';
import { type PreCreditFeedback, readPreCreditFeedback } from '@lending-desk/domain/feedback';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { PreCreditFeedbackDialog } from '@lending-desk/ui/feedback/PreCreditFeedbackDialog';
import { PreCreditFeedbackTab } from '@lending-desk/ui/feedback/PreCreditFeedbackTab';
import { useCallback, useMemo, useState } from 'react';
import { useToday } from '../../../../calendar/useToday';
import { useDraftDialog } from '../../../../drafts/useDraftDialog';
import type { LoanTabProps } from '../../../../loan/registry';
import { feedbackForm, useSaveFeedback } from '../../../../queries/feedback';

const isText = (value: unknown): value is string => typeof value === 'string';
const same = (left: string, right: string) => left === right;

/** Which dialog is open: for a new feedback, or for one that is edited. */
type Opened = { readonly edited: PreCreditFeedback | null };

/** Feedback of customer support before credit decides [CS-089]. */
export function Tab({ viewer, detail }: LoanTabProps) {
  const feedbacks = useMemo(() => readPreCreditFeedback(detail.feedbacks), [detail.feedbacks]);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <PreCreditFeedbackTab
        feedbacks={feedbacks}
        person={viewer.idString}
        onAdd={() => setOpened({ edited: null })}
        onEdit={useCallback((edited: PreCreditFeedback) => setOpened({ edited }), [])}
        whyNot={can(viewer, 'addPreCreditFeedback') ? undefined : messages.statusChange.viewerOnly}
      />
      {opened ? (
        <Feedback
          key={feedbackForm(opened.edited)}
          detail={detail}
          viewer={viewer}
          edited={opened.edited}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

type FeedbackProps = {
  detail: LoanDetail;
  viewer: LoanTabProps['viewer'];
  edited: PreCreditFeedback | null;
  onClose: () => void;
};

/** The dialog with its draft, which a reload keeps. */
function Feedback({ detail, viewer, edited, onClose }: FeedbackProps) {
  const { loanId } = detail.core;
  const ready = useReadyComments(detail);
  const save = useSaveFeedback(loanId, edited);
  const dialog = useDraftDialog({
    of: loanId,
    form: feedbackForm(edited),
    initial: edited?.feedback ?? '',
    fits: isText,
    same,
    textOf: text => text,
    write: save,
    onClose,
  });
  return (
    <PreCreditFeedbackDialog
      {...dialog}
      open
      mode={edited ? 'edit' : 'add'}
      author={viewer.fullName}
      readyComments={ready}
      mentions={`customerSupport/${loanId}`}
      onSave={text => save.press(text, { done: onClose })}
    />
  );
}

/** The ready-made comments about this loan, of today. */
function useReadyComments({ raw, core: { amountApplied } }: LoanDetail) {
  const today = useToday();
  const name = textAt(fieldsOf(raw['personalDetails']), 'fullName');
  return useMemo(() => readyComments({ name, amount: amountApplied, today }), [name, amountApplied, today]);
}
