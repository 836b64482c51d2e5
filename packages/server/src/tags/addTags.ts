import type { contract } from '@lending-desk/domain/contract';
import { recordAudit } from '../audit/record';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import type { Verb } from '../http/verb';
import { creditTag } from './table';

/** The key by which two spellings are one tag: ignores case and the encoding of accents. */
export function tagKey(name: string): string {
  return name.normalize('NFC').toLocaleLowerCase('en');
}

/** Every tag, in alphabetical order. */
export async function findTags(db: Database | Transaction): Promise<string[]> {
  const tags = await db.select({ name: creditTag.name }).from(creditTag).orderBy(creditTag.nameKey);
  return tags.map(tag => tag.name);
}

/** Adds the tags that are new, ignoring case, and answers all tags (CR-201). */
export const addTags: Verb<typeof contract.tags.add> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const byKey = new Map(input.creditTags.map(name => [tagKey(name), name]));
    // In the same order for everybody, so that two people adding the same tags never deadlock.
    const rows = [...byKey].sort(([left], [right]) => (left < right ? -1 : 1));
    const added = await tx
      .insert(creditTag)
      .values(rows.map(([nameKey, name]) => ({ nameKey, name, createdOn: context.now })))
      .onConflictDoNothing()
      .returning({ name: creditTag.name });
    await recordAudit(tx, context, { action: 'tags.add', after: { added: added.map(tag => tag.name) } });
    return { data: { creditTags: await findTags(tx) } };
  });
