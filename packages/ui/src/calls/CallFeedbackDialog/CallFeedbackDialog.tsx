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
  /** The title as the desk's document has it, and 800 or 1000 px. @default 'Add Call Feedback', 800 px */
  title?: 'Add New Call Feedback' | undefined;
};

const questions = callQuestions.map(name => ({
  name,
  asks: callQuestionTexts[name].asks,
  options: callChoices[name].map(value => ({ value, label: callAnswerLabel(value) })),
}));

/** Rates a call: five questions, all to be answered [SH-084], and an optional message [CS-081, SH-085]. The person's
 *  own rating is replaced [CS-082]. */
export function CallFeedbackDialog({ about, replaces, title, ...dialog }: CallFeedbackDialogProps) {
  return (
    <QuestionsDialog
      {...dialog}
      title={title ?? 'Add Call Feedback'}
      width={title === undefined ? 'xl' : '3xl'}
      description={replaces ? `${about}. You have rated it before: saving replaces your rating.` : about}
      action={replaces ? 'Replace Feedback' : 'Add Feedback'}
      validate={callFeedbackVerdict}
      questions={questions}
      message={{ name: 'feedback', label: title === undefined ? 'Feedback message' : 'Feedback Message' }}
    />
  );
}
