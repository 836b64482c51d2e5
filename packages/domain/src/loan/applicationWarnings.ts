import { normalisePhone } from '../compare/normalisePhone';

const panPattern = /^[A-Z]{5}\d{4}[A-Z]$/;

/** Where an application holds phones and PANs of the applicant; '*' is every position of a list. */
const places: readonly { readonly path: string; readonly kind: 'phone' | 'PAN' }[] = [
  { path: 'personalDetails.primaryPhoneNumber', kind: 'phone' },
  { path: 'personalDetails.alternatePhoneNumber', kind: 'phone' },
  { path: 'referenceNumbers.*.phoneNumbers.*', kind: 'phone' },
  { path: 'kycDocuments.pan.identifierNumber', kind: 'PAN' },
  { path: 'kycDetails.pan.panNo', kind: 'PAN' },
];

const rules = {
  phone: { fits: (text: string) => normalisePhone(text) !== null, why: 'not ten digits from 6 to 9' },
  PAN: { fits: (text: string) => panPattern.test(text.trim().toUpperCase()), why: 'not the form of a PAN' },
};

/** Every value at a path, with its field name: 'referenceNumbers.0.phoneNumbers.1'. */
function valuesAt(value: unknown, steps: readonly string[], field = ''): readonly [string, unknown][] {
  const [step, ...rest] = steps;
  if (step === undefined) return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  const names = step === '*' ? (Array.isArray(value) ? Object.keys(value) : []) : [step];
  const inside: Readonly<Record<string, unknown>> = { ...value };
  return names.flatMap(name => valuesAt(inside[name], rest, field === '' ? name : `${field}.${name}`));
}

/** Warnings about an application that is imported nevertheless: a phone that is not ten digits from 6 to 9, in
 *  any spelling, and a PAN of the wrong form. Missing and blank values are not warned about.
 *  @returns the field and what it is not, never its value
 *  @source decisions, Import */
export function applicationWarnings(wire: object): readonly string[] {
  return places.flatMap(({ path, kind }) =>
    valuesAt(wire, path.split('.')).flatMap(([field, value]) => {
      if (value === null || value === undefined) return [];
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : null;
      if (text?.trim() === '' || (text !== null && rules[kind].fits(text))) return [];
      return [`${field}: ${rules[kind].why}`];
    }),
  );
}
