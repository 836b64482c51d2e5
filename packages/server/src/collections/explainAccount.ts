import { type BusinessDate, businessDateOf, instant } from '@lending-desk/domain/calendar';
import { collectionsMessages } from '@lending-desk/domain/collections';
import type { contract } from '@lending-desk/domain/contract';
import { closingQuote, explainedAccount, quotedDays } from '@lending-desk/domain/repayment';
import { and, eq, inArray } from 'drizzle-orm';
import { desksWith } from '@lending-desk/domain/access';
import { recordAudit } from '../audit/record';
import { todayOf } from '../calendar/todayOf';
import { callRecord } from '../calls/table';
import { Refused, type Verb } from '../http/verb';
import { readAccount } from '../ledger/readAccount';
import { openLoan } from '../loan/openLoan';
import { readPromises, wirePromise } from './promises';

/** Says where the figures of a loan's account come from, and writes an audit row of the read. */
export const explainAccount: Verb<typeof contract.collections.explain> = async (context, input) => {
  const { db } = context;
  const { loanId } = await openLoan(db, context, input.loanId, 'collections');
  const today = todayOf(context.now);
  const [account, promises, calls] = await Promise.all([
    readAccount(db, loanId),
    readPromises(db, [loanId], today),
    db
      .select({ askedAt: callRecord.askedAt })
      .from(callRecord)
      .where(and(eq(callRecord.loanId, loanId), inArray(callRecord.desk, [...desksWith('recoveryCalls')]))),
    recordAudit(db, context, { action: 'collections.explain', loanId }),
  ]);
  if (account === null) return { data: null };
  const { emis, ...explained } = explainedAccount(account, today);
  const called = calls.map(({ askedAt }) => businessDateOf(instant(askedAt.toISOString())));
  return {
    data: {
      ...explained,
      emis: emis.map((emi, index) => {
        const next = emis[index + 1]?.dueDate;
        const isWithin = (day: BusinessDate) => day >= emi.dueDate && (next === undefined || day < next);
        return {
          ...emi,
          calls: called.filter(isWithin).length,
          promises: (promises.get(loanId) ?? []).filter(({ dueOn }) => isWithin(dueOn)).map(wirePromise),
        };
      }),
    },
  };
};

/** Quotes the closing of a loan for a day (M32).
 *  @throws Refused 409 without an account, 422 for a day that is not quoted */
export const quoteClosing: Verb<typeof contract.collections.quote> = async (context, input) => {
  const { db } = context;
  const { loanId } = await openLoan(db, context, input.loanId, 'collections');
  const account = await readAccount(db, loanId);
  if (account === null) throw new Refused(409, collectionsMessages.noAccount);
  const { from, to } = quotedDays(account, todayOf(context.now));
  if (input.on < from || input.on > to) throw new Refused(422, collectionsMessages.quotedFromTo);
  return { data: closingQuote(account, input.on) };
};
