import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { businessDateOf, instant, instantAt } from '@lending-desk/domain/calendar';
import { rupees, sum, zeroPaise } from '@lending-desk/domain/money';
import {
  listedAccount,
  openAccount,
  type Outcome,
  postThrough,
  repaymentFigures,
} from '@lending-desk/domain/repayment';
import {
  comparableFigures,
  expectedFigures,
  loanEventOf,
  parseScenarios,
  type Scenario,
  scenarioDay,
} from '@lending-desk/domain/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../db/rowsOf';
import { inTransaction } from '../db/transaction';
import { withServer, type TestServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { bookEvent } from './bookEvent';
import { accountOf, readAccount, readAccounts } from './readAccount';
import { storeAccounts } from './storeAccounts';
import { loanAccount } from './table';

const file = resolve(import.meta.dirname, '../../../domain/testing/samples/ledger/scenarios.json.gz');
const scenarios = parseScenarios(gunzipSync(readFileSync(file)).toString('utf8'));
const by = { id: null, name: 'Test', requestId: 'test' };

/** What the columns of an account say, in the shape of what is derived. */
const listedIn = (row: typeof loanAccount.$inferSelect): ReturnType<typeof listedAccount> => ({
  oldestUnpaid: row.oldestUnpaid,
  overdue: {
    principal: row.overduePrincipal,
    interest: row.overdueInterest,
    penal: row.overduePenal,
    bounce: row.overdueBounce,
    total: row.overdueTotal,
  },
  outstandingPrincipal: row.outstandingPrincipal,
  lastPayment: row.lastPayment,
  emisPaid: row.emisPaid,
  emisAll: row.emisAll,
  npa: row.npaFrom && { start: row.npaFrom, end: row.npaTo },
  nextPosting: row.nextPosting,
});

withServer(server => {
  /** Plays a scenario up to a day through the server, its clock set to each day. */
  async function play({ terms, events }: Scenario, number: number, asOf: string) {
    const { db, clock }: TestServer = server();
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
    let openLinks = zeroPaise;
    const outcomes: Outcome[] = [];
    for (const [index, event] of events.entries()) {
      const day = scenarioDay(event);
      if (day > asOf) break;
      clock.now = new Date(instantAt(day, 12 * 60));
      if (event.type === 'link') {
        const before = await readAccount(db, loanId);
        if (before === null) throw new Error('No account');
        const fits = event.amount <= rupees(repaymentFigures(before, day, openLinks).maxAmount);
        outcomes.push(
          fits ? { outcome: 'posted' } : { outcome: 'refused', why: 'Max amount cannot be exceeded' },
        );
        if (fits) openLinks = sum([openLinks, event.amount]);
        continue;
      }
      const booking = { now: clock.now, by, reference: `${loanId} ${index}` };
      const booked = await inTransaction(db, tx => bookEvent(tx, loanId, loanEventOf(event, index), booking));
      if (booked === null) throw new Error('No account');
      outcomes.push(booked.outcome);
      const [stored] = await readAccounts(db, eq(loanAccount.loanId, loanId));
      // Derived = stored, whatever happened.
      expect(stored?.groups).toEqual(booked.account.groups);
      expect(stored?.receipts).toEqual(booked.account.receipts);
      expect(stored && listedIn(stored.row)).toEqual(stored && listedAccount(accountOf(stored)));
    }
    const account = await readAccount(db, loanId);
    if (account === null) throw new Error('No account');
    return { account, openLinks, outcomes };
  }

  const cases = scenarios.flatMap((scenario, index) =>
    scenario.expected.map((expected, at) => ({
      name: scenario.name,
      asOf: expected.asOf,
      scenario,
      expected,
      number: 1000 + index * 20 + at,
    })),
  );

  it.each(cases)(
    'plays $name, as of $asOf, to the paisa [M13.b, M18.a, M18.b, M30.a, M31.a]',
    async ({ scenario, expected, asOf, number }) => {
      const { account, openLinks, outcomes } = await play(scenario, number, asOf);
      expect(outcomes).toMatchObject(expected.outcomes);
      expect(outcomes).toHaveLength(expected.outcomes.length);
      const figures = repaymentFigures(postThrough(account, asOf), asOf, openLinks);
      expect(comparableFigures(figures)).toEqual(expectedFigures(expected));
    },
  );

  // Reads what the accounts above have left.
  describe('the chart of accounts', () => {
    beforeAll(async () => {
      const { db, clock } = server();
      // No account above was paid in cash that was accepted.
      const cash = {
        type: 'receipt',
        id: 'cash',
        source: 'CASH',
        amount: rupees(100),
        reference: null,
      } as const;
      const booking = { now: clock.now, by, reference: 'cash' };
      const valueDate = businessDateOf(instant(clock.now.toISOString()));
      await inTransaction(db, tx => bookEvent(tx, loanIdOf(1000), { ...cash, valueDate }, booking));
    });

    const named = async (column: SQL) =>
      rowsOf(
        await server().db.execute(
          sql`select distinct ${column} as name from ledger_transfer t
            join ledger_group g on g.loan_id = t.loan_id and g.number = t.group_number
            left join ledger_receipt r on r.loan_id = t.loan_id and r.receipt_id = t.receipt
            order by 1`,
        ),
      ).map(({ name }) => name);

    it('has six accounts of a loan and ours, none else [M12.a, M12.e]', async () => {
      const of = ['bounce', 'held', 'interest', 'penal', 'principal'];
      const ours = ['GST payable', 'bank', 'bounce income', 'cash', 'fee income', 'interest income'];
      const more = ['nach', 'penal income', 'razorpay', 'refunds due', 'rounding', 'waived'];
      const both = [...(await named(sql`debit`)), ...(await named(sql`credit`))];
      expect([...new Set(both)].toSorted()).toEqual([...of, ...ours, ...more].toSorted());
    });

    it('takes money in at the account of its source [M12.c]', async () => {
      const pairs = await named(
        sql`case when credit = 'held' and g.kind = 'receipt' and not freed and debit not in ('penal', 'waived')
          then r.source || ' to ' || debit end`,
      );
      expect(pairs.filter(Boolean)).toEqual([
        'BANK to bank',
        'CASH to cash',
        'NACH to nach',
        'RAZORPAY to razorpay',
      ]);
    });

    it('has an income for each charge, and the tax of a bounce is owed [M12.b, M12.d]', async () => {
      const pairs = await named(
        sql`case when g.kind in ('due', 'charge') or credit like '%income'
          then debit || ' to ' || credit || case g.kind when 'closure' then ' at closing' else '' end end`,
      );
      expect(pairs.filter(Boolean)).toEqual([
        'bounce to GST payable',
        'bounce to bounce income',
        'interest to interest income',
        'interest to interest income at closing',
        'penal to penal income',
        'principal to fee income',
        'principal to interest income',
      ]);
    });

    it('posts every kind of group but a take-over [M12.f]', async () => {
      expect(await named(sql`g.kind`)).toEqual([
        'allocation',
        'charge',
        'closure',
        'disbursal',
        'due',
        'receipt',
        'refund',
        'reversal',
        'waiver',
      ]);
    });
  });
});
