import * as v from 'valibot';
import { bankAccountSchema, customerSchema } from '../applicant/customer';
import { callWire } from '../calls/schema';
import { commentSchema } from '../comments/schema';
import { loanIdNumber } from '../contract/wire';
import { feedbacksWire } from '../intel/schema';
import { fieldsOf } from '../loose/loose';
import { emiSchema, mandateWire, payoutWire } from '../repayment/schema';
import { loanWire } from './loanWire';
import { masked } from '../loose/masked';
import { loanCoreWire, loanDetailSchema, type PartialLoan } from './schema';
import { loanParts } from './shownSections';

const text = v.nullish(v.string(), null);
const texts = v.nullish(v.array(v.string()), []);

/** The loan of customer support with its masks (CS-120 to CS-137). Like `loanWire` an allow-list for viewers. */
const supportLoanWire = v.object({
  ...loanWire.entries,
  ...payoutWire.entries,
  personalDetails: customerSchema,
  financialDetails: bankAccountSchema,
  loanDetails: v.object({
    ...loanCoreWire.entries.loanDetails.entries,
    rejectReason: text,
    loanSource: text,
  }),
  requiredAction: texts,
  emis: v.array(emiSchema),
  cashfreeDetails: mandateWire,
  perfiosSettings: v.object({ startDate: text, endDate: text, acceptancePolicy: text }),
  feedbacks: feedbacksWire,
});

/** The answer of support's loan call under `data`, with its masks (CS-025). */
export const supportAnswerWire = v.object({
  userId: masked('plain', text),
  comments: v.array(commentSchema),
  loan: supportLoanWire,
  recordings: v.array(callWire),
});

const wholeSchema = v.pipe(
  v.object({
    parts: v.optional(v.undefined()),
    userId: text,
    comments: v.nullish(v.array(v.unknown()), []),
    loan: v.looseObject({ loanId: loanIdNumber }),
    recordings: v.nullish(v.array(v.unknown()), []),
  }),
  // The same model as credit's, so that header, tabs and writes are the same for both desks.
  v.transform(
    ({ userId, comments, loan, recordings }): v.InferInput<typeof loanDetailSchema> => ({
      data: {
        ...loan,
        userIdString: userId,
        requiredActions: loan['requiredAction'],
        underWriterRemarks: { ...fieldsOf(loan['underWriterRemarks']), comments },
      },
      callRecordings: recordings,
      feedbacks: loan['feedbacks'],
    }),
  ),
  loanDetailSchema,
);

const partialSchema = v.pipe(
  v.object({
    parts: v.array(v.picklist(loanParts)),
    loan: v.looseObject({ loanId: loanIdNumber, idString: v.string(), version: v.number() }),
  }),
  v.transform(({ loan }): PartialLoan => ({ raw: loan })),
);

/** What support's loan call answers: the loan, or parts of it without the core. */
export const supportReadSchema = v.variant('parts', [partialSchema, wholeSchema]);
