import {
  callAnswerLabel,
  type CallAnswers,
  callChoices,
  type CallFeedbackDraft,
  callFeedbackVerdict,
  callQuestions,
  callQuestionTexts,
} from '@lending-desk/domain/calls';
import { type DraftDialogProps, QuestionsDialog } from '../../primitives/Drafts';

export type CallFeedbackDialogProps = DraftDialogProps<CallFeedbackDraft, CallAnswers> & {
  /** Which call it is: 'Call of 20 Nov 2026, 04:12 pm'. */
  about: string;
  /** Whether the person has rated the call before. */
  replaces: boolean;
};

const questions = callQuestions.map(name => ({
  name,
  asks: callQuestionTexts[name].asks,
  options: callChoices[name].map(value => ({ value, label: callAnswerLabel(value) })),
}));

/** Rates a call: five questions, all to be answered [SH-084], and an optional message [CS-081, SH-085]. The person's
 *  own rating is replaced [CS-082]. */
export function CallFeedbackDialog({ about, replaces, ...dialog }: CallFeedbackDialogProps) {
  return (
    <QuestionsDialog
      {...dialog}
      title="Add Call Feedback"
      description={replaces ? `${about}. You have rated it before: saving replaces your rating.` : about}
      action={replaces ? 'Replace Feedback' : 'Add Feedback'}
      validate={callFeedbackVerdict}
      questions={questions}
      message={{ name: 'feedback', label: 'Feedback message' }}
    />
  );
}
