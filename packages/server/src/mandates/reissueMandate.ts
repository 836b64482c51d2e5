import { fieldsOf, textAt } from '@lending-desk/domain/loose';
import { normalisePhone } from '@lending-desk/domain/loan';
import { dayMs } from '@lending-desk/domain/calendar';
import { mandateReference, mandateReissued } from '@lending-desk/domain/mandates';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { auditRow } from '../audit/table';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { declareJob, type Job, jobOf } from '../jobs/declareJob';
import { announce } from '../live/announce';
import { putSections, readSections } from '../loan/sections';
import { loan } from '../loan/table';
import { askProvider } from '../providers/askProvider';
import type { MadeMandate, MandateRequest } from '../providers/mandates/mandates';
import type { MandatesOf } from '../providers/mandates/mandatesOf';
import type { MandateRow } from './lockMandate';
import { mandate } from './table';

const createLimitMs = 15_000;
const hourMs = 60 * 60_000;
/** How long the customer may authorise it, and the plan where the provider named none. */
const validDays = 365;
const usualPlan = 'PLAN-EMI';

export const reissueMandateJob = declareJob({
  kind: 'mandates.reissue',
  payload: v.object({ loanId: v.number(), reference: v.string() }),
  attempts: 10,
  quietSeconds: 60,
  atOnce: 2,
  backOff: { firstSeconds: 60, mostSeconds: 3600 },
});

/** Issues another link for a mandate that was authorised for a wrong account. The next subscription is noted before
 *  the provider is asked: when its answer is lost, the one after it is asked for, and nobody has the link of the lost
 *  one.
 *  @source providers: Cashfree */
export const reissueMandateBy = (providerOf: MandatesOf): Job =>
  jobOf(reissueMandateJob, {
    run: async ({ db, now, signal, ...context }, { loanId, reference }) => {
      const provider = providerOf(context);
      // Issued when there is an account again.
      if (!provider) return { again: new Date(now().getTime() + hourMs) };
      const request = await noteNext(db, { loanId, reference }, now());
      if (request === null) return 'done';
      const options = { now: now(), ms: createLimitMs, ends: signal };
      const made = await askProvider(db, 'mandates', ends => provider.create(request, ends), options);
      await storeMade(db, { loanId, request }, made, now());
      return 'done';
    },
  });

/** @returns null when another link was issued already, or the account turned out to be right */
async function noteNext(
  db: Database,
  { loanId, reference }: Pick<MandateRow, 'loanId' | 'reference'>,
  now: Date,
): Promise<MandateRequest | null> {
  return inTransaction(db, async tx => {
    await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, loanId)).for('update');
    const [row] = await tx.select().from(mandate).where(eq(mandate.loanId, loanId));
    if (row?.wrongReference !== reference) return null;
    if (row.reference !== reference && row.providerId !== null) return null;
    const number = row.number + 1;
    const next = mandateReference({ loanId, number });
    await tx
      .update(mandate)
      .set({ number, reference: next, providerId: null, status: null, statusAt: null, askedAt: now })
      .where(eq(mandate.loanId, loanId));
    const { personalDetails } = await readSections(tx, loanId, ['personalDetails']);
    const person = fieldsOf(personalDetails);
    return {
      reference: next,
      planId: row.planId ?? usualPlan,
      customer: {
        name: textAt(person, 'fullName'),
        phone: normalisePhone(textAt(person, 'primaryPhoneNumber')) ?? '',
        email: textAt(person, 'email'),
      },
      expiresAt: new Date(now.getTime() + validDays * dayMs),
    };
  });
}

async function storeMade(
  db: Database,
  { loanId, request }: { readonly loanId: number; readonly request: MandateRequest },
  made: MadeMandate | 'refused',
  now: Date,
): Promise<void> {
  const { reference, customer } = request;
  await inTransaction(db, async tx => {
    await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, loanId)).for('update');
    const { cashfreeDetails } = await readSections(tx, loanId, ['cashfreeDetails']);
    if (made !== 'refused') {
      await tx
        .update(mandate)
        .set({ providerId: made.providerId, status: 'INITIALIZED' })
        .where(eq(mandate.reference, reference));
      const section = mandateReissued(fieldsOf(cashfreeDetails), {
        authLink: made.authLink,
        details: {
          bankAccountHolder: null,
          bankAccountNumber: null,
          customerName: customer.name,
          customerEmail: customer.email,
          customerPhone: customer.phone,
          mode: null,
          status: 'INITIALIZED',
          addedOn: null,
          scheduledOn: null,
        },
      });
      await putSections(tx, [{ loanId, sections: { cashfreeDetails: section } }]);
    }
    await tx.insert(auditRow).values({
      at: now,
      actorId: null,
      actorName: 'Cashfree',
      action: made === 'refused' ? 'mandates.reissueRefused' : 'mandates.reissued',
      loanId,
      after: { reference },
      requestId: `mandate-${reference}`,
    });
    await announce(tx, loanId, 'repayment');
  });
}
