import { randomUUID } from 'node:crypto';
import {
  approvalMessages,
  type Asked,
  dueFigures,
  eventOf,
  inWords,
  previewOf,
  waitsForAnother,
} from '@lending-desk/domain/approvals';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { type Paise, paiseToRupees } from '@lending-desk/domain/money';
import { type LoanAccount, postThrough } from '@lending-desk/domain/repayment';
import { and, count, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import type { Transaction } from '../db/client';
import { Refused, type SignedInContext } from '../http/verb';
import { bookEvent, lockAccount } from '../ledger/bookEvent';
import { ledgerEvent } from '../ledger/table';
import { announce } from '../live/announce';
import { openLoan } from '../loan/openLoan';
import { approval } from './table';

/** A loan whose money somebody asks to move, locked until the transaction ends. */
export interface HeldAccount {
  readonly loanId: number;
  /** Posted through today. */
  readonly account: LoanAccount;
  readonly today: BusinessDate;
}

/** The account of a loan of the collections desk, locked.
 *  @throws Refused as `openLoan`, and 409 for a loan without an account */
export async function holdAccount(
  tx: Transaction,
  context: SignedInContext,
  ref: string,
): Promise<HeldAccount> {
  const { loanId } = await openLoan(tx, context, ref, 'collections', 'update');
  const account = await lockAccount(tx, loanId);
  if (account === null) throw new Refused(409, approvalMessages.noAccount);
  const today = todayOf(context.now);
  return { loanId, account: postThrough(account, today), today };
}

interface Request {
  readonly asked: Asked;
  /** In paise. */
  readonly amount: Paise;
  readonly reason: string;
}

/** Records a request that moves money. It is judged by the rules that would post it now; what needs no second person is
 *  posted in the same transaction.
 *  @returns the loan's account afterwards, and whether it waits
 *  @throws Refused 409 for what the ledger would refuse
 *  @source M29, M35, M36 */
export async function ask(
  tx: Transaction,
  context: SignedInContext,
  { loanId, account, today }: HeldAccount,
  { asked, amount, reason }: Request,
): Promise<{ readonly account: LoanAccount; readonly waits: boolean }> {
  const { idString: makerId, fullName: makerName } = context.viewer;
  const { fault } = previewOf(account, asked, today);
  if (fault !== null) throw new Refused(409, fault);
  const waits =
    asked.kind !== 'waiver' ||
    waitsForAnother(asked, await waivedAlone(tx, loanId, account), {
      today,
      limit: account.settingsOn(today).aloneLimit,
    });
  const id = randomUUID();
  const [events] = await tx
    .select({ count: count() })
    .from(ledgerEvent)
    .where(eq(ledgerEvent.loanId, loanId));
  await tx.insert(approval).values({
    id,
    loanId,
    kind: asked.kind,
    amount,
    asked,
    figures: dueFigures(account, today),
    eventsThen: events?.count ?? 0,
    reason,
    makerId,
    makerName,
    askedAt: context.now,
    askedOn: today,
    state: waits ? 'waiting' : 'alone',
    ...(!waits && { decidedAt: context.now }),
  });
  await recordAudit(tx, context, {
    action: 'approvals.ask',
    loanId,
    after: { id, kind: asked.kind, amount: paiseToRupees(amount), reason, waits },
  });
  if (waits) {
    await announce(tx, loanId, 'repayment');
    return { account, waits };
  }
  return { account: await postAsked(tx, context, { id, loanId, asked, makerName, today }), waits };
}

/** Posts what was asked.
 *  @throws Refused 409 with what the ledger says
 *  @returns the account afterwards */
export async function postAsked(
  tx: Transaction,
  { viewer, now, requestId }: SignedInContext,
  request: {
    readonly id: string;
    readonly loanId: number;
    readonly asked: Asked;
    readonly makerName: string;
    readonly today: BusinessDate;
  },
): Promise<LoanAccount> {
  const { id, loanId, asked, makerName, today } = request;
  const by = { id: viewer.idString, name: viewer.fullName, requestId };
  const booked = await bookEvent(tx, loanId, eventOf(asked, id, makerName, today), {
    now,
    by,
    reference: `request ${id}`,
  });
  if (booked === null) throw new Refused(409, approvalMessages.noAccount);
  const { account, outcome } = booked;
  if (outcome.outcome === 'refused') throw new Refused(409, inWords(outcome.why));
  return account;
}

/** The waivers that one person posted alone on this loan and nobody undid [M29]. */
async function waivedAlone(tx: Transaction, loanId: number, { receipts }: LoanAccount) {
  const undone = new Set(receipts.flatMap(({ id, reversal }) => (reversal === null ? [] : [id])));
  const rows = await tx
    .select({ id: approval.id, on: approval.askedOn, amount: approval.amount })
    .from(approval)
    .where(and(eq(approval.loanId, loanId), eq(approval.state, 'alone')));
  return rows.filter(({ id }) => !undone.has(id));
}
