import * as v from 'valibot';
import { type BusinessDate, isBusinessDate } from '../calendar/businessDate';
import { businessDateOf, parseInstant } from '../calendar/instant';
import { type FormFaults, verdictBySchema } from '../form/verdict';
import { field, fieldsOf, isObject, type JsonObject, textAt } from '../loose/loose';
import {
  type EditField,
  editField,
  editFields,
  type EditGroup,
  fieldsOfGroup,
  type ProofType,
  proofTypes,
  storedIn,
} from './editFields';
import { dobFault, financialChanges, kycChanges, personalChanges, professionalChanges } from './editRules';
import { apolloStateCodeOf } from './states';

/** The values of the Edit dialog by field name, as text; '' where nothing is stored. Amounts are rupees, a date is
 *  YYYY-MM-DD, several income modes are joined by commas. */
export type EditValues = Readonly<Record<string, string>>;

const pathOf = (name: string) => name.split('.');

/** A date as year-month-day, however it is stored: that is how it is compared (CS-102). */
function yearMonthDay(text: string): string {
  if (isBusinessDate(text)) return text;
  const moment = parseInstant(text);
  return moment === null ? text : businessDateOf(moment);
}

function storedText({ kind, name }: EditField, section: unknown): string {
  if (kind === 'list') {
    const list = field(section, ...pathOf(name));
    return Array.isArray(list) ? list.filter(one => typeof one === 'string').join(',') : '';
  }
  const text = textAt(section, ...pathOf(name));
  return kind === 'date' ? yearMonthDay(text) : text;
}

/** The stored values of some groups.
 *  @param sections  the wire loan: personalDetails, professionalDetails … */
export function storedValues(sections: JsonObject, groups: readonly EditGroup[]): EditValues {
  return Object.fromEntries(
    editFields
      .filter(({ group }) => groups.includes(group))
      .map(one => [one.name, storedText(one, sections[storedIn[one.group]])]),
  );
}

/** The address proof that is there: the first one with a number. */
export function storedProofType(values: EditValues): ProofType {
  return proofTypes.find(type => (values[`${type}.identifierNumber`] ?? '') !== '') ?? 'drivingLicense';
}

/** Whether two values are the same to a reader. */
function sameText(left: string | undefined, right: string | undefined): boolean {
  return (left ?? '').trim() === (right ?? '').trim();
}

/** The fields of a group whose value differs from the one it is compared with (CS-101). */
export function changedFields(
  group: EditGroup,
  { values, stored, proofType }: { values: EditValues; stored: EditValues; proofType: ProofType },
): readonly EditField[] {
  return fieldsOfGroup(group, proofType).filter(({ name }) => !sameText(values[name], stored[name]));
}

function wireValue({ kind, name }: EditField, text: string): unknown {
  const trimmed = text.trim();
  if (kind === 'list') return trimmed === '' ? [] : trimmed.split(',');
  if (kind !== 'rupees' && name !== 'salaryDate') return trimmed;
  // Not a number: left as text, which the schema refuses with its own words.
  return trimmed === '' ? null : Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}

function put(into: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = { ...fieldsOf(into[first]) };
  put(inner, rest, value);
  into[first] = inner;
}

/** Fields as the body of a call has them: nested by their paths. */
export function wireOf(fields: readonly EditField[], values: EditValues): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const one of fields) put(body, pathOf(one.name), wireValue(one, values[one.name] ?? ''));
  return body;
}

/** What the sender saw in the fields it changes. */
export function originalOf(fields: readonly EditField[], stored: EditValues): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, stored[name] ?? '']));
}

const groupSchemas = {
  personal: personalChanges,
  professional: professionalChanges,
  financial: financialChanges,
  pan: kycChanges,
  proof: kycChanges,
} as const;

/** The faults of changed fields, by name; a field that was not changed has none, whatever is stored. */
export function editFaults(
  group: Exclude<EditGroup, 'selfie'>,
  fields: readonly EditField[],
  { values, today }: { values: EditValues; today: BusinessDate },
): FormFaults {
  const body = wireOf(fields, values);
  const verdict = verdictBySchema(groupSchemas[group], body);
  if (!verdict.ok) return verdict.faults;
  const dob = body['dob'];
  const fault = typeof dob === 'string' ? dobFault(dob, today) : null;
  return fault === null ? {} : { dob: fault };
}

/** Sets the changed fields of a section and leaves everything else as it is. A new state of the permanent address
 *  brings its code (CS-106). */
export function withChanges(section: unknown, changes: JsonObject): JsonObject {
  const merged: Record<string, unknown> = { ...fieldsOf(section) };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    merged[name] = isObject(value) ? withChanges(merged[name], value) : value;
    if (name === 'permanentAddress' && typeof field(value, 'state') === 'string')
      merged[name] = {
        ...fieldsOf(merged[name]),
        apolloStateCode: apolloStateCodeOf(textAt(value, 'state')),
      };
  }
  return merged;
}

/** The changed fields of a body, in the order of the dialog. */
export function fieldsOfBody(group: EditGroup, body: JsonObject): readonly EditField[] {
  return editFields.filter(one => one.group === group && field(body, ...pathOf(one.name)) !== undefined);
}

/** The changed fields that somebody else changed since: stored is neither what the sender saw nor what it wants. */
export function overtakenFields(
  fields: readonly EditField[],
  { original, stored, wanted }: { original: EditValues; stored: EditValues; wanted: EditValues },
): readonly EditField[] {
  return fields.filter(
    ({ name }) =>
      original[name] !== undefined &&
      !sameText(original[name], stored[name]) &&
      !sameText(wanted[name], stored[name]),
  );
}

/** What a form shows when the stored values changed under it: a field only they changed has theirs; a field both
 *  changed to different values keeps mine, and is a conflict. A blank at the end stays: the next word may follow. */
export function mergeEdit({
  base,
  mine,
  stored,
}: {
  base: EditValues;
  mine: EditValues;
  stored: EditValues;
}): { readonly values: EditValues; readonly conflicts: readonly EditField[] } {
  const isMine = (name: string) => !sameText(mine[name], base[name]);
  const values = Object.fromEntries(
    Object.entries({ ...mine, ...stored }).map(([name, theirs]) => [
      name,
      isMine(name) || sameText(mine[name], theirs) ? (mine[name] ?? theirs) : theirs,
    ]),
  );
  const conflicts = Object.keys(stored).flatMap(name => {
    const known = editField(name);
    const differs =
      isMine(name) && !sameText(stored[name], base[name]) && !sameText(stored[name], mine[name]);
    return known && differs ? [known] : [];
  });
  return { values, conflicts };
}

/** The body of update-personal-details. @throws when a field has a fault */
export const personalBody = (fields: readonly EditField[], values: EditValues) =>
  v.parse(personalChanges, wireOf(fields, values));

/** The body of update-professional-details. @throws as `personalBody` */
export const professionalBody = (fields: readonly EditField[], values: EditValues) =>
  v.parse(professionalChanges, wireOf(fields, values));

/** The body of update-financial-details. @throws as `personalBody` */
export const financialBody = (fields: readonly EditField[], values: EditValues) =>
  v.parse(financialChanges, wireOf(fields, values));
