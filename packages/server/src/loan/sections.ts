import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client';
import { loanSection } from './table';

/** Some sections of a loan by name. */
export async function readSections(
  db: Database | Transaction,
  loanId: number,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const rows = await db
    .select({ name: loanSection.name, body: loanSection.body })
    .from(loanSection)
    .where(and(eq(loanSection.loanId, loanId), inArray(loanSection.name, [...names])));
  return Object.fromEntries(rows.map(row => [row.name, row.body]));
}
