import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { contract } from '@lending-desk/domain/contract';
import { mappingMessages } from '@lending-desk/domain/mapping';
import { paiseToRupees, percentOf } from '@lending-desk/domain/money';
import { postThrough, repaymentFigures } from '@lending-desk/domain/repayment';
import {
  comparableFigures,
  expectedFigures,
  parseScenarios,
  type Scenario,
  scenarioDay,
  type ScenarioEvent,
} from '@lending-desk/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linksOf, openLinksOf } from '../paymentLinks/linkRows';
import { setDay } from '../testing/accounts';
import { aServer, type TestServer } from '../testing/harness';
import { aLine, loanIdOf, storeLoans } from '../testing/loans';
import { type Became, type MoneyDesk, theMoneyDesk } from '../testing/moneyDesk';
import { engineOfCases } from '../testing/openTestDatabase';
import { checkLedger, type Deviation } from './checkLedger';
import { readAccount } from './readAccount';

// Every scenario once more, each event by the call a person or provider would cause, all loans on one server from the
// first day to the last: the rows of a day come in one NACH file, as a bank sends them.

const file = resolve(import.meta.dirname, '../../../domain/testing/samples/ledger/scenarios.json.gz');
const scenarios = parseScenarios(gunzipSync(readFileSync(file)).toString('utf8'));

type Expected = Scenario['expected'][number];

/** A scenario with its loan and what has happened. */
interface Played {
  readonly scenario: Scenario;
  readonly loanId: number;
  /** References are of one loan among all. */
  readonly own: (reference: string) => string;
  /** The receipt that each reference names. */
  readonly receipts: Map<string, string>;
  readonly outcomes: Became[];
  readonly days: { readonly expected: Expected; readonly figures: unknown }[];
}

/** Where the desk has its own words for a refusal of the ledger. */
const asSaid: Readonly<Record<string, string>> = { 'maps once': mappingMessages.mappedBefore };

/** The figures the file expects, with the references of this loan; a waiver by a person has none. */
function expectedOf({ own }: Played, { loan, ...expected }: Expected): unknown {
  const transactionDetails = loan.transactionDetails.map(({ paymentReferenceId: reference, ...row }) => ({
    ...row,
    paymentReferenceId:
      typeof reference !== 'string' || row['paymentSource'] === 'WAIVER' ? null : own(reference),
  }));
  return expectedFigures({ ...expected, loan: { ...loan, transactionDetails } });
}

function rowOf({ loanId, own }: Played, event: Extract<ScenarioEvent, { type: 'nach' }>) {
  return {
    loan_id: loanId,
    installment_due_date: event.emiDate,
    amount: paiseToRupees(event.amount).toFixed(2),
    presentation_date: event.presentationDate ?? event.settlementDate,
    settlement_date: event.settlementDate,
    status: event.status,
    reason_code: event.code ?? '',
    bank_reference: event.bankReference === undefined ? '' : own(event.bankReference),
  };
}

describe('the scenarios of the ledger by real calls [M1.a, M1.b, M1.c, M1.e, M2.b, M2.d, M2.e, M3.c, M4.b, M4.c, M4.d, M4.e, M4.f, M4.g, M4.h, M4.i, M4.j, M5.a, M5.e, M7.c, M7.f, M7.g, M7.h, M9.a, M9.b, M9.c, M9.e, M9.f, M11.a, M11.b, M11.c, M13.a, M13.b, M13.c, M13.d, M13.e, M13.f, M13.i, M14.a, M14.b, M14.c, M14.d, M14.e, M15.a, M15.g, M15.i, M17.b, M18.a, M18.b, M19.a, M19.b, M19.c, M20.b, M20.c, M20.d, M20.e, M21.b, M21.d, M21.f, M21.h, M21.i, M24.c, M25.b, M25.c, M26.e, M27.a, M27.b, M27.c, M27.d, M27.e, M27.f, M27.g, M28.f, M28.o, M30.a, M30.d, M30.e, M30.g, M30.h, M31.a, M31.b, M31.c, M31.e, M31.f, M33.g, M34.e, M40.a]', () => {
  let server: TestServer;
  let desk: MoneyDesk;
  const played = scenarios.map(
    (scenario, at): Played => ({
      scenario,
      loanId: loanIdOf(2000 + at),
      own: reference => `S${at} ${reference}`,
      receipts: new Map(),
      outcomes: [],
      days: [],
    }),
  );

  /** Notes which receipt an event made. */
  async function noteReceipt({ loanId, receipts }: Played, reference: string | undefined): Promise<void> {
    const last = (await readAccount(server.db, loanId))?.receipts.at(-1);
    if (reference !== undefined && last) receipts.set(reference, last.id);
  }

  async function disburse({ scenario: { terms }, loanId }: Played): Promise<void> {
    const { superUser } = await desk.signedIn();
    await storeLoans(server.db, [
      aLine(loanId - loanIdOf(0), {
        loanDetails: { approvalStatus: 'APPROVED' },
        emiDay: terms.emiDay,
        approvalDetails: {
          maximumEligibleAmount: paiseToRupees(terms.principal),
          interestRate: Number(percentOf(terms.yearlyRate)),
          processingFeeRate: Number(percentOf(terms.processingFeeRate)),
          months: terms.months,
        },
      }),
    ]);
    const sent = { loanId, on: terms.disbursedOn, reference: `UTR${loanId}` };
    const { status, text } = await server.call(contract.operations.disburse, sent, superUser);
    if (status !== 200) throw new Error(text);
  }

  async function playOne(one: Played, event: Exclude<ScenarioEvent, { type: 'nach' }>): Promise<Became> {
    const { loanId, own, receipts } = one;
    const receipt = (reference: string) => receipts.get(reference) ?? reference;
    switch (event.type) {
      case 'receipt': {
        const { source, amount, reference } = event;
        const date = event.valueDate ?? event.bookingDate;
        const id = own(reference).replaceAll(' ', '_');
        const became =
          source === 'RAZORPAY'
            ? await desk.pay(loanId, { amount, on: date, id, rrn: own(reference) })
            : await desk.byHand(loanId, { amount, source, date, reference: own(reference) });
        await noteReceipt(one, reference);
        return became;
      }
      case 'map':
        return desk.map(loanId, receipt(event.receiptRef), event.emiIndex);
      case 'waiver': {
        const { amount, date, parts, reference } = event;
        const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
        const became = await desk.waive(loanId, { amount, date, parts: given });
        await noteReceipt(one, reference);
        return became;
      }
      case 'reversal':
        return desk.reverse(loanId, receipt(event.of));
      case 'close':
        return desk.close(loanId, event.closingDate);
      case 'refund':
        return desk.refund(loanId, event.amount);
      case 'link':
        return desk.link(loanId, event.amount);
    }
  }

  /** Plays the next event of each scenario; all rows of NACH come in one file. */
  async function playRound(events: readonly { readonly one: Played; readonly event: ScenarioEvent }[]) {
    const rows = events.flatMap(({ one, event }) => {
      if (event.type !== 'nach') return [];
      // The second of two equal rows is known by the first, which stands in the same file.
      return Array.from({ length: event.occurrence }, () => rowOf(one, event));
    });
    const became = rows.length > 0 ? await desk.nach(rows) : [];
    let at = 0;
    for (const { one, event } of events) {
      if (event.type === 'nach') {
        at += event.occurrence;
        one.outcomes.push(became[at - 1] ?? { outcome: 'missing' });
        await noteReceipt(one, event.bankReference);
      } else {
        one.outcomes.push(await playOne(one, event));
      }
    }
  }

  async function note({ scenario, loanId, days }: Played, day: BusinessDate): Promise<void> {
    for (const expected of scenario.expected.filter(({ asOf }) => asOf === day)) {
      const account = await readAccount(server.db, loanId);
      if (account === null) throw new Error('No account');
      const links = openLinksOf(await linksOf(server.db, loanId), server.clock.now);
      days.push({
        expected,
        figures: comparableFigures(repaymentFigures(postThrough(account, day), day, links)),
      });
    }
  }

  beforeAll(async () => {
    server = await aServer(engineOfCases);
    desk = theMoneyDesk(server);
    const days = scenarios.flatMap(({ terms, events, expected }) => [
      terms.disbursedOn,
      ...events.map(scenarioDay),
      ...expected.map(({ asOf }) => asOf),
    ]);
    for (const day of [...new Set(days)].toSorted()) {
      setDay(server, day);
      for (const one of played) if (one.scenario.terms.disbursedOn === day) await disburse(one);
      const today = played.map(one => ({
        one,
        events: one.scenario.events.filter(event => scenarioDay(event) === day),
      }));
      const rounds = Math.max(...today.map(({ events }) => events.length));
      for (let round = 0; round < rounds; round += 1)
        await playRound(
          today.flatMap(({ one, events }) => {
            const event = events[round];
            return event === undefined ? [] : [{ one, event }];
          }),
        );
      for (const one of played) await note(one, day);
    }
  }, 300_000);
  afterAll(async () => {
    await server.close();
  });

  it.each(played)('$scenario.name: equal to the paisa', one => {
    const { scenario, outcomes, days } = one;
    const wanted = scenario.expected.at(-1)?.outcomes ?? [];
    const words = ({ outcome, why = '' }: Became) =>
      outcome === 'refused' ? `${outcome}: ${asSaid[why] ?? why}`.toLowerCase() : outcome;
    expect(outcomes.map(words)).toEqual(
      wanted.slice(0, scenario.events.length).map(({ outcome, why }) => words({ outcome, why })),
    );
    expect(days).toHaveLength(scenario.expected.length);
    for (const { expected, figures } of days) expect(figures).toEqual(expectedOf(one, expected));
  });

  it('leaves a ledger in which every stored figure is the derived one', async () => {
    const found: Deviation[] = [];
    const checked = await checkLedger(server.db, deviation => found.push(deviation));
    expect([checked, found]).toEqual([scenarios.length, []]);
  });
});
