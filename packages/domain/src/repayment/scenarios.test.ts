import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dpdBucket } from '../loan/dpdBucket';
import { type Paise, subtract, sum, zeroPaise } from '../money/paise';
import { type LoanAccount, openAccount } from './account';
import { book } from './book';
import { refundsDue } from './closure';
import { type ChargeRow, emiRows, paidOfAll } from './emiRows';
import { foreclosureOn, lastPaymentDate, maxCollectionAmount } from './foreclosure';
import type { Outcome } from './outcome';
import { disbursalOf } from './opening';
import { overdueDetails, overdueSummary } from './overdue';
import { repaymentRows, transactionRows } from './rows';
import { bookedOn, loanEventOf, parseScenarios, type Scenario } from './scenarios.fixture';
import { standingOn } from './standing';
import type { BusinessDate } from '../calendar/businessDate';

const text = (amount: Paise) => (amount / 100).toFixed(2);

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

function chargeOnWire(charge: ChargeRow, waivedDate: string) {
  return {
    amount: text(charge.amount),
    paidAmount: text(charge.paidAmount),
    waivedBy: charge.waivedBy,
    [waivedDate]: charge.waivedDate,
    waivedAmount: text(charge.waivedAmount),
  };
}

/** The figures of the wire, rupees with two decimals. */
function figures(account: LoanAccount, asOf: BusinessDate, openLinks: Paise) {
  const { terms } = account;
  const disbursal = disbursalOf(terms);
  const summary = overdueSummary(account, asOf);
  const columns = [asOf, lastPaymentDate(account)].map(day => foreclosureOn(account, day));
  const [today] = columns;
  const standing = standingOn(account, asOf);
  return {
    loan: {
      amountDisbursed: text(disbursal.paidOut),
      preEmiAmount: text(disbursal.preEmiInterest),
      tenure: terms.months,
      riskBucket: {
        interestRate: Number((terms.yearlyRate.numerator * 100n) / terms.yearlyRate.denominator),
      },
      processingFee: {
        processingCharges: text(disbursal.processingFee),
        gst: text(disbursal.gst),
        totalProcessingFee: text(sum([disbursal.processingFee, disbursal.gst])),
      },
      emis: emiRows(account, asOf).map(row => ({
        dueDate: row.dueDate,
        amount: text(row.amount),
        principalDue: text(row.principal),
        interestAccrued: text(row.interest),
        paid: row.state === 'paid',
        amountPaid: text(row.amountPaid),
        paymentDate: row.paymentDate,
        paymentSource: row.paymentSource,
        latePaymentCharges: text(row.penal.amount),
        penalBounceCharges: chargeOnWire(row.bounce, 'waivedDate'),
        penalLatePaymentCharges: chargeOnWire(row.penal, 'waivedPayDate'),
      })),
      transactionDetails: transactionRows(account, asOf).map(row => ({
        paymentDate: row.paymentDate,
        amountPaid: text(row.amount),
        principalPayment: text(row.paid.principal),
        interestPayment: text(row.paid.interest),
        penalInterest: text(row.paid.penal),
        bounceCharges: text(row.paid.bounce),
        paymentReferenceId: row.reference,
        paymentSource: row.source,
      })),
    },
    overdueSummary: {
      principal: text(summary.principal),
      interest: text(summary.interest),
      penalInterest: text(summary.penal),
      bounceCharges: text(summary.bounce),
      total: text(summary.total),
    },
    overdueDetails: overdueDetails(account, asOf).map(row => ({
      dueDate: row.dueDate,
      principal: text(row.principal),
      interest: text(row.interest),
      penalInterest: text(row.penal),
      bounceCharges: text(row.bounce),
      total: text(row.total),
      overdueDays: row.overdueDays,
    })),
    paymentDetails: repaymentRows(account, asOf).map(row => ({
      dueDate: row.dueDate,
      paymentDate: row.paymentDate,
      principal: text(row.paid.principal),
      interest: text(row.paid.interest),
      penalInterest: text(row.paid.penal),
      bounceCharges: text(row.paid.bounce),
      total: text(row.total),
      paymentSource: row.source,
    })),
    foreClosure: columns.map(column => ({
      dueDate: column.day,
      outstandingPrincipal: text(column.outstandingPrincipal),
      interest: text(column.overdueInterest),
      penalInterest: text(column.penal),
      bounceCharges: text(column.bounce),
      emiAmount: text(column.nextMonthInterest),
      total: text(column.total),
      held: text(column.held),
      payable: text(column.payable),
    })),
    outstanding: {
      overdueAmount: {
        overdueInterest: text(summary.interest),
        bounce: text(summary.bounce),
        penal: text(summary.penal),
        overduePrincipal: text(summary.principal),
      },
      outstandingAmount: {
        outstandingPrinciple: text(subtract(today?.outstandingPrincipal ?? zeroPaise, summary.principal)),
        outstandingInterest: text(today?.nextMonthInterest ?? zeroPaise),
      },
    },
    also: {
      daysPastDue: standing.daysPastDue,
      bucket: dpdBucket(standing.daysPastDue),
      class: standing.assetClass,
      classAtDayEnd: standing.classAtDayEnd,
      npa: standing.npa,
      held: text(today?.held ?? zeroPaise),
      payable: text(today?.payable ?? zeroPaise),
      maxAmount: text(maxCollectionAmount(account, asOf, openLinks)),
      refundsDue: text(refundsDue(account)),
      closedOn: account.closedOn,
      emisCell: paidOfAll(account, asOf),
    },
  };
}

/** Rows in one order, with the fields of the expected row alone. */
function sorted(rows: readonly Readonly<Record<string, unknown>>[]): unknown[] {
  return rows
    .map(row => JSON.stringify(Object.fromEntries(Object.entries(row).toSorted())))
    .toSorted()
    .map(line => JSON.parse(line));
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
    const { loan, paymentDetails, ...rest } = figures(account, asOf, openLinks);
    const { transactionDetails, ...terms } = loan;
    const { asOf: _day, outcomes: _outcomes, loan: wanted, paymentDetails: payments, ...others } = expected;
    const { transactionDetails: transactions, ...wantedTerms } = wanted;
    expect(terms).toEqual(wantedTerms);
    expect(sorted(transactionDetails)).toEqual(
      sorted(transactions.map(row => ({ paymentReferenceId: null, ...row }))),
    );
    expect(sorted(paymentDetails)).toEqual(sorted(payments));
    expect(rest).toEqual(others);
  });
});
