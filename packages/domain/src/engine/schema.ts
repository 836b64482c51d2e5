import * as v from 'valibot';
import { type EngineResult, engineResults } from '../loan/schema';
import { parseRupees } from '../money/paise';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object whose keys are known whatever their case: they come out in lower case. */
export const anyCase = v.pipe(
  v.custom<Fields>(isFields, 'is not an object'),
  v.transform(
    (fields): Fields =>
      Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value])),
  ),
);

function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}

/** A word or a number as text; nothing and an empty text are null. */
export const plainText = v.pipe(
  v.unknown(),
  v.guard(isPlain, 'is not a text'),
  v.transform(value => String(value ?? '').trim() || null),
);

/** What the engine says of a rule: one of the three results, or the word it used instead, as it came. */
export type RuleVerdict = { readonly result: EngineResult | null; readonly word: string | null };

const verdict = v.pipe(
  plainText,
  v.transform((word): RuleVerdict => {
    const known = engineResults.find(result => result === word?.toUpperCase());
    return { result: known ?? null, word };
  }),
);

/** What the rule engine says of one rule (CR-170). The value stays as it came: each rule has its own unit. */
export const ruleSchema = v.pipe(
  anyCase,
  v.transform(rule => ({ verdict: rule['ruleresult'], value: rule['value'] ?? null })),
  v.object({ verdict, value: v.unknown() }),
);

/** A list; one thing alone is a list of one, nothing is an empty one. */
const listOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.transform(value =>
      (Array.isArray(value) ? value : [value]).filter(one => one !== null && one !== undefined),
    ),
    v.array(item),
  );

const loanReference = v.pipe(
  plainText,
  v.transform(text => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text)),
);

/** Another customer that something of this one points to. */
export type DuplicateCustomer = {
  readonly customerId: string | null;
  readonly fullName: string | null;
  readonly phone: string | null;
  /** As numbers; what is no loan id stays the text it was. */
  readonly loanIds: readonly (number | string)[];
};

const duplicate = v.union([
  v.pipe(
    anyCase,
    v.transform(user => {
      const person = v.safeParse(anyCase, user['personaldetails'] ?? {});
      const details: Fields = person.success ? person.output : {};
      return {
        customerId: user['id'],
        fullName: details['fullname'] ?? details['name'],
        phone: details['primaryphonenumber'] ?? details['phonenumber'],
        loanIds: user['loanids'],
      };
    }),
    v.object({
      customerId: plainText,
      fullName: plainText,
      phone: plainText,
      loanIds: listOf(loanReference),
    }),
    v.transform(
      (user): DuplicateCustomer => ({
        ...user,
        loanIds: user.loanIds.filter(reference => reference !== null),
      }),
    ),
  ),
  // A list of bare customer ids says less, but says who.
  v.pipe(
    plainText,
    v.transform(
      (customerId): DuplicateCustomer => ({ customerId, fullName: null, phone: null, loanIds: [] }),
    ),
  ),
]);

/** What the dedupe engine says of one rule, with the customers it found (CR-169). */
export const dedupeSchema = v.pipe(
  anyCase,
  v.transform(rule => ({ verdict: rule['ruleresult'], duplicates: rule['duplicateusers'] })),
  v.object({ verdict, duplicates: listOf(duplicate) }),
);

const rupees = v.pipe(
  plainText,
  v.transform(text => (text === null ? null : parseRupees(text))),
);

/** Income and obligations as the bank rule engine sees them, in paise; null where it did not say (CR-051). */
export const bankRulesSchema = v.pipe(
  anyCase,
  v.transform(engine => engine['financialdata'] ?? {}),
  anyCase,
  v.transform(data => ({ income: data['income'], obligations: data['totalobligation'] })),
  v.object({ income: rupees, obligations: rupees }),
);
export type BankRules = v.InferOutput<typeof bankRulesSchema>;
