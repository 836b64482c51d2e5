import * as v from 'valibot';
import { loanIdNumber, wireDate, wireInstant, wireRupees } from '../contract/wire';
import { masked } from '../loose/masked';

const text = v.nullish(v.string(), null);
const person = v.object({
  fullName: text,
  primaryPhoneNumber: masked('phone', text),
  alternatePhoneNumber: masked('phone', text),
});

/** A row of customer support's lists in wire shape (CS-011, CS-012). */
export const searchRowWire = v.object({
  index: v.number(),
  loanId: loanIdNumber,
  startedOn: wireInstant,
  fullName: text,
  monthlyIncome: v.nullish(wireRupees, null),
  loanAmount: wireRupees,
  applicationStatus: text,
  approvalStatus: v.string(),
  personalDetails: v.nullish(person, null),
  loanDetails: v.nullish(v.object({ approvalStatus: text, applicationStatus: text }), null),
  amountApplied: v.nullish(wireRupees, null),
  // Our own field: the day of a follow-up that is due.
  followUpDueOn: v.nullish(wireDate, null),
});

/** A row of customer support's lists: a loan with its customer; amounts in paise. An unknown status is kept
 *  unchanged: it affects only its own row. */
export const searchRowSchema = v.pipe(
  searchRowWire,
  v.transform(row => ({
    /** Its number in the whole list, from 1. */
    index: row.index,
    loanId: row.loanId,
    startedOn: row.startedOn,
    fullName: row.fullName ?? row.personalDetails?.fullName ?? null,
    primaryPhone: row.personalDetails?.primaryPhoneNumber ?? null,
    alternatePhone: row.personalDetails?.alternatePhoneNumber ?? null,
    monthlyIncome: row.monthlyIncome,
    loanAmount: row.loanAmount,
    applicationStatus: row.applicationStatus ?? row.loanDetails?.applicationStatus ?? null,
    approvalStatus: row.approvalStatus,
    /** Null: there is none, or its day is still to come. */
    followUpDueOn: row.followUpDueOn,
  })),
);
export type SearchRow = v.InferOutput<typeof searchRowSchema>;
