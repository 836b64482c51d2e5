import {
  type VasAnswers,
  vasAnswerLabel,
  vasChoices,
  type VasDraft,
  vasQuestions,
  vasQuestionTexts,
  vasVerdict,
} from '@lending-desk/domain/vas';
import { type DraftDialogProps, QuestionsDialog } from '../../primitives/Drafts';

export type VasFeedbackDialogProps = DraftDialogProps<VasDraft, VasAnswers> & {
  /** Whether the person has already given feedback on this loan, which is then edited. */
  mode: 'add' | 'edit';
  /** Whose loan it is: 'Kavya Raghunathan, loan 300001'. */
  about: string;
};

const questions = vasQuestions.map(name => ({
  name,
  asks: vasQuestionTexts[name].asks,
  options: vasChoices[name].map(value => ({ value, label: vasAnswerLabel(value) })),
}));

/** Adds or edits a VAS feedback: five questions and a message, persistent and 800 px wide [VA-009, VA-010]; all five
 *  have to be answered [VA-011]. */
export function VasFeedbackDialog({ mode, about, ...dialog }: VasFeedbackDialogProps) {
  return (
    <QuestionsDialog
      {...dialog}
      title={mode === 'add' ? 'Add New VAS Feedback' : 'Edit VAS Feedback'}
      description={about}
      action={mode === 'add' ? 'Add' : 'Save'}
      validate={vasVerdict}
      questions={questions}
      message={{ name: 'vasFeedback', label: 'Feedback Message' }}
    />
  );
}
