import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { requiredText } from '../contract/text';
import { loanIdNumber, wholeNumberText, wireDate, wireInstant, wireRupees } from '../contract/wire';
import { approvalMessages } from './messages';
import { requestKinds } from '../collections/requestKinds';
import { requestStates } from './request';

const text = v.nullish(v.string(), null);
const figures = v.object({
  principal: wireRupees,
  interest: wireRupees,
  penal: wireRupees,
  bounce: wireRupees,
  total: wireRupees,
  daysPastDue: v.number(),
  class: v.picklist(['STANDARD', 'SMA-0', 'SMA-1', 'SMA-2', 'NPA']),
});

/** A request in wire shape; amounts in rupees. `whenAsked` are the figures its maker saw, `now` those of today, `after` what
 *  they would be once it is approved; the last two only of one that waits. */
const requestSchema = v.object({
  id: v.string(),
  loanId: loanIdNumber,
  fullName: v.string(),
  kind: v.picklist(requestKinds),
  state: v.picklist(requestStates),
  amount: wireRupees,
  /** What was asked, in words: the day, the payment, the parts. */
  about: v.string(),
  parts: v.object({
    principal: wireRupees,
    interest: wireRupees,
    penal: wireRupees,
    bounce: wireRupees,
  }),
  reason: v.string(),
  /** A link to the file that was attached, for five minutes; null where there is none. */
  attachment: text,
  makerId: v.string(),
  maker: v.string(),
  askedAt: wireInstant,
  endsOn: wireDate,
  decidedBy: text,
  decidedAt: v.nullish(wireInstant, null),
  refusedBecause: text,
  whenAsked: figures,
  now: v.nullish(figures, null),
  after: v.nullish(figures, null),
  /** Why it cannot be approved as the account stands. */
  fault: text,
  lines: v.array(
    v.object({ account: v.string(), side: v.picklist(['debit', 'credit']), amount: wireRupees }),
  ),
  /** What moved the dues since it was asked. */
  since: v.array(v.object({ kind: v.string(), at: wireInstant, by: v.string() })),
  /** How many events the account has: sent back when it is approved, so that nobody approves other dues than they saw. */
  seen: v.number(),
  /** Who else can approve it. */
  checkers: v.array(v.string()),
  /** Why this person may not decide it; null when they may. */
  whyNot: v.nullish(v.picklist(['role', 'maker', 'setUpByMaker']), null),
});
export type ApprovalRequest = v.InferOutput<typeof requestSchema>;

const access = { kind: 'anyOf', groups: ['collectionsWrite'] } as const;
const admins = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;
const params = v.object({ id: v.pipe(v.string(), v.uuid(approvalMessages.notFound)) });

/** A refund that was made at the payment provider of a payment that still counts here; amounts in rupees. It reverses
 *  nothing by itself [M43]. */
const providerRefundSchema = v.object({
  loanId: loanIdNumber,
  fullName: v.string(),
  paymentId: v.string(),
  /** What the provider paid back, and what the payment was. */
  amount: wireRupees,
  received: wireRupees,
  at: wireInstant,
  /** Whether its reversal was asked for and waits. */
  waits: v.boolean(),
});
export type ProviderRefund = v.InferOutput<typeof providerRefundSchema>;

/** GET the requests that wait for a second person, oldest first, and those of the last days that were decided: all for
 *  admins, their own for agents [M36]. `refundsDue` are what loans owe back to customers, `providerRefunds` the payments
 *  to reverse because the provider paid them back; admins get them. */
export const listApprovals = declareCall({
  name: 'approvals.list',
  method: 'GET',
  path: '/api/v1/collections/approvals',
  access,
  answer: jsonData({
    requests: v.array(requestSchema),
    refundsDue: v.array(v.object({ loanId: loanIdNumber, fullName: v.string(), amount: wireRupees })),
    providerRefunds: v.array(providerRefundSchema),
  }),
  failure: { shows: 'first', fallback: approvalMessages.loadFailed },
});

/** POST an approval, which posts what was asked. `seen` is that of the list. */
export const approveRequest = declareCall({
  name: 'approvals.approve',
  method: 'POST',
  path: '/api/v1/collections/approvals/:id/approve',
  access: admins,
  params,
  body: jsonBody({ seen: wholeNumberText(0, 1_000_000_000) }),
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'first', fallback: approvalMessages.decideFailed },
  repeat: 'money',
});

/** POST a refusal with its reason, which its maker reads. */
export const refuseRequest = declareCall({
  name: 'approvals.refuse',
  method: 'POST',
  path: '/api/v1/collections/approvals/:id/refuse',
  access: admins,
  params,
  body: jsonBody({
    reason: requiredText(200, approvalMessages.reasonRequired),
  }),
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'first', fallback: approvalMessages.decideFailed },
  repeat: 'money',
});

/** POST that the maker no longer asks. */
export const takeBackRequest = declareCall({
  name: 'approvals.takeBack',
  method: 'POST',
  path: '/api/v1/collections/approvals/:id/take-back',
  access,
  params,
  answer: jsonData({ status: v.string() }),
  failure: { shows: 'first', fallback: approvalMessages.takeBackFailed },
  repeat: 'key',
});

/** The calls about requests that wait for a second person. */
export const approvalsContract = {
  list: listApprovals,
  approve: approveRequest,
  refuse: refuseRequest,
  takeBack: takeBackRequest,
} as const;
