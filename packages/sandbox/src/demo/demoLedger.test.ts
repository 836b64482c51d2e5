import { businessDate } from '@lending-desk/domain/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoLedger } from './demoLedger';
import { demoPerson } from './demoPeople';
import { demoPerfios } from './demoPerfios';
import { randomOf } from '../random';

const asOf = businessDate('2026-11-21');

const ledgers = fc
  .record({
    seed: fc.integer({ min: 1, max: 100_000 }),
    obligations: fc.integer({ min: 0, max: 30 }).map(thousands => thousands * 1000),
    bounces: fc.integer({ min: 0, max: 6 }),
    months: fc.integer({ min: 1, max: 12 }),
    payments: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ seed, ...facts }) => {
    const person = demoPerson(randomOf(seed), seed % 900, asOf);
    const ledger = demoLedger(randomOf(seed), { ...facts, person, startedDay: businessDate('2026-11-18') });
    return { ...facts, person, ledger };
  });

describe('demoLedger', () => {
  it('adds up on every row, in date order, inside the period', () => {
    fc.assert(
      fc.property(ledgers, ({ ledger }) => {
        let balance = ledger.opening;
        let day = ledger.from;
        for (const row of ledger.rows) {
          balance += row.amount;
          expect(row.balance).toBe(balance);
          expect(row.date >= day && row.date <= ledger.to).toBe(true);
          day = row.date;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has as many returned debits as the rules counted, and one salary a month', () => {
    fc.assert(
      fc.property(ledgers, ({ ledger, bounces, months }) => {
        expect(ledger.rows.filter(row => row.category === 'Bounced I/W ECS')).toHaveLength(bounces);
        expect(ledger.rows.filter(row => row.category === 'Salary')).toHaveLength(months);
      }),
      { numRuns: 60 },
    );
  });

  it('pays other lenders the obligations given to the rules', () => {
    fc.assert(
      fc.property(ledgers, ({ ledger, obligations, months }) => {
        const taken = ledger.rows.filter(row => row.category === 'EMI Payment');
        expect(taken.reduce((total, row) => total - row.amount, 0)).toBe(obligations * 100 * months);
      }),
      { numRuns: 60 },
    );
  });
});

describe('demoPerfios', () => {
  it('has months that sum to the account', () => {
    fc.assert(
      fc.property(ledgers, ({ ledger, person }) => {
        const report = demoPerfios(person, ledger, { transactionId: 'DEMO1', fileName: 'a.csv' });
        const months = report['monthlyDetails'] as {
          totalCredit: number;
          totalDebit: number;
          balLast: number;
        }[];
        const credits = months.reduce((total, month) => total + Math.round(month.totalCredit * 100), 0);
        const debits = months.reduce((total, month) => total + Math.round(month.totalDebit * 100), 0);
        const closing = ledger.rows.at(-1)?.balance ?? ledger.opening;
        expect(ledger.opening + credits - debits).toBe(closing);
        expect(Math.round((months.at(-1)?.balLast ?? 0) * 100)).toBe(closing);
      }),
      { numRuns: 60 },
    );
  });
});
