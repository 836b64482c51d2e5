import type { RequestKind } from '@lending-desk/domain/approvals';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import type { CallingHours, CallsToday } from '@lending-desk/domain/calls';
import {
  collectionsAnswerWire,
  collectionsDocuments,
  collectionsSections,
  type PaymentPromise,
} from '@lending-desk/domain/collections';
import type { CallWire, contract } from '@lending-desk/domain/contract';
import { field, fieldsOf, listOf, type JsonObject } from '@lending-desk/domain/loose';
import { type LoanAccount, repaymentFigures, waivableFigures } from '@lending-desk/domain/repayment';
import { ratedCallsOf } from '../calls/ratedCalls';
import { type Asker, dayOf, deskFields, maskForViewer, picked } from '../loan/deskAnswer';
import type { StoredLoan } from '../loan/findLoan';
import { wirePromise } from './promises';

export type CollectionsAnswer = CallWire<typeof contract.collections.read>['data'];

interface Beside {
  /** Null for a loan whose money could not be read. */
  readonly account: LoanAccount | null;
  /** Other loans of the customer that are NPA. */
  readonly otherNpa: readonly number[];
  readonly today: BusinessDate;
  readonly callsToday: CallsToday & CallingHours;
  /** The last promise to pay; null without one. */
  readonly promise: PaymentPromise | null;
  /** What waits for a second person. */
  readonly waiting: RequestKind[];
}

/** What collections' loan call answers under `data`: the documented fields of each section and no others, and the
 *  figures of the account (CO-104 to CO-119). Viewers get personal data masked. */
export function collectionsAnswer(
  stored: StoredLoan,
  asker: Pick<Asker, 'viewer' | 'config'>,
  { account, otherNpa, today, callsToday, promise, waiting }: Beside,
): CollectionsAnswer {
  const { row, sections, calls, ratings } = stored;
  const { callRecordings, requiredActions, referenceNumbers, feedbacks, ...others } = sections;
  const known = deskFields(others, stored);
  const fields: JsonObject = known;
  const figures = account && repaymentFigures(account, today);
  const answer: CollectionsAnswer = {
    userId: row.customerId,
    loan: {
      ...known,
      ...Object.fromEntries(
        Object.entries(collectionsSections).map(([name, section]) => [
          name,
          picked(fields[name], Object.keys('entries' in section ? section.entries : section)),
        ]),
      ),
      kycDocuments: picked(fields['kycDocuments'], collectionsDocuments),
      loanDetails: detailsOf({ ...fieldsOf(others['loanDetails']), ...known.loanDetails }),
      requiredAction: requiredActions ?? [],
      disbursalDate: account?.terms.disbursedOn ?? dayOf(fields['disbursalDate']),
      ...figures?.loan,
      riskBucket: { ...fieldsOf(fields['riskBucket']), ...figures?.loan.riskBucket },
      // What was given is not shown where the ledger has no account [M38].
      emis: figures?.loan.emis ?? null,
      transactionDetails: figures?.loan.transactionDetails ?? null,
    },
    comments: { collectionsFeedbacks: field(feedbacks, 'collectionsFeedbacks') ?? [] },
    overdueSummary: figures?.overdueSummary ?? null,
    overdueDetails: figures?.overdueDetails ?? null,
    paymentDetails: figures?.paymentDetails ?? null,
    foreClosure: figures?.foreClosure ?? null,
    referenceNumbers: Array.isArray(referenceNumbers) ? referenceNumbers : [],
    callRecordings: ratedCallsOf(callRecordings, calls, ratings),
    standing: figures && {
      asOf: today,
      daysPastDue: figures.daysPastDue,
      bucket: figures.bucket,
      class: figures.class,
      classAtDayEnd: figures.classAtDayEnd,
      npaSince: figures.npa?.end === null ? figures.npa.start : null,
      otherNpa: [...otherNpa],
      closedOn: figures.closedOn,
      promise: promise && wirePromise(promise),
      waivable: account && waivableFigures(account, today),
      refundsDue: figures.refundsDue,
      waiting,
    },
    callsToday,
  };
  return maskForViewer(asker, answer, collectionsAnswerWire, row);
}

/** loanDetails of collections [CO-110]: the rejection reasons are one text. */
function detailsOf(details: unknown) {
  const evaluation = field(details, 'underWriterEvaluations');
  const reasons = (listOf(field(details, 'rejectionReasons')) ?? []).filter(
    (reason): reason is string => typeof reason === 'string' && reason !== '',
  );
  return {
    applicationStatus: field(details, 'applicationStatus') ?? null,
    approvalStatus: field(details, 'approvalStatus'),
    approvedOn: field(evaluation, 'approvedOn') ?? null,
    loanEligibleAmount: field(evaluation, 'loanEligibleAmount') ?? null,
    rejectionReason: reasons.length > 0 ? reasons.join(', ') : null,
  };
}
