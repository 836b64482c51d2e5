import * as v from 'valibot';
import { type EngineResult, engineResults } from './engineResult';
import { field, objectSchema } from '../loose/loose';
import { looseList, looseText } from '../loose/schemas';
import { parseRupees } from '../money/paise';

/** The engine's verdict on a rule: one of the three results, or any other word unchanged. */
export type RuleVerdict = { readonly result: EngineResult | null; readonly word: string | null };

const verdict = v.pipe(
  looseText,
  v.transform((word): RuleVerdict => {
    const known = engineResults.find(result => result === word?.toUpperCase());
    return { result: known ?? null, word };
  }),
);

const ruleFields = v.object({ ruleResult: verdict, value: v.unknown() });

/** A rule result (CR-170). The value stays as received: each rule has its own unit. */
export const ruleSchema = v.pipe(
  objectSchema,
  // Under its name on the wire, which its fault says.
  v.transform(
    (rule): v.InferInput<typeof ruleFields> => ({
      ruleResult: field(rule, 'ruleResult'),
      value: field(rule, 'value') ?? null,
    }),
  ),
  ruleFields,
  v.transform(rule => ({ verdict: rule.ruleResult, value: rule.value })),
);

const loanReference = v.pipe(
  looseText,
  v.transform(text => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text)),
);

/** Another customer with matching data. */
export type DuplicateCustomer = {
  readonly customerId: string | null;
  readonly fullName: string | null;
  readonly phone: string | null;
  /** As numbers; a text that is not a loan id stays text. */
  readonly loanIds: readonly (number | string)[];
};

const duplicateFields = v.object({
  customerId: looseText,
  fullName: looseText,
  phone: looseText,
  loanIds: looseList(loanReference),
});

const duplicate = v.union([
  v.pipe(
    objectSchema,
    v.transform((user): v.InferInput<typeof duplicateFields> => {
      const details = field(user, 'personalDetails');
      return {
        customerId: field(user, 'id'),
        fullName: field(details, 'fullName') ?? field(details, 'name'),
        phone: field(details, 'primaryPhoneNumber') ?? field(details, 'phoneNumber'),
        loanIds: field(user, 'loanIds'),
      };
    }),
    duplicateFields,
    v.transform(
      (user): DuplicateCustomer => ({
        ...user,
        loanIds: user.loanIds.filter(reference => reference !== null),
      }),
    ),
  ),
  // A list may contain bare customer ids, which name the customer and nothing else.
  v.pipe(
    looseText,
    v.transform(
      (customerId): DuplicateCustomer => ({ customerId, fullName: null, phone: null, loanIds: [] }),
    ),
  ),
]);

const dedupeFields = v.object({ ruleResult: verdict, duplicateUsers: looseList(duplicate) });

/** A dedupe result with the customers it found (CR-169). */
export const dedupeSchema = v.pipe(
  objectSchema,
  v.transform(
    (rule): v.InferInput<typeof dedupeFields> => ({
      ruleResult: field(rule, 'ruleResult'),
      duplicateUsers: field(rule, 'duplicateUsers'),
    }),
  ),
  dedupeFields,
  v.transform(rule => ({ verdict: rule.ruleResult, duplicates: rule.duplicateUsers })),
);

const rupees = v.pipe(
  looseText,
  v.transform(text => (text === null ? null : parseRupees(text))),
);

const bankFigures = v.object({ income: rupees, totalObligation: rupees });

/** Income and obligations according to the bank rule engine, in paise; null where not sent (CR-051). */
export const bankRulesSchema = v.pipe(
  objectSchema,
  v.transform((engine): unknown => field(engine, 'financialData') ?? {}),
  objectSchema,
  v.transform(
    (data): v.InferInput<typeof bankFigures> => ({
      income: field(data, 'income'),
      totalObligation: field(data, 'totalObligation'),
    }),
  ),
  bankFigures,
  v.transform(({ income, totalObligation }) => ({ income, obligations: totalObligation })),
);
export type BankRules = v.InferOutput<typeof bankRulesSchema>;
