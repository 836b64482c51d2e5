import type { CallWire, contract } from '@lending-desk/domain/contract';
import { type LoanPart, supportAnswerWire } from '@lending-desk/domain/loan';
import { field, fieldsOf, isObject, listOf } from '@lending-desk/domain/loose';
import { ratedCallsOf } from '../calls/ratedCalls';
import { supportFeedback } from '../feedback/supportFeedback';
import { type Asker, dayOf, deskFields, fieldsOfParts, maskForViewer, picked } from './deskAnswer';
import type { StoredLoan } from './findLoan';
import { ledgerFields } from './ledgerFields';

type ReadAnswer = CallWire<typeof contract.loan.readForSupport>['data'];
type PartsAnswer = Extract<ReadAnswer, { readonly parts: readonly LoanPart[] }>;
export type SupportAnswer = Exclude<ReadAnswer, PartsAnswer>;

/** The fields that support's documents give an EMI (CS-134). */
const emiNames = [
  'amount',
  'dueDate',
  'amountPaid',
  'paymentDate',
  'paid',
  'paymentSource',
  'latePaymentCharges',
];

/** loanDetails as support's documents have them (CS-124). They know one list of reasons: those of an inactive loan are
 *  in it too. */
function supportDetails(details: unknown, { approvalStatus, applicationStatus }: StoredLoan['row']) {
  const reasons = (name: string) => listOf(field(details, name)) ?? [];
  return {
    applicationStatus,
    approvalStatus,
    rejectReason: field(details, 'rejectReason') ?? null,
    rejectionReasons: [...reasons('rejectionReasons'), ...reasons('inActiveReasons')],
    loanSource: field(details, 'loanSource') ?? null,
  };
}

/** What support's loan call answers under `data` (CS-025). Viewers get personal data masked. */
export function supportAnswer(stored: StoredLoan, context: Asker): SupportAnswer {
  const { row, sections, comments, calls, ratings } = stored;
  const { callRecordings, requiredActions, ...fields } = sections;
  const { workAddress } = fieldsOf(fields['professionalDetails']);
  const ledger = ledgerFields(stored, 'customerSupport', context.now);
  const { emis = fields['emis'], disbursalDate = fields['disbursalDate'] } = ledger;
  const csFeedback = listOf(field(fields['feedbacks'], 'csFeedback'));
  const answer = {
    userId: row.customerId,
    comments: [...comments],
    loan: {
      ...deskFields(fields, stored),
      ...ledger,
      ...(emis !== undefined && {
        emis: Array.isArray(emis) ? emis.map(emi => picked(emi, emiNames)) : emis,
      }),
      ...(disbursalDate !== undefined && { disbursalDate: dayOf(disbursalDate) }),
      ...(csFeedback !== null && {
        feedbacks: { csFeedback: supportFeedback(csFeedback) },
      }),
      loanDetails: supportDetails(fields['loanDetails'], row),
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
