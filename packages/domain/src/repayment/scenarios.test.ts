import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BusinessDate } from '../calendar/businessDate';
import { rupees, sum, zeroPaise } from '../money/paise';
import { openAccount } from './account';
import { book } from './book';
import { repaymentFigures } from './figures';
import { maxCollectionAmount } from './foreclosure';
import type { Outcome } from './outcome';
import { overdueHistory } from './overdueHistory';
import { openInstalment } from './position';
import { viewOn } from './view';
import {
  comparableFigures,
  expectedFigures,
  loanEventOf,
  parseScenarios,
  type Scenario,
  scenarioDay,
} from '../../testing/ledgerScenarios';

function play({ terms, events }: Scenario, asOf: BusinessDate) {
  let account = openAccount(terms);
  let openLinks = zeroPaise;
  const outcomes: Outcome[] = [];
  for (const [index, event] of events.entries()) {
    if (scenarioDay(event) > asOf) break;
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

describe('the accounts of the published scenarios [M13.b, M13.c, M18.a, M18.b, M21.c, M22.a, M27.a]', () => {
  const file = resolve(import.meta.dirname, '../../testing/samples/ledger/scenarios.json.gz');
  const cases = parseScenarios(gunzipSync(readFileSync(file)).toString('utf8')).flatMap(scenario =>
    scenario.expected.map(expected => ({ name: scenario.name, asOf: expected.asOf, scenario, expected })),
  );

  it.each(cases)('$name, as of $asOf', ({ scenario, expected, asOf }) => {
    const { account, openLinks, outcomes } = play(scenario, asOf);
    expect(outcomes).toMatchObject(expected.outcomes);
    expect(outcomes).toHaveLength(expected.outcomes.length);
    const figures = repaymentFigures(account, asOf, openLinks);
    expect(comparableFigures(figures)).toEqual(expectedFigures(expected));
    // The history of what is due ends with what is overdue and what falls due that day.
    const { account: posted, position } = viewOn(account, asOf);
    const due = posted.closedOn === null ? posted.instalments.findIndex(it => it.dueDate === asOf) : -1;
    const emi = position.emis[due];
    const today = emi ? openInstalment(emi) : zeroPaise;
    const { balance = zeroPaise } = overdueHistory(account, asOf).at(-1) ?? {};
    expect(balance).toBe(sum([rupees(figures.overdueSummary.total), today]));
  });
});
