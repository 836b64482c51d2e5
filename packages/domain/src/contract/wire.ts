import * as v from 'valibot';
import { isBusinessDate, type BusinessDate } from '../calendar/businessDate';
import { isInstant, type Instant } from '../calendar/instant';
import { type Paise, paiseToRupees, rupeesToPaise } from '../money/paise';

// The recurring wire types. Each converts the wire value into the domain's.

/** Rupees with at most two decimals on the wire, integer paise in the model. */
export const wireRupees = v.pipe(
  v.number('An amount is a number of rupees'),
  v.rawTransform<number, Paise>(({ dataset, addIssue, NEVER }) => {
    const amount = rupeesToPaise(dataset.value);
    if (amount === null) {
      addIssue({ message: 'An amount has at most two decimals' });
      return NEVER;
    }
    return amount;
  }),
);

/** The inverse: paise as a number of rupees with at most two decimals. */
export const toWireRupees = (amount: Paise): number => paiseToRupees(amount);

/** An instant, ISO 8601 in UTC; a day that does not exist is refused. */
export const wireInstant = v.pipe(
  v.string(),
  v.guard((text): text is string & Instant => isInstant(text), 'The instant does not exist'),
);

/** A business date YYYY-MM-DD; a day that does not exist is refused. */
export const wireDate = v.pipe(
  v.string(),
  v.guard((text): text is string & BusinessDate => isBusinessDate(text), 'The date does not exist'),
);

/** A loan id: a whole number of at most nine digits. In a path or query it arrives as text. */
export const loanIdNumber = v.pipe(
  v.number('loanId is a whole number'),
  v.integer('loanId is a whole number'),
  v.minValue(1, 'loanId is above zero'),
  v.maxValue(999_999_999, 'loanId has at most nine digits'),
);

/** Whether a text may name a loan: by its loan id, or by the idString of its record. */
export const isLoanRef = (text: string): boolean =>
  /^[1-9]\d{0,8}$/.test(text) || /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

/** A path's {id} or {loanId}: the loan id or the record's idString. */
export const loanRef = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(value => String(value).trim()),
  v.check(isLoanRef, 'Not a loan id'),
);

/** A whole number that arrives as text (query) or as a number. */
export const wholeNumberText = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d+$/), v.transform(Number))]),
    v.integer('A whole number'),
    v.minValue(min),
    v.maxValue(max),
  );

/** The fields every answer has (SH-054). */
export const envelope = v.object({
  success: v.boolean(),
  errorMessages: v.optional(v.array(v.string()), []),
});
