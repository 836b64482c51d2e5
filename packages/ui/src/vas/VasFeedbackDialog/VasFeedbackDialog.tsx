import {
  type VasAnswers,
  vasAnswerLabel,
  vasChoices,
  type VasDraft,
  vasQuestions,
  vasQuestionTexts,
  vasVerdict,
} from '@lending-desk/domain/vas';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { useForm } from '../../primitives/Form';
import { RadioCards } from '../../primitives/RadioCards';
import { Stack } from '../../primitives/Stack';
import { TextArea } from '../../primitives/TextArea';

export type VasFeedbackDialogProps = {
  open: boolean;
  /** Whether the person has already given feedback on this loan, which is then edited. */
  mode: 'add' | 'edit';
  /** Whose loan it is: 'Kavya Raghunathan, loan 300001'. */
  about: string;
  /** The form before anything is typed: empty, or the person's own feedback. */
  initial: VasDraft;
  /** The form as it is; the parent keeps it on the device. */
  draft: VasDraft;
  onDraft: (draft: VasDraft) => void;
  /** 'Draft saved 10:42 am'. @default none */
  draftNote?: string | undefined;
  /** State of the save, with the server's message when it was refused. */
  save: { state: 'idle' | 'running' | 'failed'; message?: string | undefined };
  /** Called with all five answers given [VA-011]. */
  onSave: (answers: VasAnswers) => void;
  /** Closes it; what was typed was discarded before. */
  onClose: () => void;
  /** A notice above the questions. @default none */
  notice?: ReactNode;
};

/** Adds or edits a VAS feedback: five questions and a message, persistent and 800 px wide [VA-009, VA-010]. */
export function VasFeedbackDialog(props: VasFeedbackDialogProps) {
  const { open, mode, about, initial, draft, onDraft, draftNote, save, onSave, onClose, notice } = props;
  const running = save.state === 'running';
  const form = useForm({
    initial,
    beginsWith: open,
    draft: { values: draft, onChange: onDraft },
    validate: vasVerdict,
    showErrors: 'submitted',
    disabled: running,
    onSubmit: onSave,
  });
  const answered = vasQuestions.filter(question => draft[question] !== '').length;

  return (
    <Dialog
      open={open}
      onOpenChange={next => {
        if (!next) onClose();
      }}
      title={mode === 'add' ? 'Add New VAS Feedback' : 'Edit VAS Feedback'}
      description={about}
      meta={`${answered} of ${vasQuestions.length} answered`}
      width="xl"
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
        {vasQuestions.map(question => {
          const choices: readonly string[] = vasChoices[question];
          const { value, ...field } = form.field(question);
          return (
            <RadioCards<string>
              {...field}
              key={question}
              label={vasQuestionTexts[question].asks}
              appearance="plain"
              required
              disabled={running}
              value={value === '' ? null : value}
              options={choices.map(choice => ({ value: choice, label: vasAnswerLabel(choice) }))}
            />
          );
        })}
        <TextArea
          {...form.field('vasFeedback')}
          label="Feedback Message"
          counter={4000}
          disabled={running}
          onSubmit={form.submit}
        />
        {save.state === 'failed' && save.message ? <Banner tone="reject" title={save.message} live /> : null}
      </Stack>
    </Dialog>
  );
}
