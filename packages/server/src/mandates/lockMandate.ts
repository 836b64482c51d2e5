import { parseInstant } from '@lending-desk/domain/calendar';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { type MandateNumber, mandateReference } from '@lending-desk/domain/mandates';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { mandate } from './table';

export type MandateRow = typeof mandate.$inferSelect;

/** Locks the loan of a subscription, and reads what is known of its mandate; one that is named for the first time
 *  becomes known by it, and one with a higher number takes the place of the former.
 *  @returns null where there is no such loan, or another subscription has taken the place of this one */
export async function lockMandate(
  tx: Transaction,
  { loanId, number }: MandateNumber,
): Promise<MandateRow | null> {
  const [held] = await tx
    .select({ loanId: loan.loanId })
    .from(loan)
    .where(eq(loan.loanId, loanId))
    .for('update');
  if (!held) return null;
  const [known] = await tx.select().from(mandate).where(eq(mandate.loanId, loanId));
  if (known && known.number >= number) return known.number === number ? known : null;
  const named = { number, reference: mandateReference({ loanId, number }) };
  const told = known
    ? { ...named, providerId: null, status: null, statusAt: null }
    : { ...named, ...(await importedStatus(tx, loanId)) };
  const [row] = await tx
    .insert(mandate)
    .values({ loanId, ...told })
    .onConflictDoUpdate({ target: mandate.loanId, set: told })
    .returning();
  return row ?? null;
}

/** The status a loan came with. */
async function importedStatus(tx: Transaction, loanId: number) {
  const { cashfreeDetails } = await readSections(tx, loanId, ['cashfreeDetails']);
  const details = fieldsOf(cashfreeDetails);
  const at = parseInstant(textAt(details, 'statusUpdatedOn'));
  return { status: textAt(details, 'status') || null, statusAt: at === null ? null : new Date(at) };
}
