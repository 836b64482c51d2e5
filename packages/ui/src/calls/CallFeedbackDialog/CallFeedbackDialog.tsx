import {
  callAnswerLabel,
  type CallAnswers,
  callChoices,
  type CallFeedbackDraft,
  callFeedbackVerdict,
  callQuestions,
  callQuestionTexts,
} from '@lending-desk/domain/calls';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { RadioCards } from '../../primitives/RadioCards';
import { Stack } from '../../primitives/Stack';
import { TextArea } from '../../primitives/TextArea';

export type CallFeedbackDialogProps = {
  open: boolean;
  /** Which call it is: 'Call of 20 Nov 2026, 04:12 pm'. */
  about: string;
  /** The form before anything is typed: empty, or the person's own rating, which is replaced [CS-082]. */
  initial: CallFeedbackDraft;
  /** Whether the person has rated the call before. */
  replaces: boolean;
  /** The form as it is; the parent keeps it on the device. */
  draft: CallFeedbackDraft;
  onDraft: (draft: CallFeedbackDraft) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the save, with the server's message when it was refused. */
  save: { readonly state: 'idle' | 'running' | 'failed'; readonly message?: string | undefined };
  /** Called with all five answers given [SH-084]. */
  onSave: (answers: CallAnswers) => void;
  /** Closes it; what was typed was discarded before. */
  onClose: () => void;
  /** A notice above the questions. @default none */
  notice?: ReactNode;
};

/** Rates a call: five questions and an optional message [CS-081, SH-085]. */
export function CallFeedbackDialog(props: CallFeedbackDialogProps) {
  const { open, about, initial, replaces, draft, onDraft, draftNote, save, onSave, onClose, notice } = props;
  const running = save.state === 'running';
  const form = useForm({
    initial,
    beginsWith: open,
    draft: { values: draft, onChange: onDraft },
    validate: callFeedbackVerdict,
    showErrors: 'submitted',
    disabled: running,
    onSubmit: onSave,
  });
  const answered = callQuestions.filter(question => draft[question] !== '').length;

  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      title="Add Call Feedback"
      description={replaces ? `${about}. You have rated it before: saving replaces your rating.` : about}
      meta={`${answered} of ${callQuestions.length} answered`}
      width="xl"
      persistent
      dirty={form.changed}
      closable={!running}
      onSubmit={form.submit}
      footerNote={draftNote}
      footer={
        <Button type="submit" variant="solid" loading={running} loadingLabel="Saving">
          {replaces ? 'Replace Feedback' : 'Add Feedback'}
        </Button>
      }
    >
      <Stack gap="4" ref={form.ref}>
        {notice}
        {callQuestions.map(question => {
          const choices: readonly string[] = callChoices[question];
          const { value, ...field } = form.field(question);
          return (
            <RadioCards<string>
              {...field}
              key={question}
              label={callQuestionTexts[question].asks}
              appearance="plain"
              required
              disabled={running}
              value={value === '' ? null : value}
              options={choices.map(choice => ({ value: choice, label: callAnswerLabel(choice) }))}
            />
          );
        })}
        <TextArea
          {...form.field('feedback')}
          label="Feedback message"
          counter={4000}
          disabled={running}
          onSubmit={form.submit}
        />
        {save.state === 'failed' && save.message ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Dialog>
  );
}
