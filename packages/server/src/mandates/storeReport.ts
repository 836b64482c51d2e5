import { instant } from '@lending-desk/domain/calendar';
import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { mandateAfter } from '@lending-desk/domain/mandates';
import { and, eq, ne, sql } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import type { Transaction } from '../db/client';
import { enqueue } from '../jobs/enqueue';
import { announce } from '../live/announce';
import { putSections, readSections } from '../loan/sections';
import { loanSection, providerBody, umrnOf } from '../loan/table';
import type { FoundMandate } from '../providers/mandates/mandates';
import type { MandateRow } from './lockMandate';
import { reissueMandateJob } from './reissueMandate';
import { mandate } from './table';

/** What was told of the current subscription of a loan. */
export interface Told {
  readonly status: string;
  /** The provider's time of that status. */
  readonly at: Date;
  readonly providerId: string | null;
  /** Its details as asked for; null where there was no answer. */
  readonly found: FoundMandate | null;
  readonly now: Date;
}

/** The actor in audit rows of changes no user made. */
const actorName = 'Cashfree';

/** Stores what was told of a mandate, under its loan's lock: the section that people see, the UMRN, the audit row, the
 *  notice, the provider's answer as received, and for a wrong account the order to issue another link.
 *  @returns 'late' for a status from before the known one, 'refused' where the UMRN is another loan's [M48]
 *  @source providers: Cashfree */
export async function storeReport(
  tx: Transaction,
  row: MandateRow,
  { status: told, at: toldAt, providerId, found, now }: Told,
): Promise<'noted' | 'late' | 'refused'> {
  const { loanId, reference } = row;
  if (row.statusAt !== null && toldAt < row.statusAt) return 'late';
  const subscription = found?.subscription ?? null;
  // What was asked for is newer than what was told.
  const status = subscription?.status ?? told;
  const at = status === told ? toldAt : now;
  const umrn = subscription?.umrn ?? row.umrn;
  if (umrn !== null && (await isOfAnotherLoan(tx, loanId, umrn))) return 'refused';
  const sections = await readSections(tx, loanId, ['cashfreeDetails', 'personalDetails', 'financialDetails']);
  const before = fieldsOf(sections['cashfreeDetails']);
  const wrongBefore = row.wrongReference === reference;
  const { section, wrong } = mandateAfter(
    { section: before, wrong: wrongBefore },
    { status, at: instant(at.toISOString()), found: subscription },
    {
      fullName: textAt(fieldsOf(sections['personalDetails']), 'fullName'),
      accountNumber: textAt(fieldsOf(sections['financialDetails']), 'accountNumber'),
    },
  );
  await tx
    .update(mandate)
    .set({
      providerId: subscription?.providerId ?? providerId ?? row.providerId,
      planId: subscription?.planId ?? row.planId,
      status,
      statusAt: at,
      umrn: wrong ? row.umrn : umrn,
      wrongReference: wrong ? reference : null,
      ...(found && { askedAt: now }),
    })
    .where(eq(mandate.loanId, loanId));
  if (JSON.stringify(section) === JSON.stringify(before)) return 'noted';
  await putSections(tx, [{ loanId, sections: { cashfreeDetails: section } }]);
  if (found) {
    await tx.insert(providerBody).values({ loanId, provider: 'cashfree', receivedAt: now, body: found.raw });
  }
  await tx.insert(auditRow).values({
    at: now,
    actorId: null,
    actorName,
    action: 'mandates.changed',
    loanId,
    before: { status: before['status'] ?? null },
    after: { status: section['status'], reference },
    requestId: `mandate-${reference}`,
  });
  await announce(tx, loanId, 'repayment');
  if (wrong && !wrongBefore) {
    await enqueue(tx, reissueMandateJob, { key: reference, payload: { loanId, reference }, runAt: now, now });
  }
  return 'noted';
}

/** A UMRN that came with an imported loan stands in its section only. */
async function isOfAnotherLoan(tx: Transaction, loanId: number, umrn: string): Promise<boolean> {
  const [stored] = await tx
    .select({ loanId: mandate.loanId })
    .from(mandate)
    .where(and(eq(mandate.umrn, umrn), ne(mandate.loanId, loanId)));
  if (stored) return true;
  const [imported] = await tx
    .select({ loanId: loanSection.loanId })
    .from(loanSection)
    .where(
      and(
        // The words of the index.
        sql`${loanSection.name} = 'cashfreeDetails'`,
        eq(umrnOf(loanSection), umrn),
        ne(loanSection.loanId, loanId),
      ),
    );
  return imported !== undefined;
}
