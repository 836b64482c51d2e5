import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanIdNumber, wholeNumberText } from '../contract/wire';
import { deskMessages } from '../errors/deskMessages';
import { normalisePhone } from '../compare/normalisePhone';
import { searchRowSchema } from './searchRow';
import { approvalStatuses } from '../status/statuses';

const support = { kind: 'anyOf', groups: ['customerSupport'] } as const;
const failure = { shows: 'first', fallback: deskMessages.loan.listFailed } as const;
const loans = v.array(searchRowSchema);
/** How many pages are walked over at most to find one without a cursor. */
const walkedPages = 400;

/** POST to find the loans of a customer (SH-066, CS-001): one of phone, loan id and e-mail. A phone in any spelling
 *  finds the loans that have it as the primary or alternate number, newest first, at most 100. */
export const searchLoans = declareCall({
  name: 'loan.search',
  method: 'POST',
  path: '/api/v1/customer-service/search-loan',
  access: { kind: 'anyOf', groups: ['customerSupport', 'collections'] },
  body: {
    kind: 'json',
    schema: v.pipe(
      v.object({
        phone: v.optional(
          v.pipe(boundedText(40), v.transform(normalisePhone), v.string(deskMessages.search.phone)),
        ),
        loanId: v.optional(loanIdNumber),
        email: v.optional(v.pipe(boundedText(320), v.trim(), v.toLowerCase())),
      }),
      v.check(
        sought => Object.values(sought).filter(one => one !== undefined).length === 1,
        'One of phone, loanId and email',
      ),
    ),
  },
  answer: jsonData({ loans }),
  failure,
  repeat: 'safe',
});

/** GET customer support's list of loans, 25 a page (CS-007), without a total: first those whose follow-up is due, the
 *  oldest day first, then the others, newest first. `year` and `month` are of the day the loan started. Our own
 *  parameters are `followUp=due`, for only those that are due, and `after`: the `next` of the answer before, which finds
 *  the page at any depth at the same cost; without it the pages before are walked over, 400 at most. */
export const listSupportLoans = declareCall({
  name: 'loan.listForSupport',
  method: 'GET',
  path: '/api/v1/customer-service/loans',
  access: support,
  query: v.pipe(
    v.object({
      page: v.optional(wholeNumberText(1, 10_000_000), 1),
      count: v.optional(wholeNumberText(1, 100), 25),
      status: v.optional(v.picklist(approvalStatuses)),
      applicationStatus: v.optional(boundedText(60)),
      year: v.optional(wholeNumberText(2020, 2100)),
      month: v.optional(wholeNumberText(1, 12)),
      followUp: v.optional(v.picklist(['due'])),
      after: v.optional(boundedText(1000)),
    }),
    v.check(
      ({ year, month }) => (year === undefined) === (month === undefined),
      'year and month go together',
    ),
    v.check(({ page, after }) => after !== undefined || page <= walkedPages, deskMessages.loan.tooFar),
  ),
  answer: jsonData({ loans, next: v.nullish(v.string(), null) }),
  failure,
});

/** GET the choices of the approval status filter (CS-008). */
export const readApprovalStatuses = declareCall({
  name: 'loan.approvalStatuses',
  method: 'GET',
  path: '/api/v1/customer-service/get-approval-status-list',
  access: support,
  answer: jsonData({ approvalStatuses: v.array(v.string()) }),
  failure,
});

/** GET the choices of the application status filter (CS-009). */
export const readApplicationStatuses = declareCall({
  name: 'loan.applicationStatuses',
  method: 'GET',
  path: '/api/v1/customer-service/get-application-status-list',
  access: support,
  answer: jsonData({ applicationStatuses: v.array(v.string()) }),
  failure,
});

/** The calls that find loans for customer support. */
export const searchContract = {
  search: searchLoans,
  listForSupport: listSupportLoans,
  approvalStatuses: readApprovalStatuses,
  applicationStatuses: readApplicationStatuses,
} as const;
