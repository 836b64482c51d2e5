import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { wholeNumberText, wireDate, wireRupees } from '../contract/wire';
import { deskMessages } from '../errors/deskMessages';
import { bucketLabels, classLabels, disbursedRowSchema } from './listRow';

const access = { kind: 'anyOf', groups: ['collections'] } as const;
// [CO-009]
const failure = { shows: 'last', fallback: deskMessages.loan.listFailed } as const;
/** How many pages are walked over at most to find one without a cursor. */
const walkedPages = 400;

/** How the collections list may be ordered: by days past due or by overdue amount, the most first, or by promise:
 *  today's, those to come, those that are past, the last one first, and loans without one. */
export const listSorts = ['dpd', 'amount', 'promise'] as const;
export type ListSort = (typeof listSorts)[number];

/** GET the disbursed loans, 25 a page, without a total (CO-008, SH-060). `year` and `month` are of the disbursal date
 *  [M45]. Our own parameters are `bucket` and `class`, `owner`
 *  ('mine': the loans whose last comment of collections or call about dues was the asker's), `sort` (by default days past due) and `after`: the `next` of the
 *  answer before, which finds the page at any depth at the same cost; without it the pages before are walked over, 400
 *  at most. */
export const listDisbursed = declareCall({
  name: 'collections.list',
  method: 'GET',
  path: '/api/v1/collections/disbursed-loans',
  access,
  query: v.pipe(
    v.object({
      page: v.optional(wholeNumberText(1, 10_000_000), 1),
      count: v.optional(wholeNumberText(1, 100), 25),
      year: v.optional(wholeNumberText(2020, 2100)),
      month: v.optional(wholeNumberText(1, 12)),
      bucket: v.optional(v.picklist(bucketLabels)),
      class: v.optional(v.picklist(classLabels)),
      owner: v.optional(v.picklist(['mine'])),
      sort: v.optional(v.picklist(listSorts), 'dpd'),
      after: v.optional(boundedText(1000)),
    }),
    v.check(
      ({ year, month }) => (year === undefined) === (month === undefined),
      'year and month go together',
    ),
    v.check(({ page, after }) => after !== undefined || page <= walkedPages, deskMessages.loan.tooFar),
  ),
  answer: jsonData({ loans: v.array(disbursedRowSchema), next: v.nullish(v.string(), null) }),
  failure,
});

/** GET how the book stands: for each bucket how many disbursed loans are in it and what they owe, overdue as of the
 *  day-end `asOf` [M6]. Our own call (beyond.md 7). */
export const readAgeing = declareCall({
  name: 'collections.ageing',
  method: 'GET',
  path: '/api/v1/collections/ageing',
  access,
  answer: jsonData({
    asOf: wireDate,
    buckets: v.array(v.object({ bucket: v.picklist(bucketLabels), loans: v.number(), overdue: wireRupees })),
  }),
  failure,
});

/** The calls of the list of disbursed loans; apart from those of one loan, whose schema the list does not load. */
export const collectionsListContract = { list: listDisbursed, ageing: readAgeing } as const;

/** How the book stands; amounts in paise. */
export type Ageing = v.InferOutput<(typeof readAgeing)['answer']['schema']>['data'];
