import type { LoanDesk } from '@lending-desk/domain/access';
import type { CallWire, contract } from '@lending-desk/domain/contract';
import { loanAnswerWire, type LoanPart, tatSeconds, turnAroundDays } from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { callRecordingsOf } from '../calls/callsOfLoan';
import { pdFeedbackSection } from '../pd/feedbackList';
import { deskFields, type Asker, fieldsOfParts, maskForViewer } from './deskAnswer';
import type { StoredLoan } from './findLoan';
import { ledgerFields } from './ledgerFields';

type LoanReadAnswer = CallWire<typeof contract.loan.read>['data'];
type PartsAnswer = Extract<LoanReadAnswer, { readonly parts: readonly LoanPart[] }>;
export type LoanAnswer = Exclude<LoanReadAnswer, PartsAnswer>;

/** What the loan detail call answers under `data` (CR-026). Viewers get personal data masked. */
export function loanAnswer(stored: StoredLoan, context: Asker): LoanAnswer {
  const { row, sections, pdFeedback, calls } = stored;
  const { engine, ruleEngineResultAvailable, feedbacks, ...fields } = sections;
  const callRecordings = callRecordingsOf(fields['callRecordings'], calls);
  const data = {
    ...deskFields(fields, stored),
    ...ledgerFields(stored, 'credit', context.now),
    userIdString: row.customerId,
    // A decided loan keeps the figure from its decision.
    turnAroundDays:
      (row.decidedAt && fields['turnAroundDays']) ?? turnAroundDays(tatSeconds(row, context.now)),
    callRecordings,
    creditPdFeedback: pdFeedbackSection(fields['creditPdFeedback'], pdFeedback),
    underWriter: row.underwriterId && { idString: row.underwriterId, fullName: row.underwriterName },
  };
  const answer = {
    data,
    engine: engine === undefined || engine === null ? null : fieldsOf(engine),
    ruleEngineResultAvailable: ruleEngineResultAvailable === true,
    callRecordings,
    feedbacks: feedbacks ?? null,
  };
  return maskForViewer(context, answer, loanAnswerWire, stored.row);
}

/** Of an answer, the loan's identity and the sections of some parts. */
export function partsAnswer(
  { data }: LoanAnswer,
  stored: Pick<StoredLoan, 'row'>,
  asked: { readonly desk: LoanDesk; readonly parts: readonly LoanPart[] },
): PartsAnswer {
  return { parts: [...asked.parts], data: fieldsOfParts(data, stored, asked) };
}
