import { can } from '@lending-desk/domain/access';
import {
  asksPromise,
  type CommentRequest,
  type DeskComment,
  draftOfComment,
  emptyComment,
  isCommentDraft,
  openPromiseText,
  readDeskComments,
  readStanding,
  sameComment,
} from '@lending-desk/domain/collections';
import { readyComments } from '@lending-desk/domain/comments';
import { messages } from '@lending-desk/domain/errors';
import type { LoanDetail } from '@lending-desk/domain/loan';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { DeskCommentDialog } from '@lending-desk/ui/collections/DeskCommentDialog';
import { DeskCommentsTab } from '@lending-desk/ui/collections/DeskCommentsTab';
import { useMemo, useState } from 'react';
import { useToday } from '../../../../calendar/useToday';
import { useDraftDialog } from '../../../../drafts/useDraftDialog';
import type { LoanTabProps } from '../../../../loan/registry';
import { deskCommentForm, useSaveDeskComment } from '../../../../queries/collections';
import { useInAddress } from '../useInAddress';

/** The comments of collections [CO-088 to CO-094]. */
export function Tab({ viewer, detail }: LoanTabProps) {
  const comments = useMemo(() => readDeskComments(detail.feedbacks), [detail.feedbacks]);
  // That a new one is written stands in the address, where a key of the loan puts it.
  const [adding, setAdding] = useInAddress('comment', ['new']);
  const [edited, setEdited] = useState<DeskComment | null>(null);
  const whyNot = can(viewer, 'commentOnCollections') ? undefined : messages.statusChange.viewerOnly;
  return (
    <>
      <DeskCommentsTab
        comments={comments}
        onAdd={() => setAdding('new')}
        onEdit={setEdited}
        whyNot={whyNot}
      />
      {edited !== null || (adding !== null && whyNot === undefined) ? (
        <Comment
          key={deskCommentForm(edited)}
          detail={detail}
          edited={edited}
          stored={
            comments.state === 'ready'
              ? comments.value.find(({ index }) => index === edited?.index)
              : undefined
          }
          onClose={() => {
            setEdited(null);
            if (adding !== null) setAdding(null);
          }}
        />
      ) : null}
    </>
  );
}

type CommentProps = {
  detail: LoanDetail;
  edited: DeskComment | null;
  /** The one that is edited, as it is by now. */
  stored: DeskComment | undefined;
  onClose: () => void;
};

/** The dialog with its draft, which a reload keeps. */
function Comment({ detail, edited, stored, onClose }: CommentProps) {
  const { loanId } = detail.core;
  const ready = useReadyComments(detail);
  const today = useToday();
  // As it was when the dialog opened: what is open later may be the promise whose answer did not arrive.
  const [noPromise] = useState(() => whyNoPromise(detail));
  const save = useSaveDeskComment(loanId, edited, comment => changesPromise(comment, edited));
  const dialog = useDraftDialog({
    of: loanId,
    form: deskCommentForm(edited),
    initial: edited ? draftOfComment(edited) : emptyComment,
    fits: isCommentDraft,
    same: sameComment,
    textOf: draft => draft.collectionsFeedback,
    write: save,
    onClose,
  });
  return (
    <DeskCommentDialog
      {...dialog}
      open
      meanwhile={
        // While it is saved, what is stored becomes what stands here.
        edited && stored && !save.pending && !sameComment(draftOfComment(edited), draftOfComment(stored))
          ? stored
          : undefined
      }
      edited={edited && { author: edited.userName, at: edited.at, disposition: edited.disposition }}
      today={today}
      whyNoPromise={noPromise}
      readyComments={ready}
      mentions={`collections/${loanId}`}
      onSave={comment => save.press(comment, { done: onClose })}
    />
  );
}

function whyNoPromise({ raw }: LoanDetail): string | null {
  const standing = readStanding(raw);
  const promise = standing.state === 'ready' ? standing.value.promise : null;
  return promise?.state === 'open' ? openPromiseText(promise) : null;
}

/** Whether a saved comment has made a promise, or taken one back. */
const changesPromise = ({ dispositionCode }: CommentRequest, edited: DeskComment | null) =>
  asksPromise(dispositionCode, edited?.disposition ?? null) ||
  (edited !== null && asksPromise(edited.disposition, dispositionCode));

/** The ready-made comments about this loan, of today. */
function useReadyComments({ raw, core: { amountApplied } }: LoanDetail) {
  const today = useToday();
  const name = textAt(fieldsOf(raw['personalDetails']), 'fullName');
  return useMemo(() => readyComments({ name, amount: amountApplied, today }), [name, amountApplied, today]);
}
