import { addDays, businessDate, instantAt } from '@lending-desk/domain/calendar';
import { openAccount, postThrough } from '@lending-desk/domain/repayment';
import { anyActions, anyTerms, lawRuns, live } from '@lending-desk/domain/testing/accountSequences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { eachEngine } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { bookEvent } from './bookEvent';
import { checkLedger, type Deviation } from './checkLedger';
import { dayEnd } from './dayEnd';
import { readAccount } from './readAccount';
import { storeAccounts } from './storeAccounts';
import { trialBalance } from './trialBalance';

const by = { id: null, name: 'Test', requestId: 'test' };
const runs = lawRuns(15);

eachEngine(server => {
  it('stores of any sequence of events what the rules make of it: the entries, what lists show, and a trial balance of zero [XR-025.d, XR-139.b]', async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(anyTerms, anyActions(), async (terms, actions) => {
        number += 1;
        const { db, clock } = server();
        const loanId = loanIdOf(number);
        await storeLoans(db, [aLine(number)]);
        const opened = {
          loanId,
          number: 0,
          reference: `disbursal ${loanId}`,
          kind: 'disbursal',
          bookedOn: terms.disbursedOn,
          at: clock.now,
          byName: by.name,
        };
        await inTransaction(db, tx => storeAccounts(tx, [{ account: openAccount(terms), opened }]));
        let account = openAccount(terms);
        let day = terms.disbursedOn;
        for (const [index, step] of [...live(terms, actions)].entries()) {
          ({ account, day } = step);
          clock.now = new Date(instantAt(day, 11 * 60));
          if (step.event === null) continue;
          const { bookedOn: _, ...event } = step.event;
          const reference = `${loanId}-${index}`;
          await inTransaction(db, tx => bookEvent(tx, loanId, event, { now: clock.now, by, reference }));
        }
        day = addDays(day, 1);
        await dayEnd(db, day);
        const stored = await readAccount(db, loanId);
        const derived = postThrough(account, day);
        expect(stored?.groups).toEqual(derived.groups);
        expect(stored?.receipts).toEqual(derived.receipts);
      }),
      { ...runs, endOnFailure: true },
    );
    const { db } = server();
    const deviations: Deviation[] = [];
    expect(await checkLedger(db, deviation => void deviations.push(deviation))).toBe(number);
    expect(deviations).toEqual([]);
    const balances = await trialBalance(db, businessDate('2100-01-01'));
    expect(balances.length).toBeGreaterThan(3);
    expect(balances.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
  });
});
