import type { StatementEntry } from '@lending-desk/domain/statements';

/** What a statement is called: its file, or the number of one whose file is not known. */
export const nameOf = ({ file, fileId }: StatementEntry): string => file?.fileName ?? `Statement ${fileId}`;
