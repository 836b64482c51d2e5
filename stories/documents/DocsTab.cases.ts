import { additionalDocumentRows, bankStatementRows } from '@lending-desk/domain/documents';
import type { DocsTabProps } from '@lending-desk/ui/documents/DocsTab';
import { fn, within } from 'storybook/test';
import { handedIn, papersHandedIn } from '../fixtures/handedIn';
import type { Area } from '../panels';

/** All kinds of documents; one statement has a password. */
export const docsArgs = {
  papers: papersHandedIn,
  statements: bankStatementRows(handedIn.bankStatements),
  documents: additionalDocumentRows(handedIn.additionalDocuments),
  onRefresh: fn(),
  onReveal: fn(async (): Promise<string | null> => 'KAVY3214'),
} satisfies DocsTabProps;

export const table = (canvas: Area, name: string) => within(canvas.getByRole('table', { name }));
export const rowOf = (canvas: Area, name: string, row: RegExp) =>
  within(table(canvas, name).getByRole('row', { name: row }));
