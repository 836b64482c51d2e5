import * as v from 'valibot';
import type { BusinessDate } from '../calendar/businessDate';
import { loanIdNumber, wireDate } from '../contract/wire';
import { operationsMessages } from './messages';

const reference = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z\d][A-Za-z\d/-]{5,34}$/, operationsMessages.referenceWrong),
);

/** The disbursal of a loan as it is sent: the day the money left and the bank's reference of the payment (UTR). */
export const disbursalRequest = v.object({ loanId: loanIdNumber, on: wireDate, reference });

/** The same as typed. */
export type DisbursalForm = {
  readonly loanId: string;
  readonly on: BusinessDate | null;
  readonly reference: string;
};

/** The form of a disbursal; its output is the request. */
export const disbursalForm = v.object({
  loanId: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[1-9]\d{0,8}$/, operationsMessages.loanIdWrong),
    v.transform(Number),
  ),
  on: v.pipe(
    v.nullable(wireDate),
    v.guard((on): on is BusinessDate => on !== null, operationsMessages.dayMissing),
  ),
  reference,
});
