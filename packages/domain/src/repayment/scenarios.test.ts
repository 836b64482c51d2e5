import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BusinessDate } from '../calendar/businessDate';
import { sum, zeroPaise } from '../money/paise';
import { openAccount } from './account';
import { book } from './book';
import { repaymentFigures } from './figures';
import { maxCollectionAmount } from './foreclosure';
import type { Outcome } from './outcome';
import { bookedOn, loanEventOf, parseScenarios, type Scenario } from './scenarios.fixture';

function play({ terms, events }: Scenario, asOf: BusinessDate) {
  let account = openAccount(terms);
  let openLinks = zeroPaise;
  const outcomes: Outcome[] = [];
  for (const [index, event] of events.entries()) {
    if (bookedOn(event) > asOf) break;
    if (event.type === 'link') {
      const most = maxCollectionAmount(account, event.date, openLinks);
      const fits = event.amount <= most;
      outcomes.push(
        fits ? { outcome: 'posted' } : { outcome: 'refused', why: 'Max amount cannot be exceeded' },
      );
      if (fits) openLinks = sum([openLinks, event.amount]);
    } else {
      const booked = book(account, loanEventOf(event, index));
      ({ account } = booked);
      outcomes.push(booked.outcome);
    }
  }
  return { account, openLinks, outcomes };
}

/** The published amounts as numbers: they are texts with two decimals. */
function numbers(published: unknown): unknown {
  return JSON.parse(JSON.stringify(published), (_name, value: unknown) =>
    typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? Number(value) : value,
  );
}

/** Rows in one order. */
function sorted(rows: readonly Readonly<Record<string, unknown>>[]): unknown {
  const lines = rows.map(row => JSON.stringify(numbers(Object.fromEntries(Object.entries(row).toSorted()))));
  return lines.toSorted();
}

describe('the accounts of the published scenarios', () => {
  const file = resolve(import.meta.dirname, '../../testing/samples/ledger/scenarios.json.gz');
  const cases = parseScenarios(gunzipSync(readFileSync(file)).toString('utf8')).flatMap(scenario =>
    scenario.expected.map(expected => ({ name: scenario.name, asOf: expected.asOf, scenario, expected })),
  );

  it.each(cases)('$name, as of $asOf', ({ scenario, expected, asOf }) => {
    const { account, openLinks, outcomes } = play(scenario, asOf);
    expect(outcomes).toMatchObject(expected.outcomes);
    expect(outcomes).toHaveLength(expected.outcomes.length);
    const { loan, paymentDetails, ...rest } = repaymentFigures(account, asOf, openLinks);
    const { transactionDetails, ...terms } = loan;
    const { asOf: _day, outcomes: _outcomes, loan: wanted, paymentDetails: payments, ...others } = expected;
    const { transactionDetails: transactions, ...wantedTerms } = wanted;
    const { also, ...tables } = others;
    expect(terms).toEqual(numbers(wantedTerms));
    // The payment id is ours.
    expect(sorted(transactionDetails.map(({ paymentId: _id, ...row }) => row))).toEqual(
      sorted(transactions.map(row => ({ paymentReferenceId: null, ...row }))),
    );
    expect(sorted(paymentDetails)).toEqual(sorted(payments));
    expect(rest).toEqual(numbers({ ...tables, ...also }));
  });
});
