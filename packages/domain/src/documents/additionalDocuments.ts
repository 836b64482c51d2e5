import { isBusinessDate } from '../calendar/businessDate';
import { formatDate } from '../calendar/format';
import { isInstant } from '../calendar/instant';
import { looseFields, looseList } from '../contract/looseFields';
import { type FileLink, fileLinkOf, fileWire } from './fileLink';
import * as v from 'valibot';

/** A further document as it travels (CR-151). */
export const additionalDocumentWire = v.object({
  uploadedOn: v.nullish(v.string()),
  documentType: v.nullish(v.string()),
  file: fileWire,
});

/** A further document of a loan (CR-078, CR-151). */
export interface AdditionalDocumentRow {
  /** '14 Mar 2026'; a date that does not exist as it came; null when there is none. */
  readonly uploadedOn: string | null;
  readonly documentType: string | null;
  readonly file: FileLink | null;
}

function dayOf(text: string): string | null {
  if (text === '') return null;
  return isInstant(text) || isBusinessDate(text) ? formatDate(text) : text;
}

/** The additional documents of a loan, in their order; an entry that is no document is left out.
 *  @returns null when the field is no list */
export function additionalDocumentRows(wire: unknown): readonly AdditionalDocumentRow[] | null {
  return (
    looseList(wire)?.flatMap(entry => {
      const fields = looseFields(entry);
      if (!fields) return [];
      return {
        uploadedOn: dayOf(fields.text('uploadedOn')),
        documentType: fields.text('documentType') || null,
        file: fileLinkOf(fields.value('file')),
      };
    }) ?? null
  );
}
