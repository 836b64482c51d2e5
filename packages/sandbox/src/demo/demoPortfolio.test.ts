import { businessDate } from '@lending-desk/domain/calendar';
import { approvalStatuses, readApplication, shownSections } from '@lending-desk/domain/loan';
import { paiseToRupees, rupees, sum } from '@lending-desk/domain/money';
import { firstPdFault, pdDraftOf } from '@lending-desk/domain/pd';
import { listedAccount, type LoanAccount, openAccount, takeOver } from '@lending-desk/domain/repayment';
import { describe, expect, it } from 'vitest';
import {
  withServer,
  type KeptReport,
  loan,
  sectionsOfReports,
  testConfig,
} from '@lending-desk/server/testing';
import { demoLoanId, demoLoanIds } from './demoCases';
import { demoPortfolio } from './demoPortfolio';
import { demoDay, demoUnderwriters, seedDemo } from './seedDemo';

const asOf = businessDate('2026-11-21');
const underwriters = demoUnderwriters('lender.example');
const accounts = new Map<number, LoanAccount>();
const portfolio = demoPortfolio({
  asOf,
  underwriters,
  onAccount: (loanId, account) => accounts.set(loanId, account),
});
// Both take seconds: the portfolio has some megabytes of reports.
const text = JSON.stringify(portfolio);
const read = portfolio.map(line => readApplication(line));
const applications = read.flatMap(line => (line.ok ? [line.application] : []));

interface Emi {
  readonly dueDate: string;
  readonly paid: boolean;
  readonly amount: number;
  readonly principalDue: number;
  readonly amountPaid: number;
  readonly penalBounceCharges: { readonly amount: number };
  readonly penalLatePaymentCharges: { readonly amount: number };
}
interface Payment {
  readonly amountPaid: number;
  readonly principalPayment: number;
  readonly interestPayment: number;
  readonly penalInterest: number;
  readonly bounceCharges: number;
  readonly paymentDate: string;
}

describe('demoPortfolio', () => {
  it('is the same every time for one day and one seed', () => {
    expect(demoPortfolio({ asOf, underwriters })).toEqual(portfolio);
    expect(demoPortfolio({ asOf, underwriters, seed: 7, size: 3 })).not.toEqual(portfolio.slice(0, 3));
  });

  it.each([
    ['at midnight', '2026-11-21T18:30:00Z', '2026-11-21'],
    ['a second before nine', '2026-11-22T03:29:59Z', '2026-11-21'],
    ['at nine', '2026-11-22T03:30:00Z', '2026-11-22'],
    ['in the evening', '2026-11-22T18:29:59Z', '2026-11-22'],
  ])('is made %s for a day of which nothing is still to come', (_, now, day) => {
    expect(demoDay(new Date(now))).toBe(day);
    const made = demoPortfolio({ asOf: demoDay(new Date(now)), underwriters, size: 100 });
    const starts = made.map(line => Date.parse(String(line['startedOn'])));
    expect(starts).toHaveLength(100);
    expect(Math.max(...starts)).toBeLessThanOrEqual(Date.parse(now));
  });

  it('has at least 1,200 applications, all of which an import accepts', () => {
    expect(read.filter(line => !line.ok)).toEqual([]);
    expect(portfolio.length).toBeGreaterThanOrEqual(1200);
  });

  it('has only sections that the credit desk may see', () => {
    const names = applications.flatMap(({ sections, providerBodies }) =>
      Object.keys({ ...sectionsOfReports(providerBodies), ...sections }),
    );
    expect(names).toContain('processedPerfios');
    expect([...new Set(names)].filter(name => !shownSections('credit').includes(name))).toEqual([]);
  });

  it('has ids from 100001 up, oldest first, and nothing dated after its day', () => {
    const loanIds = portfolio.map(line => line['loanId']);
    const starts = portfolio.map(line => String(line['startedOn']));
    expect(loanIds).toEqual(portfolio.map((_, index) => 100_001 + index));
    expect(starts).toEqual([...starts].sort());
    const moments = text.match(/"(startedOn|createdOn|approvedOn|paymentDate|disbursalDate)":"[^"]+"/g);
    expect(moments?.filter(moment => (moment.split('":"')[1] ?? '') > '2026-11-21T18:30')).toEqual([]);
  });

  it('has every status, assigned and unassigned loans', () => {
    expect(new Set(applications.map(({ approvalStatus }) => approvalStatus))).toEqual(
      new Set(approvalStatuses),
    );
    const holders = new Set(applications.map(({ underwriter }) => underwriter?.email ?? null));
    expect(holders).toEqual(new Set([null, ...underwriters.map(({ email }) => email)]));
  });

  it('has no real number, e-mail address or PAN', () => {
    expect(text.match(/(?<![\w-])[6-9]\d{9}(?![\w-])/g)?.filter(phone => !phone.startsWith('90000'))).toEqual(
      [],
    );
    expect(
      text.match(/[\w.]+@[\w.]+/g)?.filter(mail => !/(mail\.example|lender\.example|okfict)$/i.test(mail)),
    ).toEqual([]);
    expect(text.match(/\b[A-Z]{5}\d{4}[A-Z]\b/g)?.filter(pan => !/^ZZ.*Z$/.test(pan))).toEqual([]);
    expect(text.match(/"identifierNumber":"\d{12}"/g)).toBeNull();
  });

  it('has amounts that add up: principal parts to the loan, parts of a payment to its amount', () => {
    const disbursed = portfolio.filter(line => line['emis'] !== undefined);
    expect(disbursed.length).toBeGreaterThan(100);
    for (const line of disbursed) {
      const principal = sum((line['emis'] as Emi[]).map(emi => rupees(emi.principalDue)));
      expect(paiseToRupees(principal)).toBe(line['amountApplied']);
      for (const paid of line['transactionDetails'] as Payment[]) {
        const parts = [paid.principalPayment, paid.interestPayment, paid.penalInterest, paid.bounceCharges];
        expect(sum(parts.map(part => rupees(part)))).toBe(rupees(paid.amountPaid));
      }
      // Instalments are paid in order, without gaps.
      const states = (line['emis'] as Emi[]).map(emi => emi.paid);
      expect(states).toEqual([...states].sort((left, right) => Number(right) - Number(left)));
    }
  });

  it('rounds the EMI of every loan to the rupee and its interest to the paisa, both half up [M7.e]', () => {
    for (const { terms, instalments } of accounts.values()) {
      expect(terms.rounding ?? { emiTo: 'rupee', half: 'up' }).toEqual({ emiTo: 'rupee', half: 'up' });
      const usual = openAccount({ ...terms, rounding: { emiTo: 'rupee', half: 'up' } }).instalments;
      const parts = (rows: typeof usual) => rows.map(({ principal, interest }) => [principal, interest]);
      expect(parts(instalments)).toEqual(parts(usual));
      expect(usual.slice(0, -1).every(it => sum([it.principal, it.interest]) % 100 === 0)).toBe(true);
    }
    expect(accounts.size).toBeGreaterThan(200);
  });

  it('has a book with a history: part-paid, bounced, NPA and back, nothing that contradicts itself [M38.d]', () => {
    const listed = [...accounts.values()].map(listedAccount);
    expect(listed.filter(({ npa }) => npa !== null && npa.end === null).length).toBeGreaterThan(3);
    expect(listed.filter(({ npa }) => npa !== null && npa.end !== null).length).toBeGreaterThan(3);
    expect(listed.filter(({ overdue }) => overdue.total === 0).length).toBeGreaterThan(200);
    const bounced = [...accounts.values()].filter(({ groups }) =>
      groups.some(({ transfers }) => transfers.some(({ debit }) => debit === 'bounce')),
    );
    expect(bounced.length).toBeGreaterThan(50);
    const emis = portfolio.flatMap(line => (line['emis'] ?? []) as Emi[]);
    expect(emis.filter(emi => !emi.paid && emi.amountPaid > 0).length).toBeGreaterThan(3);
    for (const [loanId, account] of accounts) {
      const taken = takeOver(portfolio.find(line => line['loanId'] === loanId) ?? {}, asOf);
      expect([loanId, taken]).toEqual([loanId, expect.objectContaining({ differences: [] })]);
      expect('account' in taken && listedAccount(taken.account).overdue).toEqual(
        listedAccount(account).overdue,
      );
    }
  });

  it('has a bounce and a penal charge of each EMI that nobody paid [M38.d]', () => {
    const unpaid = portfolio
      .flatMap(line => (line['emis'] ?? []) as Emi[])
      .filter(emi => !emi.paid && emi.dueDate < asOf);
    expect(unpaid.length).toBeGreaterThan(50);
    expect(unpaid.filter(emi => emi.penalBounceCharges.amount !== 590)).toEqual([]);
    expect(unpaid.filter(emi => emi.penalLatePaymentCharges.amount <= 0)).toEqual([]);
  });

  it('has overdue loans, names that break layouts, a missing and a broken section', () => {
    const late = portfolio.filter(line =>
      ((line['emis'] ?? []) as Emi[]).some(emi => !emi.paid && emi.dueDate < asOf),
    );
    expect(late.length).toBeGreaterThan(20);
    expect(text).toMatch(/[\u0900-\u097f]/);
    expect(text).toContain('"pan":"unreadable"');
    expect(portfolio.some(line => line['professionalDetails'] === undefined)).toBe(true);
  });
});

interface Body {
  readonly provider: string;
  readonly body: Record<string, unknown>;
}
const lineOf = (loanId: number) => portfolio.find(line => line['loanId'] === loanId) ?? {};
const bodiesOf = (line: Record<string, unknown>) => line['providerBodies'] as readonly Body[];
const rowsOf = (line: Record<string, unknown>) =>
  bodiesOf(line)
    .filter(({ provider }) => provider === 'perfios')
    .flatMap(
      ({ body }) => (body['accountXns'] as { xns: { category: string; date: string }[] }[])[0]?.xns ?? [],
    );

describe('the cases at the head of the queue', () => {
  it('cover every state a desk must handle', () => {
    const providers = (name: Parameters<typeof demoLoanId>[0]) =>
      bodiesOf(lineOf(demoLoanId(name))).map(({ provider }) => provider);
    expect(providers('notFetched')).toEqual(['perfios']);
    expect(providers('missingData')).toEqual([]);
    expect(providers('thinFile')).toContain('equifax');
    expect(JSON.stringify(bodiesOf(lineOf(demoLoanId('bureauError'))))).toContain('ErrorDesc');
    const thick = sectionsOfReports(lineOf(demoLoanId('thickReport'))['providerBodies'] as KeptReport[]);
    const { active_loans, inactive_loans } = thick['processedEquifax'] as Record<string, unknown[]>;
    expect((active_loans?.length ?? 0) + (inactive_loans?.length ?? 0)).toBe(40);
    expect(rowsOf(lineOf(demoLoanIds.bigStatement)).length).toBeGreaterThanOrEqual(10_000);
    expect(JSON.stringify(lineOf(demoLoanId('brokenKyc'))['kycDetails'])).toContain('"pan":"unreadable"');
    expect(lineOf(demoLoanId('missingData'))['professionalDetails']).toBeUndefined();
    expect(JSON.stringify(lineOf(demoLoanId('duplicate'))['engine'])).toContain(
      '"ruleResult":"FLAG","duplicateUsers":[{',
    );
    expect(lineOf(demoLoanId('thickReport'))['creditPdFeedback']).toHaveLength(2);
    expect(lineOf(demoLoanId('singleName'))['personalDetails']).toMatchObject({ lastName: '' });
  });

  it('have pre-disbursal calls that the form itself would accept', () => {
    const feedbacks = portfolio.flatMap(line => line['creditPdFeedback'] as Record<string, unknown>[]);
    expect(feedbacks.length).toBeGreaterThan(100);
    expect(new Set(feedbacks.map(feedback => feedback['contactability']))).toEqual(new Set(['YES', 'NO']));
    expect(feedbacks.map(feedback => firstPdFault(pdDraftOf(feedback))).filter(Boolean)).toEqual([]);
  });

  it('mark every report as the sandbox’s', () => {
    for (const line of portfolio) {
      const providers = bodiesOf(line).map(({ provider }) => provider);
      const marks = [line['equifaxFetch'], line['apolloCibilReport']].flatMap(mark => mark ?? []);
      expect(marks.map(mark => (mark as { provider: string }).provider)).toEqual(
        providers.filter(provider => provider !== 'perfios').map(provider => `${provider}-sandbox`),
      );
    }
  });

  it('have rules whose input agrees with the reports', () => {
    const ruled = portfolio.slice(-300).filter(line => line['engine'] && rowsOf(line).length > 0);
    expect(ruled.length).toBeGreaterThan(20);
    for (const line of ruled) {
      const { ruleEngine } = line['engine'] as { ruleEngine: Record<string, { value: number }> };
      const returned = rowsOf(line).filter(row => row.category === 'Bounced I/W ECS');
      expect(returned).toHaveLength(ruleEngine['BOUNCES_3_MONTHS']?.value ?? -1);
    }
    const scores = ruled.flatMap(line => {
      const { ruleEngine } = line['engine'] as { ruleEngine: Record<string, { value: number }> };
      const { equifaxReport } = sectionsOfReports(line['providerBodies'] as KeptReport[]);
      const score = ruleEngine['BUREAU_SCORE']?.value;
      return score === undefined ? [] : [JSON.stringify(equifaxReport).includes(`"${score}"`)];
    });
    expect(scores.length).toBeGreaterThan(20);
    expect(scores).not.toContain(false);
  });
});

withServer(server => {
  it('fills an empty database once', async () => {
    const { orgEmailDomain, signingSecret: secret } = testConfig;
    const { clock, files } = server();
    // More than are stored at once. The end-to-end tests work on the whole portfolio.
    const options = { now: clock.now, orgEmailDomain, secret, files, size: 240 };
    expect(await seedDemo(server().db, options)).toBe(240);
    expect(await seedDemo(server().db, options)).toBe(0);
    expect(await server().db.$count(loan)).toBe(240);
  });
});
