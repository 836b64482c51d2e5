import { feedbackVerdict } from '@lending-desk/domain/feedback';
import type { ReadyComment } from '@lending-desk/domain/comments';
import type { ReactNode } from 'react';
import { ReadyCommentArea } from '../../primitives/ReadyCommentArea';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { Stack } from '../../primitives/Stack';

export type PreCreditFeedbackDialogProps = {
  open: boolean;
  mode: 'add' | 'edit';
  /** Full name of who is signed in: the author of the feedback [CS-094]. */
  author: string;
  /** The text before anything is typed: empty, or the feedback that is edited. */
  initial: string;
  /** The text as it is; the parent keeps it on the device. */
  draft: string;
  onDraft: (draft: string) => void;
  /** Offered with '/', filled in. */
  readyComments: readonly ReadyComment[];
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the save, with the server's message when it was refused. */
  save: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
  /** Called with a text that is not blank, trimmed. */
  onSave: (feedback: string) => void;
  /** Closes it; what was typed was discarded before. */
  onClose: () => void;
  /** A notice above the text. @default none */
  notice?: ReactNode;
};

/** Adds or edits a pre-credit feedback [CS-089 to CS-091]. */
export function PreCreditFeedbackDialog(props: PreCreditFeedbackDialogProps) {
  const { open, mode, author, initial, draft, onDraft, draftNote, save, onSave, onClose, notice } = props;
  const running = save.state === 'running';
  const form = useForm({
    initial: { feedback: initial },
    beginsWith: open,
    draft: { values: { feedback: draft }, onChange: ({ feedback }) => onDraft(feedback) },
    validate: values => feedbackVerdict(mode, values),
    showErrors: 'submitted',
    disabled: running,
    onSubmit: ({ feedback }) => onSave(feedback),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      title={mode === 'add' ? 'Add Pre Credit Feedback' : 'Edit Pre Credit Feedback'}
      description={`By ${author}`}
      persistent
      dirty={form.changed}
      closable={!running}
      onSubmit={form.submit}
      footerNote={draftNote}
      footer={
        <Button type="submit" variant="solid" loading={running} loadingLabel="Saving">
          {mode === 'add' ? 'Add' : 'Save'}
        </Button>
      }
    >
      <Stack gap="4" ref={form.ref}>
        {notice}
        <ReadyCommentArea
          {...form.field('feedback')}
          comments={props.readyComments}
          label={mode === 'add' ? 'Feedback' : 'Comment'}
          required
          counter={4000}
          disabled={running}
          onSubmit={form.submit}
        />
        {save.state === 'failed' && save.message ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Dialog>
  );
}
