import { can, type Viewer } from '@lending-desk/domain/access';
import type { Comment } from '@lending-desk/domain/comments';
import { messages } from '@lending-desk/domain/errors';
import { CommentsPanel } from '@lending-desk/ui/comments/CommentsPanel';
import type { RefObject } from 'react';
import { isText } from '../../../drafts/fits';
import { useDraft } from '../../../drafts/useDraft';
import { runOf } from '../../../http/runOf';
import { useSaveComment } from '../../../queries/comments';
import { useSession } from '../../../session/session';
import { OtherDraft } from './OtherDraft';

type Props = {
  loanId: number;
  viewer: Viewer;
  comments: readonly Comment[];
  boxRef: RefObject<HTMLTextAreaElement | null>;
};

/** Comments/Notes of the loan with the box for a new one, whose text is kept until it is saved [CR-029 to CR-031]. */
export function Notes({ loanId, viewer, comments, boxRef }: Props) {
  const { draft, setDraft, other } = useDraft({
    person: viewer.idString,
    of: loanId,
    form: 'comment',
    initial: '',
    fits: isText,
    same: Object.is,
  });
  const { press: save, pending, error, reset } = useSaveComment(loanId);
  const { status } = useSession();
  return (
    <CommentsPanel
      comments={comments}
      draft={draft}
      onDraft={text => {
        if (error) reset();
        setDraft(text);
      }}
      onSave={save}
      save={runOf({ pending, error: status === 'expired' ? null : error })}
      whyNot={can(viewer, 'comment') ? undefined : messages.statusChange.viewerOnly}
      boxRef={boxRef}
      mentions={`credit/${loanId}`}
      notice={other ? <OtherDraft {...other} text={other.value} /> : undefined}
    />
  );
}
