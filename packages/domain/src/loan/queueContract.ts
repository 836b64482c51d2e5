import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { loanRef, wholeNumberText } from '../contract/wire';
import { deskMessages } from '../errors/deskMessages';
import { queueRowSchema } from './queueRow';
import { approvalStatuses } from '../status/statuses';

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
  answer: {
    kind: 'json',
    schema: v.object({ data: v.array(queueRowSchema), total: v.optional(v.number()) }),
  },
  failure: { shows: 'last', fallback: deskMessages.loan.listFailed },
});

/** POST to take an unassigned loan (CR-012). Of many at once exactly one gets it; the others are refused with
 *  'Cannot access loan not assigned to you'. Repeating it as the assignee changes nothing. */
export const assignLoan = declareCall({
  name: 'loan.assign',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:loanId/assign',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  params: v.object({ loanId: loanRef }),
  answer: jsonData({ underWriterId: v.string(), underWriterName: v.string(), version: v.number() }),
  failure: { shows: 'last', fallback: deskMessages.loan.assignFailed },
  repeat: 'once',
});

/** The calls of the queue of loans; apart from those of one loan, whose schema the queue does not load. */
export const queueContract = {
  list: listLoans,
  assign: assignLoan,
} as const;
