import { isDeepStrictEqual } from 'node:util';
import { passwordKey } from '@lending-desk/domain/loan';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { loan, loanSection } from '../loan/table';
import { prefixOf, sealedPrefix } from '../secrets/seal';
import type { Secrets } from '../secrets/secretsOf';
import { resealPasswords } from './passwords';

const batchSize = 200;

// The traversal of mapPasswords in SQL, so that correctly sealed sections are not fetched. The name is checked
// first: other sections may be megabytes.
const hasOther = (prefix: string) => sql`case when lower(${loanSection.name}) = 'bankstatements' then
  jsonb_path_exists(${loanSection.body}, ${sql.raw(`'
    $.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "${passwordKey.source}" flag "i").value.**
      ? (@.type() == "number" || @.type() == "string" && @ != "" && !(@ starts with "${prefix}"))'`)})
  else false end`;

const isAfter = ({ loanId, name }: { loanId: number; name: string }) =>
  sql`(${loanSection.loanId}, ${loanSection.name}) > (${loanId}, ${name})`;

/** Seals stored statement passwords with the current secret. Repeating it, or running it on several servers at
 *  once, changes nothing.
 *  @param which  `plain`: those that an older version stored unsealed. `all`: also those sealed with a previous
 *  secret, or without a key id
 *  @returns how many sections were changed, and how many passwords none of the secrets opens: they stay
 *  unchanged */
export async function sealStored(
  db: Database,
  secrets: Secrets,
  which: 'plain' | 'all',
): Promise<{ changed: number; unreadable: number }> {
  const wanted = hasOther(which === 'plain' ? sealedPrefix : prefixOf(secrets[0]));
  const sealed = { changed: 0, unreadable: 0 };
  let after = { loanId: 0, name: '' };
  for (;;) {
    const last = await inTransaction(db, async tx => {
      const rows = await tx
        .select(getTableColumns(loanSection))
        .from(loanSection)
        // Locked with its loan, as by everybody who rewrites a section.
        .innerJoin(loan, eq(loan.loanId, loanSection.loanId))
        .where(and(isAfter(after), wanted))
        .orderBy(asc(loanSection.loanId), asc(loanSection.name))
        .limit(batchSize)
        .for('update');
      let changed = 0;
      let unreadable = 0;
      for (const { loanId, name, body } of rows) {
        const resealed = resealPasswords(body, { loanId, secrets });
        unreadable += resealed.unreadable;
        if (isDeepStrictEqual(resealed.section, body)) continue;
        changed += 1;
        await tx
          .update(loanSection)
          .set({ body: resealed.section })
          .where(and(eq(loanSection.loanId, loanId), eq(loanSection.name, name)));
      }
      return { rows: rows.length, changed, unreadable, after: rows.at(-1) ?? after };
    });
    sealed.changed += last.changed;
    sealed.unreadable += last.unreadable;
    after = last.after;
    if (last.rows < batchSize) return sealed;
  }
}
