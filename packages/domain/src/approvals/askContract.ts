import * as v from 'valibot';
import type { BusinessDate } from '../calendar/businessDate';
import { dateOfDayFirst, waiverSources } from '../collections/waiver';
import { collectionsMessages } from '../collections/messages';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { boundedText, requiredText } from '../contract/text';
import { loanRef, wireDate, wireRupees } from '../contract/wire';
import { messages } from '../errors/messages';
import { approvalMessages } from './messages';
import {
  askedBelow,
  attachmentBytes,
  attachmentKinds,
  handSources,
  longestReason,
  longestReference,
} from './request';

const { byHand } = approvalMessages;
const agents = { kind: 'anyOf', groups: ['collectionsWrite'] } as const;
const admins = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;
const failure = { shows: 'first', fallback: messages.page.contactAdmin } as const;
const money = { repeat: 'money' } as const;
const reason = requiredText(longestReason, byHand.reasonRequired);
const amount = v.pipe(
  wireRupees,
  v.check(paise => paise > 0 && paise < askedBelow, byHand.amountRequired),
);
const part = v.optional(
  v.pipe(
    wireRupees,
    v.check(paise => paise >= 0, 'A part is not below zero'),
  ),
);
const status = jsonData({ status: v.string() });

const waiverDate = v.pipe(
  v.string(),
  v.rawTransform<string, BusinessDate>(({ dataset, addIssue, NEVER }) => {
    const [, day = ''] = /^(\d{2}-\d{2}-\d{4}) 00:00:00$/.exec(dataset.value) ?? [];
    const date = dateOfDayFirst(day);
    if (date !== null) return date;
    addIssue({ message: collectionsMessages.waiver.dateRequired });
    return NEVER;
  }),
);

/** POST a waiver (CO-068). `waiverAmount` is in whole rupees, the parts have two decimals at most and sum to it; where
 *  all four are left out the amount goes to penal, bounce, interest and principal in this order. Posted at once within
 *  the limit of one person, else it waits; `transactions` are the payments of the loan then [M28, M29]. */
export const addWaiver = declareCall({
  name: 'approvals.addWaiver',
  method: 'POST',
  path: '/api/v1/collections/add-waiver-transaction',
  access: agents,
  body: jsonBody({
    loanId: loanRef,
    waiverDate,
    waiverAmount: v.pipe(
      amount,
      v.check(paise => paise % 100 === 0, collectionsMessages.waiver.amountNumeric),
    ),
    paymentSource: v.picklist(waiverSources),
    bounceCharges: part,
    penalInterest: part,
    interestPayment: part,
    principalPayment: part,
    waiverComment: v.optional(boundedText(500)),
  }),
  answer: jsonData({ status: v.string(), transactions: v.array(v.unknown()) }),
  failure,
  ...money,
});

/** A file that was attached before, by its key. */
const attachment = v.optional(boundedText(200));

/** POST a picture or PDF that proves what is asked for by hand: the slip of the bank, its message about a return. It
 *  stays with the loan; `attachment` is its key, with which it is named by what is asked. */
export const attachProof = declareCall({
  name: 'approvals.attach',
  method: 'POST',
  path: '/api/v1/collections/:loanId/attachments',
  access: admins,
  params: v.object({ loanId: loanRef }),
  body: {
    kind: 'multipart',
    schema: v.object({}),
    files: { file: { required: true, kinds: attachmentKinds, maxBytes: attachmentBytes } },
  },
  answer: jsonData({ attachment: v.string() }),
  failure,
  repeat: 'key',
});

/** POST a receipt by hand, which always waits for another person [M24, M36]. */
export const addReceipt = declareCall({
  name: 'approvals.addReceipt',
  method: 'POST',
  path: '/api/v1/collections/add-receipt',
  access: admins,
  body: jsonBody({
    loanId: loanRef,
    amount,
    source: v.picklist(handSources),
    date: wireDate,
    reference: requiredText(longestReference, byHand.referenceRequired),
    reason,
    attachment,
  }),
  answer: status,
  failure,
  ...money,
});

/** POST that a whole receipt or waiver be turned round, which always waits for another person [M26, M29]. `reference` is
 *  the bank's of the money that went back. */
export const reverseReceipt = declareCall({
  name: 'approvals.reverseReceipt',
  method: 'POST',
  path: '/api/v1/collections/reverse-receipt',
  access: admins,
  body: jsonBody({
    loanId: loanRef,
    paymentId: boundedText(200),
    reference: v.optional(v.pipe(boundedText(longestReference), v.trim())),
    reason,
    attachment,
  }),
  answer: status,
  failure,
  ...money,
});

/** POST that money due back to the customer be paid out, which always waits for another person [M33]. */
export const refund = declareCall({
  name: 'approvals.refund',
  method: 'POST',
  path: '/api/v1/collections/refund',
  access: admins,
  body: jsonBody({ loanId: loanRef, amount, reason }),
  answer: status,
  failure,
  ...money,
});

/** The calls that ask for something that moves money; closing has a contract of its own, because a tab loads it. */
export const askContract = { addWaiver, attach: attachProof, addReceipt, reverseReceipt, refund } as const;
