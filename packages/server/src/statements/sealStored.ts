import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { loanSection } from '../loan/table';
import { sealPlainPasswords } from './passwords';

const batchSize = 200;

const hasPlainPassword = sql`exists (
  select 1
  from jsonb_array_elements(
    case when jsonb_typeof(${loanSection.body}) = 'array' then ${loanSection.body} else jsonb_build_array(${loanSection.body}) end
  ) as entry
  where coalesce(entry ->> 'password', '') <> '' and entry ->> 'password' not like 'sealed:v1:%')`;

/** Seals the statement passwords that an older version stored as they came. Doing it again, or on several servers at once, changes nothing.
 *  @returns how many loans had one */
export async function sealStored(db: Database, secret: string): Promise<number> {
  let sealed = 0;
  let after = 0;
  for (;;) {
    const last = await inTransaction(db, async tx => {
      const rows = await tx
        .select()
        .from(loanSection)
        .where(and(eq(loanSection.name, 'bankStatements'), gt(loanSection.loanId, after), hasPlainPassword))
        .orderBy(asc(loanSection.loanId))
        .limit(batchSize)
        .for('update');
      for (const { loanId, body } of rows) {
        await tx
          .update(loanSection)
          .set({ body: sealPlainPasswords(body, { loanId, secret }) })
          .where(and(eq(loanSection.loanId, loanId), eq(loanSection.name, 'bankStatements')));
      }
      return { rows: rows.length, loanId: rows.at(-1)?.loanId ?? after };
    });
    sealed += last.rows;
    after = last.loanId;
    if (last.rows < batchSize) return sealed;
  }
}
