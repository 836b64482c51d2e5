import type { CallWire, contract } from '@lending-desk/domain/contract';
import { type LoanPart, supportAnswerWire } from '@lending-desk/domain/loan';
import { fieldsOf, isObject } from '@lending-desk/domain/loose';
import { ratedCallsOf } from '../calls/ratedCalls';
import { deskFields, type Asker, fieldsOfParts, maskForViewer } from './deskAnswer';
import type { StoredLoan } from './findLoan';
import { ledgerFields } from './ledgerFields';

type ReadAnswer = CallWire<typeof contract.loan.readForSupport>['data'];
type PartsAnswer = Extract<ReadAnswer, { readonly parts: readonly LoanPart[] }>;
export type SupportAnswer = Exclude<ReadAnswer, PartsAnswer>;

/** What support's loan call answers under `data` (CS-025). Viewers get personal data masked. */
export function supportAnswer(stored: StoredLoan, context: Asker): SupportAnswer {
  const { row, sections, comments, calls, ratings } = stored;
  const { callRecordings, requiredActions, ...fields } = sections;
  const { workAddress } = fieldsOf(fields['professionalDetails']);
  const answer = {
    userId: row.customerId,
    comments: [...comments],
    loan: {
      ...deskFields(fields, stored),
      ...ledgerFields(stored, 'customerSupport', context.now),
      requiredAction: requiredActions ?? [],
      ...(isObject(fields['personalDetails']) && {
        personalDetails: { workAddress: workAddress ?? null, ...fields['personalDetails'] },
      }),
    },
    recordings: ratedCallsOf(callRecordings, calls, ratings),
  };
  return maskForViewer(context, answer, supportAnswerWire, stored.row);
}

/** Of an answer, the loan's identity and the sections of some parts. */
export function supportPartsAnswer(
  { loan }: SupportAnswer,
  stored: Pick<StoredLoan, 'row'>,
  parts: readonly LoanPart[],
): PartsAnswer {
  return {
    parts: [...parts],
    loan: fieldsOfParts(loan, stored, { desk: 'customerSupport', parts }),
  };
}
