import type { ReadyComment } from '@lending-desk/domain/comments';
import { feedbackVerdict } from '@lending-desk/domain/feedback';
import { DraftDialog, type DraftDialogProps } from '../../primitives/Drafts';
import { ReadyCommentArea } from '../../primitives/ReadyCommentArea';

/** The values are the text alone: empty, or the feedback that is edited; it is saved trimmed. */
export type PreCreditFeedbackDialogProps = DraftDialogProps<string, string> & {
  /** Whether feedback is added or an earlier one is edited. */
  mode: 'add' | 'edit';
  /** Full name of who is signed in: the author of the feedback [CS-094]. */
  author: string;
  /** Offered with '/', filled in. */
  readyComments: readonly ReadyComment[];
  /** The loan, as `TextArea` takes it. @default nobody is mentioned */
  mentions?: string | undefined;
};

/** Adds or edits a pre-credit feedback [CS-089 to CS-091]. */
export function PreCreditFeedbackDialog(props: PreCreditFeedbackDialogProps) {
  const { mode, author, readyComments, mentions, initial, draft, onDraft, onSave, ...dialog } = props;
  return (
    <DraftDialog
      {...dialog}
      initial={{ feedback: initial }}
      draft={{ feedback: draft }}
      onDraft={({ feedback }) => onDraft(feedback)}
      onSave={({ feedback }: { feedback: string }) => onSave(feedback)}
      title={mode === 'add' ? 'Add Pre Credit Feedback' : 'Edit Pre Credit Feedback'}
      description={`By ${author}`}
      action={mode === 'add' ? 'Add' : 'Save'}
      validate={values => feedbackVerdict(mode, values)}
    >
      {({ field, submit }) => (
        <ReadyCommentArea
          {...field('feedback')}
          comments={readyComments}
          mentions={mentions}
          label={mode === 'add' ? 'Feedback' : 'Comment'}
          required
          counter={4000}
          onSubmit={submit}
        />
      )}
    </DraftDialog>
  );
}
