import { field, isObject, listOf, textAt } from '../loose/loose';
import { masked } from '../loose/masked';
import { type FileLink, fileLinkOf, fileWire } from '../files/fileLink';
import * as v from 'valibot';

/** Replaces a statement's password, whatever its length. */
export const passwordMask = '••••••••';

const flag = v.nullish(v.boolean());
const optionalText = v.nullish(v.string());

/** A bank statement in wire shape (CR-150, CS-132). */
export const bankStatementWire = v.object({
  fileId: masked('plain', v.nullish(v.union([v.string(), v.number()]))),
  password: masked('password', v.nullish(v.union([v.string(), v.number()]))),
  file: fileWire,
  processed: flag,
  active: flag,
  perfiosInstitutionId: masked('plain', v.nullish(v.union([v.string(), v.number()]))),
  processingError: v.nullish(
    v.object({
      error: v.nullish(
        v.object({
          code: optionalText,
          message: optionalText,
          details: v.nullish(v.array(v.object({ code: optionalText, message: optionalText }))),
        }),
      ),
    }),
  ),
});

/** A bank statement as the Docs tab lists it (CR-077, CR-150). */
export interface BankStatementRow {
  /** Empty when the entry has none. */
  readonly fileId: string;
  /** The password itself is never included: it must be revealed. */
  readonly hasPassword: boolean;
  readonly file: FileLink | null;
}

/** The bank statements of a loan in order; skips anything that is not an object.
 *  @returns null when the field is not a list */
export function bankStatementRows(wire: unknown): readonly BankStatementRow[] | null {
  return (
    listOf(wire)
      ?.filter(isObject)
      .map(entry => ({
        fileId: textAt(entry, 'fileId'),
        hasPassword: textAt(entry, 'password') !== '',
        file: fileLinkOf(field(entry, 'file')),
      })) ?? null
  );
}
