import type { AdditionalDocumentRow, BankStatementRow, DocumentRow } from '@lending-desk/domain/documents';
import type { FileLink } from '@lending-desk/domain/files';

/** A file the document viewer can show. */
export type ReadableFile = {
  /** Stays the same when the link is renewed. */
  id: string;
  title: string;
  url: string;
  kind: 'image' | 'pdf';
  fileName: string;
  /** The statement whose stored password opens this file. @default no stored password */
  passwordOf?: string | undefined;
};

/** The three lists of the tab. */
export type Lists = {
  /** PAN and address proof, or the state of their loading. */
  papers: readonly DocumentRow[] | 'loading' | 'failed';
  /** Null when the field could not be read. */
  statements: readonly BankStatementRow[] | null;
  /** Null when the field could not be read. */
  documents: readonly AdditionalDocumentRow[] | null;
};

function readableFile(file: FileLink | null, title: string, passwordOf?: string): ReadableFile[] {
  if (!file || file.url === null || file.kind === 'other') return [];
  return [{ id: idOf(file), title, url: file.url, kind: file.kind, fileName: file.fileName, passwordOf }];
}

/** Identifies a file. Masked files use their reveal reference, because their keys are masked and may be equal. */
export const idOf = (file: FileLink): string => file.reveal ?? file.key;

/** A document's title, for the viewer and the buttons. */
export const titleOf = {
  paper: ({ type, paper }: DocumentRow) => (paper === null ? type : `${type}, ${paper}`),
  statement: ({ fileId }: BankStatementRow) => `Bank statement ${fileId}`,
  document: ({ documentType }: AdditionalDocumentRow) => documentType ?? 'Additional document',
};

/** All files of the tab the viewer can page through, in the tab's order, without duplicates. */
export function readable({ papers, statements, documents }: Lists): readonly ReadableFile[] {
  const all = [
    ...(typeof papers === 'string' ? [] : papers.flatMap(row => readableFile(row.file, titleOf.paper(row)))),
    ...(statements ?? []).flatMap(row =>
      readableFile(row.file, titleOf.statement(row), row.hasPassword ? row.fileId : undefined),
    ),
    ...(documents ?? []).flatMap(row => readableFile(row.file, titleOf.document(row))),
  ];
  return [...new Map(all.map(file => [file.id, file])).values()];
}

/** Whether any file has a link; masked files have none. */
export function hasLinks({ papers, statements, documents }: Lists): boolean {
  const rows = [...(typeof papers === 'string' ? [] : papers), ...(statements ?? []), ...(documents ?? [])];
  return rows.some(({ file }) => file !== null && file.url !== null);
}
