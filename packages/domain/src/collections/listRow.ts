import * as v from 'valibot';
import { addMonths } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { loanIdNumber, wireDate, wireRupees } from '../contract/wire';
import { masked } from '../loose/masked';
import { dpdBuckets } from '../repayment/dpdBucket';
import { assetClasses } from '../repayment/standing';
import { promiseWire } from './promiseWire';

/** The labels of buckets and classes, as a list is filtered by them. */
export const bucketLabels = dpdBuckets.map(({ label }) => label);
export const classLabels = assetClasses.map(({ label }) => label);

/** A row of the collections list in wire shape (CO-010). `emis` reads 'paid of all' [M50]. The last seven and `emisOverdue` are fields of
 *  ours: how many EMIs are past their due date since the first that is unpaid; days past due, bucket, class and the last promise are of today, the overdue amount of the last day-end [M6]; a
 *  closed loan has the day it was closed as of [M34]. */
export const disbursedRowWire = v.object({
  id: masked('plain', v.string()),
  loanId: loanIdNumber,
  disbursalDate: v.nullish(wireDate, null),
  personalDetails: v.nullish(v.object({ fullName: v.nullish(v.string(), null) }), null),
  amountApplied: wireRupees,
  emis: v.string(),
  emisOverdue: v.nullish(v.number(), 0),
  emiDay: v.nullish(v.number(), null),
  daysPastDue: v.nullish(v.number(), null),
  bucket: v.nullish(v.picklist(bucketLabels), null),
  class: v.nullish(v.picklist(classLabels), null),
  overdueAmount: v.nullish(wireRupees, null),
  promise: v.nullish(promiseWire, null),
  closedOn: v.nullish(wireDate, null),
});

/** A disbursed loan in the list; amounts in paise. */
export const disbursedRowSchema = v.pipe(
  disbursedRowWire,
  v.transform(({ personalDetails, ...row }) => ({ ...row, fullName: personalDetails?.fullName ?? null })),
);

/** How many monthly due dates have passed since the first that is unpaid. */
export function emisPastDue(oldestUnpaid: BusinessDate | null, today: BusinessDate): number {
  let passed = 0;
  while (oldestUnpaid !== null && addMonths(oldestUnpaid, passed) < today) passed += 1;
  return passed;
}
export type DisbursedRow = v.InferOutput<typeof disbursedRowSchema>;
