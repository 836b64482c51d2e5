import { looseFields, looseList } from '../contract/looseFields';
import { type FileLink, fileLinkOf } from './fileLink';

/** What stands in the place of a statement's password, whatever its length. */
export const passwordMask = '••••••••';

/** A bank statement as the Docs tab lists it (CR-077, CR-150). */
export interface BankStatementRow {
  /** Empty when the entry has none. */
  readonly fileId: string;
  /** The password itself never comes along: it is asked for. */
  readonly hasPassword: boolean;
  readonly file: FileLink | null;
}

/** The bank statements of a loan, in their order; an entry that is no statement is left out.
 *  @returns null when the field is no list */
export function bankStatementRows(wire: unknown): readonly BankStatementRow[] | null {
  return (
    looseList(wire)?.flatMap(entry => {
      const fields = looseFields(entry);
      if (!fields) return [];
      return {
        fileId: fields.text('fileId'),
        hasPassword: fields.text('password') !== '',
        file: fileLinkOf(fields.value('file')),
      };
    }) ?? null
  );
}
