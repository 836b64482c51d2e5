import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { paise } from '../money/paise';
import type { StatementTransaction } from '../statements/model';
import type { FileAccount, StatementFile } from './model';
import { providerBody, type ReadFile } from './providerBody';

const row = (
  date: string,
  narration: string,
  amount: number | null,
  balance: number | null,
  rest: Partial<StatementTransaction> = {},
): StatementTransaction => ({
  date: businessDate(date),
  dateText: date,
  narration,
  chequeNo: '',
  amount: amount === null ? null : paise(amount),
  category: '',
  balance: balance === null ? null : paise(balance),
  ...rest,
});
const span = (from: string, to: string) => ({ from: businessDate(from), to: businessDate(to) });
const account = (rest: Partial<FileAccount> = {}): FileAccount => ({
  accountNo: '991',
  holder: 'Asha Rao',
  accountType: '',
  period: null,
  opening: null,
  transactions: [row('2026-05-01', 'A', 10000, 11000), row('2026-05-03', 'B', -2050, 8950)],
  swapped: false,
  ...rest,
});
const file = (
  accounts: readonly FileAccount[],
  rest: Partial<StatementFile> = {},
  fileName = 'may.csv',
): ReadFile => ({
  fileName,
  file: { bank: 'Zenith Bank', institutionId: '99', accounts, ...rest },
});

describe('the report of one file', () => {
  it('names the type of the account', () => {
    expect(providerBody([file([account({ accountType: 'Current' })])], '')).toMatchObject({
      summaryInfo: { accType: 'Current' },
      statementdetails: [{ statementAccounts: [{ accountType: 'Current' }] }],
      accountXns: [{ accountType: 'Current' }],
    });
  });

  it('has the provider’s flat shape [CR-146.a]', () => {
    const transactions = [
      row('2026-05-01', 'A', 10000, 11000, { chequeNo: '17', category: 'Other', dateText: '1 May' }),
      row('2026-05-03', 'B', -2050, 8950),
      row('2026-05-03', 'C', null, null),
    ];
    expect(providerBody([file([account({ transactions })])], 'T1')).toEqual({
      customerInfo: {
        name: 'Asha Rao',
        bank: 'Zenith Bank',
        instId: '99',
        perfiosTransactionId: 'T1',
        customerTransactionId: 'T1',
      },
      statementdetails: [
        {
          fileName: 'may.csv',
          statementStatus: 'VERIFIED',
          customerInfo: { name: 'Asha Rao', bank: 'Zenith Bank' },
          statementAccounts: [
            { accountNo: '991', accountType: '', xnsStartDate: '2026-05-01', xnsEndDate: '2026-05-03' },
          ],
        },
      ],
      accountNo: '991',
      summaryInfo: { instName: 'Zenith Bank', accNo: '991', accType: '' },
      eODBalances: [
        { date: '2026-05-01', balance: 110 },
        { date: '2026-05-02', balance: 110 },
        { date: '2026-05-03', balance: 89.5 },
      ],
      fCUAnalysis: {
        possibleFraudIndicators: { rowsThatDoNotAddUp: [], debitAndCreditExchanged: { status: 'false' } },
        behaviouralTransactionalIndicators: { returnsKnownOnlyByTheirCharge: [] },
      },
      accountXns: [
        {
          accountNo: '991',
          accountType: '',
          xns: [
            { date: '1 May', chqNo: '17', narration: 'A', amount: 100, category: 'Other', balance: 110 },
            { date: '2026-05-03', chqNo: '', narration: 'B', amount: -20.5, category: '', balance: 89.5 },
            { date: '2026-05-03', chqNo: '', narration: 'C', amount: null, category: '', balance: null },
          ],
        },
      ],
    });
  });

  it('names what an underwriter must see of it [XR-159.f, XR-160.c]', () => {
    const transactions = [
      row('2026-05-01', 'A', 10000, 11000),
      row('2026-05-02', 'B', -1000, 9000),
      row('2026-05-03', 'NACH RETURN CHARGES', -590, 8410),
    ];
    const { fCUAnalysis } = providerBody([file([account({ transactions, swapped: true })])], '');
    expect(fCUAnalysis).toEqual({
      possibleFraudIndicators: {
        rowsThatDoNotAddUp: [{ date: '2026-05-02', narration: 'Row 2', balance: 90 }],
        debitAndCreditExchanged: { status: 'true' },
      },
      behaviouralTransactionalIndicators: {
        returnsKnownOnlyByTheirCharge: [
          { date: '2026-05-03', narration: 'NACH RETURN CHARGES', amount: -5.9 },
        ],
      },
    });
  });

  it('compares the first row with a stated opening balance, and covers the stated period [XR-159.f]', () => {
    const body = providerBody(
      [file([account({ opening: paise(500), period: span('2026-04-30', '2026-05-04') })])],
      '',
    );
    expect(body).toMatchObject({
      fCUAnalysis: { possibleFraudIndicators: { rowsThatDoNotAddUp: [{ narration: 'Row 1' }] } },
    });
    expect(body['eODBalances']).toEqual([
      { date: '2026-04-30', balance: 5 },
      { date: '2026-05-01', balance: 110 },
      { date: '2026-05-02', balance: 110 },
      { date: '2026-05-03', balance: 89.5 },
      { date: '2026-05-04', balance: 89.5 },
    ]);
  });

  it('is empty without files, accounts and rows', () => {
    expect(providerBody([], 'T')).toEqual({
      customerInfo: { name: '', bank: '', instId: '', perfiosTransactionId: 'T', customerTransactionId: 'T' },
      statementdetails: [],
      accountXns: [],
    });
    const none = providerBody([file([], { institutionId: null })], 'T');
    expect(none).toMatchObject({
      customerInfo: { bank: '', instId: '' },
      statementdetails: [{ customerInfo: { name: '' } }],
    });
    expect(providerBody([file([account({ transactions: [] })])], 'T')).toMatchObject({
      statementdetails: [{ statementAccounts: [{ xnsStartDate: '', xnsEndDate: '' }] }],
    });
  });
});

describe('the report of several accounts [XR-160.g]', () => {
  it('has their tables by account', () => {
    const body = providerBody(
      [
        file([account(), account({ accountNo: '992', holder: 'Usha Rao' })]),
        file([account()], { bank: 'Nadir Bank' }),
      ],
      'T',
    );
    expect(body).toMatchObject({
      customerInfo: { name: 'Asha Rao', bank: 'Zenith Bank' },
      accountAnalysis: [
        { accountNo: '991', summaryInfo: { instName: 'Zenith Bank' } },
        { accountNo: '992' },
        { accountNo: '991', summaryInfo: { instName: 'Nadir Bank' } },
      ],
      accountXns: [{ accountNo: '991' }, { accountNo: '992' }, { accountNo: '991' }],
    });
    expect(body).not.toHaveProperty('summaryInfo');
  });
});

describe('two statements of one account [XR-160.g]', () => {
  const may = account({ period: span('2026-05-01', '2026-05-31'), opening: paise(1000) });
  const june = account({
    holder: 'A Rao',
    period: span('2026-06-01', '2026-06-30'),
    opening: paise(7777),
    transactions: [row('2026-06-02', 'C', 1050, 10000)],
  });
  /** The joined account: names of its rows, and its first and last day. */
  const joined = (...accounts: readonly FileAccount[]) => {
    const body: Record<string, unknown> = providerBody(
      accounts.map((one, index) => file([one], {}, `${index}.csv`)),
      '',
    );
    const days = body['eODBalances'];
    const all = Array.isArray(days) ? days.map(({ date }: { date: string }) => date) : [];
    return { body, days: [all[0], all.at(-1)] };
  };

  it('are one, whichever comes first', () => {
    for (const { body, days } of [joined(may, june), joined(june, may)]) {
      expect(body).toMatchObject({
        customerInfo: { name: 'Asha Rao' },
        fCUAnalysis: { possibleFraudIndicators: { rowsThatDoNotAddUp: [] } },
        accountXns: [{ xns: [{ narration: 'A' }, { narration: 'B' }, { narration: 'C' }] }],
      });
      expect(days).toEqual(['2026-05-01', '2026-06-30']);
      expect(body).not.toHaveProperty('accountAnalysis');
    }
    expect(joined(may, june).body).toMatchObject({
      statementdetails: [{ fileName: '0.csv' }, { fileName: '1.csv' }],
    });
  });

  it('count a row both show once, whatever the blanks in its narration', () => {
    const again = account({
      transactions: [row('2026-05-03', ' B ', -2050, 8950), row('2026-05-04', 'C', 50, 9000)],
    });
    expect(joined(may, again).body['accountXns']).toMatchObject([
      { xns: [{ narration: 'A' }, { narration: 'B' }, { narration: 'C' }] },
    ]);
    const other = (change: Partial<StatementTransaction>) =>
      joined(may, account({ transactions: [row('2026-05-03', 'B', -2050, 8950, change)] })).body[
        'accountXns'
      ];
    for (const change of [
      { date: businessDate('2026-05-04') },
      { amount: paise(-2051) },
      { balance: paise(8951) },
      { narration: 'Bb' },
    ]) {
      expect(other(change)).toMatchObject([{ xns: [{}, {}, {}] }]);
    }
    expect(other({ chequeNo: '1' })).toMatchObject([{ xns: [{}, {}] }]);
    // A row that one statement shows twice counts twice.
    expect(
      joined(account({ transactions: [...may.transactions, ...may.transactions] }), june).body['accountXns'],
    ).toMatchObject([{ xns: [{}, {}, {}, {}, {}] }]);
  });

  it('cover no stated period where days lie between them, nor where one states none', () => {
    const later = { ...june, period: span('2026-06-02', '2026-06-30') };
    expect(joined(may, later).days).toEqual(['2026-05-01', '2026-06-02']);
    expect(joined(may, { ...june, period: null }).days).toEqual(['2026-05-01', '2026-06-02']);
    expect(joined({ ...may, period: null }, june).days).toEqual(['2026-05-01', '2026-06-02']);
    const inside = account({
      period: span('2026-05-02', '2026-05-20'),
      transactions: [row('2026-05-03', 'B', -2050, 8950)],
    });
    expect(joined(may, inside).days).toEqual(['2026-05-01', '2026-05-31']);
  });

  it('take the holder from the second where the first names none', () => {
    expect(joined({ ...may, holder: '' }, june).body).toMatchObject({ customerInfo: { name: 'A Rao' } });
  });

  it('are exchanged where one of them is', () => {
    const swapped = (...accounts: readonly FileAccount[]) =>
      JSON.stringify(joined(...accounts).body['fCUAnalysis']).includes('"status":"true"');
    expect(swapped({ ...may, swapped: true }, june)).toBe(true);
    expect(swapped(may, { ...june, swapped: true })).toBe(true);
    expect(swapped(may, june)).toBe(false);
  });

  it('join with one without rows', () => {
    const none = account({ transactions: [], period: span('2026-04-01', '2026-04-30') });
    for (const { body } of [joined(may, none), joined(none, may)]) {
      expect(body['accountXns']).toMatchObject([{ xns: [{ narration: 'A' }, { narration: 'B' }] }]);
    }
  });
});
