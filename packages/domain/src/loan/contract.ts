import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef, wholeNumberText } from '../contract/wire';
import { deskMessages } from '../errors/deskMessages';
import { signinMessages } from '../errors/signinMessages';
import { loanReadSchema, queueRowSchema } from './schema';
import { loanParts } from './shownSections';
import { approvalStatuses } from './statuses';

/** GET the queue: 25 rows a page, newest first (CR-011). A page past the end is empty. `total` is not in the
 *  documents; when sent, it replaces the assumed total. `owner` is our own parameter too: 'mine' or
 *  'unassigned'. */
export const listLoans = declareCall({
  name: 'loan.list',
  method: 'GET',
  path: '/api/v1/credit-dashboard/loans',
  access: { kind: 'anyOf', groups: ['credit'] },
  query: v.object({
    status: v.optional(v.picklist(approvalStatuses)),
    loanId: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/, 'loanId is a whole number'))),
    page: v.optional(wholeNumberText(1, 10_000_000), 1),
    count: v.optional(wholeNumberText(1, 100), 25),
    owner: v.optional(v.picklist(['mine', 'unassigned'])),
  }),
  body: { kind: 'none' },
  answer: {
    kind: 'json',
    schema: v.object({ data: v.array(queueRowSchema), total: v.optional(v.number()) }),
  },
  failure: { shows: 'last', fallback: deskMessages.loan.listFailed },
  repeat: 'safe',
  writes: false,
});

/** POST to read one loan (CR-026). It never assigns: that is `assignLoan`. `sections` is our own
 *  parameter: the parts to answer, comma-separated. Without `core` among them the answer has the loan's identity and these parts only; a backend
 *  that ignores `sections` answers everything. */
export const readLoan = declareCall({
  name: 'loan.read',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ id: loanRef }),
  query: v.object({
    sections: v.optional(
      v.pipe(
        v.string(),
        v.transform(list => list.split(',').map(part => part.trim())),
        v.array(v.picklist(loanParts)),
      ),
    ),
  }),
  body: { kind: 'none' },
  answer: { kind: 'json', schema: v.object({ data: loanReadSchema }) },
  failure: { shows: 'last', fallback: signinMessages.page.loadFailed },
  repeat: 'safe',
  writes: false,
});

/** POST to take an unassigned loan (CR-012). Of many at once exactly one gets it; the others are refused with
 *  'Cannot access loan not assigned to you'. Repeating it as the assignee changes nothing. */
export const assignLoan = declareCall({
  name: 'loan.assign',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:loanId/assign',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  params: v.object({ loanId: loanRef }),
  body: { kind: 'none' },
  answer: {
    kind: 'json',
    schema: v.object({
      data: v.object({ underWriterId: v.string(), underWriterName: v.string(), version: v.number() }),
    }),
  },
  failure: { shows: 'last', fallback: deskMessages.loan.assignFailed },
  repeat: 'once',
  writes: true,
});

export const maskedFields = [
  'primaryPhoneNumber',
  'alternatePhoneNumber',
  'email',
  'accountNumber',
  'panNumber',
] as const;
export type MaskedField = (typeof maskedFields)[number];

/** POST to reveal one masked value of a loan. View roles get masked values; a reveal is deliberate and
 *  audited. */
export const revealField = declareCall({
  name: 'loan.reveal',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/reveal',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ id: loanRef }),
  body: { kind: 'json', schema: v.object({ field: v.picklist(maskedFields) }) },
  answer: { kind: 'json', schema: v.object({ data: v.object({ value: v.nullable(v.string()) }) }) },
  failure: { shows: 'last', fallback: deskMessages.loan.revealFailed },
  repeat: 'safe',
  // It changes no business data, but writes an audit row.
  writes: true,
});

/** The calls for a loan and the queue of loans. */
export const loanContract = {
  list: listLoans,
  read: readLoan,
  assign: assignLoan,
  reveal: revealField,
} as const;
