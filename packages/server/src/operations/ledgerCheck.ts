import { type contract, toWireRupees } from '@lending-desk/domain/contract';
import { paise } from '@lending-desk/domain/money';
import { operationsMessages } from '@lending-desk/domain/operations';
import { desc } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { Refused, type Verb } from '../http/verb';
import { enqueue } from '../jobs/enqueue';
import { ledgerCheckDeclaration } from '../ledger/checkJob';
import { ledgerCheck } from '../ledger/table';

/** The last check of the ledger. It names loans and amounts, nobody's data, so reading it is not recorded. */
export const readLedgerCheck: Verb<typeof contract.operations.ledgerCheck> = async ({ db }) => {
  const [last] = await db.select().from(ledgerCheck).orderBy(desc(ledgerCheck.askedAt)).limit(1);
  if (last === undefined) return { data: null };
  const { id: _id, askedAt, endedAt, deviations, ...check } = last;
  return {
    data: {
      ...check,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      deviations: deviations.map(({ difference, ...deviation }) => ({
        ...deviation,
        difference: difference === null ? null : toWireRupees(paise(difference)),
      })),
    },
  };
};

/** Queues a check of every account.
 *  @throws Refused 409 while another one runs */
export const startLedgerCheck: Verb<typeof contract.operations.checkLedger> = context =>
  inTransaction(context.db, async tx => {
    const { now, viewer } = context;
    const [started] = await tx
      .insert(ledgerCheck)
      .values({
        askedAt: now,
        askedBy: viewer.fullName,
        state: 'running',
        accounts: 0,
        compared: 0,
        differ: 0,
        deviations: [],
      })
      .onConflictDoNothing()
      .returning({ id: ledgerCheck.id });
    if (started === undefined) throw new Refused(409, operationsMessages.ledgerCheckRuns);
    const checkId = started.id;
    await enqueue(tx, ledgerCheckDeclaration, { key: checkId, payload: { checkId }, runAt: now, now });
    await recordAudit(tx, context, { action: 'operations.checkLedger', after: { checkId } });
    return { data: { status: operationsMessages.ledgerCheckStarted } };
  });
