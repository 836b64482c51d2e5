import { passwordKey } from '@lending-desk/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { loanSection } from '../loan/table';
import { sealPlainPasswords } from './passwords';
import { sealedPrefix } from './seal';

const batchSize = 200;

// The walk of sealPlainPasswords in the database's own words, so that what is sealed already is not fetched at every
// start. The name is looked at first: the other sections may be megabytes.
const hasPlainPassword = sql`case when lower(${loanSection.name}) = 'bankstatements' then
  jsonb_path_exists(${loanSection.body}, ${sql.raw(`'
    $.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "${passwordKey.source}" flag "i").value.**
      ? (@.type() == "number" || @.type() == "string" && @ != "" && !(@ starts with "${sealedPrefix}"))'`)})
  else false end`;

const isAfter = ({ loanId, name }: { loanId: number; name: string }) =>
  sql`(${loanSection.loanId}, ${loanSection.name}) > (${loanId}, ${name})`;

/** Seals the statement passwords that an older version stored as they came. Doing it again, or on several servers at once, changes nothing.
 *  @returns how many loans had one */
export async function sealStored(db: Database, secret: string): Promise<number> {
  let sealed = 0;
  let after = { loanId: 0, name: '' };
  for (;;) {
    const last = await inTransaction(db, async tx => {
      const rows = await tx
        .select()
        .from(loanSection)
        .where(and(isAfter(after), hasPlainPassword))
        .orderBy(asc(loanSection.loanId), asc(loanSection.name))
        .limit(batchSize)
        .for('update');
      for (const { loanId, name, body } of rows) {
        await tx
          .update(loanSection)
          .set({ body: sealPlainPasswords(body, { loanId, secret }) })
          .where(and(eq(loanSection.loanId, loanId), eq(loanSection.name, name)));
      }
      return { rows: rows.length, after: rows.at(-1) ?? after };
    });
    sealed += last.rows;
    after = last.after;
    if (last.rows < batchSize) return sealed;
  }
}
