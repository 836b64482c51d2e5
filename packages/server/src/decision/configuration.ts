import { type UnderwritingConfig, underwritingConfigSchema } from '@lending-desk/domain/decision';
import { like } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { findTags, tagKey } from '../tags/addTags';
import { creditTag } from '../tags/table';
import { defaultConfig } from './defaultConfig';
import { configuration } from './table';

const prefix = 'underwriting.';

/** The underwriting configuration: each stored list, the default of a list that is not stored, and the tags of
 *  the master list. */
export async function findConfig(db: Database | Transaction): Promise<UnderwritingConfig> {
  const rows = await db
    .select()
    .from(configuration)
    .where(like(configuration.key, `${prefix}%`));
  const stored = Object.fromEntries(rows.map(row => [row.key.slice(prefix.length), row.value]));
  return parse(underwritingConfigSchema, { ...defaultConfig, ...stored, creditTags: await findTags(db) });
}

/** Stores the default lists and tags of a new installation. Leaves existing ones unchanged. */
export async function seedConfiguration(db: Database, now: Date): Promise<void> {
  const { creditTags, ...lists } = defaultConfig;
  await inTransaction(db, async tx => {
    await tx
      .insert(configuration)
      .values(Object.entries(lists).map(([name, value]) => ({ key: `${prefix}${name}`, value })))
      .onConflictDoNothing();
    const known = await tx.select({ name: creditTag.name }).from(creditTag).limit(1);
    if (known.length > 0) return;
    await tx
      .insert(creditTag)
      .values(creditTags.map(name => ({ nameKey: tagKey(name), name, createdOn: now })))
      .onConflictDoNothing();
  });
}
