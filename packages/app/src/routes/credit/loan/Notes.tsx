import { can, type Comment, messages, type Viewer } from '@lending-desk/domain';
import { CommentsPanel } from '@lending-desk/ui/comments/CommentsPanel';
import type { RefObject } from 'react';
import { isText } from '../../../drafts/fits';
import { useDraft } from '../../../drafts/useDraft';
import { useSaveComment } from '../../../queries/comments';
import { useSession } from '../../../session/session';

type Props = {
  id: string;
  viewer: Viewer;
  comments: readonly Comment[];
  boxRef: RefObject<HTMLTextAreaElement | null>;
};

const sameText = (left: string, right: string) => left === right;

/** Comments/Notes of the loan with the box for a new one, whose text is kept until it is saved [CR-029 to CR-031]. */
export function Notes({ id, viewer, comments, boxRef }: Props) {
  const { draft, setDraft, clear } = useDraft({
    person: viewer.idString,
    loanId: id,
    form: 'comment',
    initial: '',
    fits: isText,
    same: sameText,
  });
  const { mutate: save, isPending, error, reset } = useSaveComment(id);
  const { status } = useSession();
  return (
    <CommentsPanel
      comments={comments}
      draft={draft}
      onDraft={text => {
        if (error) reset();
        setDraft(text);
      }}
      onSave={text => save(text, { onSuccess: clear })}
      save={
        isPending
          ? { state: 'saving' }
          : error && status !== 'expired'
            ? { state: 'failed', message: error.message }
            : { state: 'idle' }
      }
      whyNot={can(viewer, 'comment') ? undefined : messages.statusChange.viewerOnly}
      boxRef={boxRef}
    />
  );
}
