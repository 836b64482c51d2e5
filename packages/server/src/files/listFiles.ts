import type { contract } from '@lending-desk/domain/contract';
import { desc, eq } from 'drizzle-orm';
import type { Verb } from '../http/verb';
import { openLoan } from '../loan/openLoan';
import { storedFile } from './table';

/** The files that belong to this one loan, replaced pictures among them; not those that any loan may name. */
export const listFiles: Verb<typeof contract.files.list> = async (context, { id }) => {
  const { loanId } = await openLoan(context.db, context, id, 'customerSupport');
  const rows = await context.db
    .select({
      key: storedFile.key,
      contentType: storedFile.contentType,
      size: storedFile.size,
      createdAt: storedFile.createdAt,
      replacedAt: storedFile.replacedAt,
    })
    .from(storedFile)
    .where(eq(storedFile.loanId, loanId))
    .orderBy(desc(storedFile.createdAt), storedFile.key);
  return {
    data: {
      loanId,
      files: rows.map(({ createdAt, replacedAt, ...file }) => ({
        ...file,
        storedAt: createdAt.toISOString(),
        replacedAt: replacedAt?.toISOString() ?? null,
      })),
    },
  };
};
