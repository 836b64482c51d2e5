import * as v from 'valibot';
import type { Personal } from '../applicant/schema';
import { normalisePhone } from '../compare/normalisePhone';
import { type Reference, referenceSchema } from './schema';

/** A number the customer can be reached on. */
export type PhoneChoice = {
  /** What is sent: the bare number [CO-026]. Masked for viewers. */
  readonly phone: string;
  /** Whose it is: 'Primary', 'Alternate', 'Reference (Suresh Rao)'. */
  readonly whose: string;
  /** What is shown: 'Primary: 9876543210'. */
  readonly label: string;
};

/** The numbers to choose from, in the order to try them: the customer's own, then those of references. A
 *  duplicate is listed once, under its first name; blanks are skipped.
 *  @param personal  null where the section is missing or broken
 *  @source SH-072, X-06 */
export function phoneChoices(
  personal: Pick<Personal, 'primaryPhoneNumber' | 'alternatePhoneNumber'> | null,
  references: readonly Reference[],
): PhoneChoice[] {
  const choices = new Map<string, PhoneChoice>();
  const add = (whose: string, given: string | null | undefined) => {
    const phone = normalisePhone(given ?? '') ?? (given ?? '').trim();
    if (phone !== '' && !choices.has(phone))
      choices.set(phone, { phone, whose, label: `${whose}: ${phone}` });
  };
  add('Primary', personal?.primaryPhoneNumber);
  add('Alternate', personal?.alternatePhoneNumber);
  for (const { name, phoneNumbers } of references) {
    for (const phone of phoneNumbers) add(name?.trim() ? `Reference (${name.trim()})` : 'Reference', phone);
  }
  return [...choices.values()];
}

/** The references of a wire loan; skips invalid ones without affecting the rest.
 *  @param raw  the wire loan (data.data) */
export function readReferences(raw: Readonly<Record<string, unknown>>): Reference[] {
  const entries = raw['referenceNumbers'];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap(entry => {
    const read = v.safeParse(referenceSchema, entry);
    return read.success ? [read.output] : [];
  });
}
