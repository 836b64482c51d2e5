import { describe, expect, it } from 'vitest';
import { readPerfios } from './readPerfios';
import { xns } from './perfiosFiles.fixture';

describe('one account of a Perfios report [XR-159.g]', () => {
  const only = (report: object) => {
    const answer = readPerfios({ summaryInfo: {}, ...report });
    if (answer.outcome !== 'report') throw new Error('no report');
    const [first] = answer.report.accounts;
    if (!first) throw new Error('no account');
    return first;
  };

  it('has number, type and bank of its rows, of its analysis, or of its summary', () => {
    const head = ({ accountNo, accountType, bank }: ReturnType<typeof only>) => [
      accountNo,
      accountType,
      bank,
    ];
    const summaryInfo = { accNo: '3', accType: 'C', instName: 'Axis' };
    const whole = { accountNo: '2', accountType: 'B', summaryInfo, customerInfo: { bank: 'Dhara' } };
    expect(head(only({ ...whole, accountXns: [{ accountNo: '1', accountType: 'A' }] }))).toEqual([
      '1',
      'A',
      'Axis',
    ]);
    expect(head(only(whole))).toEqual(['2', 'B', 'Axis']);
    expect(head(only({ summaryInfo }))).toEqual(['3', 'C', 'Axis']);
    expect(head(only({ customerInfo: { bank: 'Dhara' } }))).toEqual(['', '', 'Dhara']);
    expect(only({})).toMatchObject({ summaryInfo: {}, fcuAnalysis: null });
    expect(only({ summaryInfo: undefined, xns: [], fCUAnalysis: { a: 1 } })).toMatchObject({
      summaryInfo: null,
      fcuAnalysis: { a: 1 },
    });
  });

  it('has its months under their names, or that of their first day, and says what was left out', () => {
    const { months } = only({
      monthlyDetails: {
        monthlyDetail: [
          { startDate: 'some day', balAvg: 1, balLast: 2 },
          { startDate: '2026-06-01', totalDebit: -4, outwBounces: 0 },
          { monthName: 'May-26', startDate: '2026-01-01', totalCredit: 5, inwBounces: 1, outwBounces: 2 },
        ],
      },
    });
    expect(months).toEqual([
      {
        name: 'May-26',
        month: '2026-05',
        startDate: '2026-01-01',
        credits: 500,
        debits: 0,
        net: 500,
        averageBalance: null,
        closingBalance: null,
        bounces: 3,
        silent: { credits: false, debits: true, bounces: false },
      },
      {
        name: 'Jun-26',
        month: '2026-06',
        startDate: '2026-06-01',
        credits: 0,
        debits: 400,
        net: -400,
        averageBalance: null,
        closingBalance: null,
        bounces: 0,
        silent: { credits: true, debits: false, bounces: false },
      },
      {
        name: 'some day',
        month: null,
        startDate: 'some day',
        credits: 0,
        debits: 0,
        net: 0,
        averageBalance: 100,
        closingBalance: 200,
        bounces: 0,
        silent: { credits: true, debits: true, bounces: true },
      },
    ]);
  });

  it('has its days in order, without those that do not exist or have no balance', () => {
    const eODBalance = [
      { date: '2026-05-03', balance: 3 },
      { date: '2026-05-01', balance: 1 },
      { date: '2026-05-32', balance: 9 },
      { date: '2026-05-02', balance: 'NA' },
    ];
    expect(only({ eODBalances: { eODBalance } }).days).toEqual([
      { date: '2026-05-01', balance: 100 },
      { date: '2026-05-03', balance: 300 },
    ]);
  });

  it('matches the largest movements with its rows by amount, month and category, each row once', () => {
    const of = (date: string, amount: number, category: string, narration: string) => ({
      ...xns([[date, amount, 7, narration]])[0],
      category,
    });
    const rows = [
      of('2026-05-01', 5, 'Cash', 'cash'),
      of('2026-05-02', 5, 'Transfer', 'first'),
      of('2026-05-03', 5, 'Transfer', 'second'),
      of('2026-06-03', 5, 'Transfer', 'June'),
      of('2026-05-32', 5, 'Transfer', 'no day'),
      of('2026-05-04', -5, 'Cash', 'out'),
    ];
    const item = (amount: unknown, category: string, month = 'May-26') => ({ amount, category, month });
    const { topCredits, topDebits } = only({
      xns: rows,
      top5FundsReceived: {
        item: [
          item(5, 'Transfer'),
          item(5, ''),
          item(5, ''),
          item(5, ''),
          item('NA', ''),
          item(5, '', 'week 3'),
        ],
      },
      top5FundsTransferred: { item: [item(5, 'Cash'), item(-5, 'Cash')] },
    });
    expect(topCredits.map(({ narration }) => narration)).toEqual(['first', 'cash', 'second', '', '']);
    expect(topCredits[0]).toEqual({
      date: '2026-05-02',
      dateText: '2026-05-02',
      monthName: 'May-26',
      narration: 'first',
      category: 'Transfer',
      amount: 500,
      balance: 700,
    });
    expect(topCredits[4]).toEqual({
      date: null,
      dateText: '',
      monthName: 'week 3',
      narration: '',
      category: '',
      amount: 500,
      balance: null,
    });
    expect(topDebits.map(({ narration, amount }) => [narration, Number(amount)])).toEqual([
      ['out', -500],
      ['', -500],
    ]);
  });

  it('has its salaries and returns with all they say', () => {
    const salary = { mode: 'NEFT', month: 'May-26', employerNameMatch: 'Y', identificationMode: 'Rhythm' };
    const { salaries, bouncedOrPenal } = only({
      estimatedSalaryXns: { estimatedSalaryXn: [{ ...xns([['2026-05-01', 5, 7, 'pay']])[0], ...salary }] },
      bouncedOrPenalXns: { bouncedOrPenalXn: [{ ...xns([['2026-05-02', 1, 7, 'back']])[0] }] },
    });
    expect(salaries).toMatchObject([{ ...salary, narration: 'pay', amount: 500 }]);
    expect(bouncedOrPenal).toMatchObject([{ narration: 'back', amount: 100 }]);
  });
});
