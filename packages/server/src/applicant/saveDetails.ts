import {
  dobFault,
  type EditField,
  type EditValues,
  fieldsOfBody,
  overtakenFields,
  storedValues,
  withChanges,
} from '@lending-desk/domain/applicant';
import type { contract } from '@lending-desk/domain/contract';
import { listedPerson } from '@lending-desk/domain/loan';
import { fieldsOf, isObject, type JsonObject } from '@lending-desk/domain/loose';
import { eq } from 'drizzle-orm';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { readSections, writeSections } from '../loan/sections';
import { loan } from '../loan/table';
import { openForEdit, overtaken, remarkChange } from './openForEdit';

type Group = 'personal' | 'professional' | 'financial';
type Changes = JsonObject & {
  readonly loanId: string;
  readonly original?: EditValues | undefined;
};

const sectionOf = {
  personal: 'personalDetails',
  professional: 'professionalDetails',
  financial: 'financialDetails',
} as const;

/** Saves the changed fields of one group: the section, what lists and searches read of it, and after the approval a
 *  remark. Fields that have the value already are not written again. */
async function saveGroup(
  context: SignedInContext,
  group: Group,
  { loanId: ref, original = {}, ...changes }: Changes,
): Promise<object> {
  return inTransaction(context.db, async tx => {
    const row = await openForEdit(tx, context, ref, 'loan');
    const { loanId } = row;
    const action = `applicant.${group}`;
    const name = sectionOf[group];
    const sections = await readSections(tx, loanId, [name, 'personalDetails']);
    const after = withChanges(sections[name], changes);
    const stored = storedValues(sections, [group]);
    const wanted = storedValues({ [name]: after }, [group]);
    const sent = fieldsOfBody(group, changes);
    const late = overtakenFields(sent, { original, stored, wanted });
    if (late.length > 0) throw await overtaken(tx, loanId, { action, group }, late);
    const changed = sent.filter(field => stored[field.name] !== wanted[field.name]);
    if (changed.length === 0) return {};
    assertPastBirthDate(context, changes['dob']);
    await writeSections(tx, context, {
      loanId,
      sections: {
        [name]: group === 'financial' ? withoutStaleCheck(after, changed) : after,
        ...(group === 'professional' && personalCopy(sections['personalDetails'], after)),
      },
      action,
      announces: 'applicant',
    });
    if (group === 'personal') await updateRow(tx, context, loanId, { person: after, changed });
    await remarkChange(
      tx,
      context,
      row,
      changed.map(field => field.fullLabel),
    );
    return {};
  });
}

/** @throws Refused 400 for a date of birth that is not in the past */
function assertPastBirthDate({ now }: SignedInContext, dob: unknown): void {
  if (typeof dob !== 'string') return;
  const fault = dobFault(dob, todayOf(now));
  if (fault !== null) throw new Refused(400, fault, undefined, undefined, { dob: fault });
}

/** The penny drop was made with the account as it was; it says nothing about another one. */
function withoutStaleCheck(account: JsonObject, changed: readonly EditField[]): JsonObject {
  const other = changed.some(({ name }) => name === 'accountNumber' || name === 'ifscCode');
  return other ? { ...account, verificationResult: null } : account;
}

/** Some senders have the work address in the personal details as well: it stays the same in both. */
function personalCopy(personal: unknown, work: JsonObject): JsonObject {
  if (!isObject(fieldsOf(personal)['workAddress'])) return {};
  return { personalDetails: { ...fieldsOf(personal), workAddress: work['workAddress'] ?? null } };
}

/** The columns that lists and searches read of a field. */
const listedIn: Readonly<Record<string, 'fullName' | 'alternatePhone' | 'email'>> = {
  fullName: 'fullName',
  alternatePhoneNumber: 'alternatePhone',
  email: 'email',
};

/** Updates what lists and searches read of the changed fields; of the others it stays as it was. */
async function updateRow(
  tx: Transaction,
  context: SignedInContext,
  loanId: number,
  { person, changed }: { readonly person: JsonObject; readonly changed: readonly EditField[] },
): Promise<void> {
  const listed = listedPerson(person);
  const columns = changed.flatMap(({ name }) => listedIn[name] ?? []);
  const values = Object.fromEntries(columns.map(column => [column, listed[column]]));
  await tx
    .update(loan)
    .set({ ...values, updatedAt: context.now })
    .where(eq(loan.loanId, loanId));
}

/** Saves changed personal details and home addresses (CS-108). */
export const savePersonal: Verb<typeof contract.applicant.personal> = async (context, input) =>
  saveGroup(context, 'personal', input);

/** Saves changed professional details and the work address (CS-109). */
export const saveProfessional: Verb<typeof contract.applicant.professional> = async (context, input) =>
  saveGroup(context, 'professional', input);

/** Saves changed financial details (CS-110). */
export const saveFinancial: Verb<typeof contract.applicant.financial> = async (context, input) =>
  saveGroup(context, 'financial', input);
