import type { AdditionalDocumentRow, BankStatementRow, DocumentRow } from '@lending-desk/domain/documents';
import type { FileLink } from '@lending-desk/domain/files';

/** A file that can be looked at in place. */
export type ReadableFile = {
  /** The same while the link is renewed. */
  id: string;
  title: string;
  url: string;
  kind: 'image' | 'pdf';
  fileName: string;
  /** The statement whose password is kept and can be asked for. @default none is kept */
  passwordOf?: string | undefined;
};

function readableFile(file: FileLink | null, title: string, passwordOf?: string): ReadableFile[] {
  if (!file || file.url === null || file.kind === 'other') return [];
  return [{ id: idOf(file), title, url: file.url, kind: file.kind, fileName: file.fileName, passwordOf }];
}

/** What tells a file from others: the key of a covered one is masked, so that two may read alike. */
export const idOf = (file: FileLink): string => file.reveal ?? file.key;

/** The name of a row's document, as the viewer and the buttons say it. */
export const titleOf = {
  paper: ({ type, paper }: DocumentRow) => (paper === null ? type : `${type}, ${paper}`),
  statement: ({ fileId }: BankStatementRow) => `Bank statement ${fileId}`,
  document: ({ documentType }: AdditionalDocumentRow) => documentType ?? 'Additional document',
};

/** Everything of the tab that can be leafed through, in its order, each file once. */
export function readable(
  papers: readonly DocumentRow[] | 'loading' | 'failed',
  statements: readonly BankStatementRow[] | null,
  documents: readonly AdditionalDocumentRow[] | null,
): readonly ReadableFile[] {
  const all = [
    ...(typeof papers === 'string' ? [] : papers.flatMap(row => readableFile(row.file, titleOf.paper(row)))),
    ...(statements ?? []).flatMap(row =>
      readableFile(row.file, titleOf.statement(row), row.hasPassword ? row.fileId : undefined),
    ),
    ...(documents ?? []).flatMap(row => readableFile(row.file, titleOf.document(row))),
  ];
  return [...new Map(all.map(file => [file.id, file])).values()];
}

/** Whether any file came with its link; those of viewers come covered. */
export function hasLinks({
  papers,
  statements,
  documents,
}: {
  papers: readonly DocumentRow[] | 'loading' | 'failed';
  statements: readonly BankStatementRow[] | null;
  documents: readonly AdditionalDocumentRow[] | null;
}): boolean {
  const rows = [...(typeof papers === 'string' ? [] : papers), ...(statements ?? []), ...(documents ?? [])];
  return rows.some(({ file }) => file !== null && file.url !== null);
}
