import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanIdNumber, wireDate, wireRupees } from '../contract/wire';
import { collectionsListMessages } from './listMessages';
import { bucketLabels } from './listRow';
import { type NextFactor, nextFactors, nextPlaces } from './nextBest';
import { promiseWire } from './promiseWire';

const points = v.number();
const reasonWire = v.variant('factor', [
  v.object({ factor: v.literal('promise'), is: v.picklist(['dueToday', 'brokenYesterday']), points }),
  v.object({ factor: v.literal('roll'), to: v.picklist(bucketLabels), days: v.number(), points }),
  v.object({ factor: v.literal('risk'), points }),
  v.object({ factor: v.literal('quiet'), days: v.nullable(v.number()), points }),
]);

const accountWire = v.object({
  loanId: loanIdNumber,
  fullName: v.string(),
  daysPastDue: v.number(),
  bucket: v.picklist(bucketLabels),
  overdueAmount: wireRupees,
  /** The outstanding principal. */
  atRisk: wireRupees,
  promise: v.nullish(promiseWire, null),
  /** Calls about dues to this customer today, and how many are allowed. */
  calls: v.object({ placed: v.number(), allowed: v.number() }),
  place: v.picklist(nextPlaces),
  score: v.nullable(v.number()),
  reasons: v.array(reasonWire),
});
export type NextAccount = v.InferOutput<typeof accountWire>;

const factorList = v.pipe(
  boundedText(100),
  v.transform(text => (text === '' ? [] : text.split(','))),
  v.guard(
    (names): names is NextFactor[] => names.every(name => nextFactors.some(factor => factor === name)),
    'Not a factor',
  ),
);

/** GET the accounts in the order of work, a hundred at most, each with what counted [M47]. `factors` names those that
 *  count, 'promise,roll'; without it the usual ones do. `compared` is how many accounts were compared, at most five
 *  thousand: those with a promise for today or yesterday, then those that owe most. Our own call (beyond.md, what none
 *  of them has, 11). */
export const readNextAccounts = declareCall({
  name: 'collections.next',
  method: 'GET',
  path: '/api/v1/collections/next-accounts',
  access: { kind: 'anyOf', groups: ['collections'] },
  query: v.object({ factors: v.optional(factorList) }),
  answer: jsonData({
    asOf: wireDate,
    compared: v.number(),
    /** Why nobody may be called about dues now; null when they may. */
    noCalls: v.nullable(v.string()),
    accounts: v.array(accountWire),
  }),
  failure: { shows: 'last', fallback: collectionsListMessages.nextFailed },
});
export type NextAccounts = v.InferOutput<(typeof readNextAccounts)['answer']['schema']>['data'];

/** The call of the order of work; apart from the list's, which does not load it. */
export const nextContract = { next: readNextAccounts } as const;
