import { dateText } from '../calendar/format';
import { field, isObject, listOf, textAt } from '../loose/loose';
import { type FileLink, fileLinkOf, fileWire } from '../files/fileLink';
import * as v from 'valibot';

/** An additional document in wire shape (CR-151). */
export const additionalDocumentWire = v.object({
  uploadedOn: v.nullish(v.string()),
  documentType: v.nullish(v.string()),
  file: fileWire,
});

/** An additional document of a loan (CR-078, CR-151). */
export interface AdditionalDocumentRow {
  /** '14 Mar 2026'; unchanged if the date does not exist; null when missing. */
  readonly uploadedOn: string | null;
  readonly documentType: string | null;
  readonly file: FileLink | null;
}

/** The additional documents of a loan in order; skips anything that is not an object.
 *  @returns null when the field is not a list */
export function additionalDocumentRows(wire: unknown): readonly AdditionalDocumentRow[] | null {
  return (
    listOf(wire)
      ?.filter(isObject)
      .map(entry => ({
        uploadedOn: dateText(textAt(entry, 'uploadedOn')) || null,
        documentType: textAt(entry, 'documentType') || null,
        file: fileLinkOf(field(entry, 'file')),
      })) ?? null
  );
}
