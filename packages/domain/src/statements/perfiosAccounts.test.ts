import { describe, expect, it } from 'vitest';
import { readPerfios } from './readPerfios';
import { xns } from './perfiosFiles.fixture';

/** The accounts of a body: number and narrations. */
function accountsIn(body: unknown) {
  const answer = readPerfios(body);
  if (answer.outcome !== 'report') throw new Error('no report');
  return answer.report.accounts.map(one => [one.accountNo, one.transactions.map(row => row.narration)]);
}

describe('the accounts of a Perfios report [XR-159.g]', () => {
  const day = '2026-05-01';
  const rowOf = (narration: string, amount = 1) => xns([[day, amount, 1, narration]]);

  it('are merged by number, and kept apart without one', () => {
    const pieces = [
      { accountNo: '1', xns: rowOf('a') },
      { accountNo: '1', xns: rowOf('a') },
      { accountNo: '1', xns: rowOf('b') },
      { accountNo: '1', xns: [] },
      { xns: rowOf('c') },
      { xns: rowOf('c') },
    ];
    expect(accountsIn({ accountXns: pieces })).toEqual([
      ['1', ['a', 'b']],
      ['', ['c']],
      ['', ['c']],
    ]);
    expect(accountsIn({ accountXns: { account: [{ accountNo: '1', xns: rowOf('a') }] } })).toEqual([
      ['1', ['a']],
    ]);
    expect(accountsIn({ accountXns: [{ accountNo: '1' }, { accountNo: '1', xns: rowOf('a') }] })).toEqual([
      ['1', ['a']],
    ]);
  });

  it('are found among Xns elements, which have a number, and are not the rows themselves', () => {
    expect(
      accountsIn({
        xns: [
          { accountNo: '1', xn: rowOf('a') },
          { accountNo: '2', xn: rowOf('b') },
        ],
      }),
    ).toEqual([
      ['1', ['a']],
      ['2', ['b']],
    ]);
    expect(accountsIn({ xns: rowOf('a') })).toEqual([['', ['a']]]);
    expect(accountsIn({ summaryInfo: { accNo: '3' }, xns: { xn: rowOf('a') } })).toEqual([['3', ['a']]]);
    expect(accountsIn({ accountXns: [{ accountNo: '1' }] })).toEqual([['1', []]]);
  });

  it('have their rows by number, without a number by place, and else from the common list', () => {
    const rows = [
      { accountNo: '2', xns: rowOf('of two') },
      { accountNo: '1', xns: rowOf('of one') },
    ];
    const analysis = (accountNo: string) => ({ accountNo });
    expect(accountsIn({ accountAnalysis: ['1', '2'].map(analysis), accountXns: rows })).toEqual([
      ['1', ['of one']],
      ['2', ['of two']],
    ]);
    const summarised = ['1', '2'].map(accNo => ({ summaryInfo: { accNo } }));
    expect(accountsIn({ accountAnalysis: summarised, accountXns: rows })).toEqual([
      ['1', ['of one']],
      ['2', ['of two']],
    ]);
    expect(accountsIn({ accountAnalysis: [analysis('9')], accountXns: rows })).toEqual([
      ['9', []],
      ['2', ['of two']],
      ['1', ['of one']],
    ]);
    expect(accountsIn({ accountAnalysis: [{ summaryInfo: {} }, analysis('1')], accountXns: rows })).toEqual([
      ['2', ['of two']],
      ['1', ['of one']],
    ]);
    const combinedAccountXns = {
      xn: ['1', '2', '2'].map((accNo, at) => ({ ...rowOf(`row ${at}`)[0], accNo })),
    };
    expect(
      accountsIn({ accountAnalysis: { account: ['1', '2'].map(analysis) }, combinedAccountXns }),
    ).toEqual([
      ['1', ['row 0']],
      ['2', ['row 1', 'row 2']],
    ]);
    expect(
      accountsIn({
        accountAnalysis: [{ ...analysis('1'), xns: { xn: rowOf('inside') } }],
        combinedAccountXns,
      }),
    ).toEqual([['1', ['inside']]]);
    expect(accountsIn({ accountAnalysis: [analysis('9')], combinedAccountXns })).toEqual([['9', []]]);
  });

  it('are shown also where only their rows were sent, unless an analysis may be theirs', () => {
    const accountXns = [
      { accountNo: '1', xns: rowOf('of one') },
      { accountNo: '2', xns: rowOf('of two') },
    ];
    expect(accountsIn({ accountAnalysis: [{ accountNo: '1' }], accountXns })).toEqual([
      ['1', ['of one']],
      ['2', ['of two']],
    ]);
    expect(accountsIn({ accountAnalysis: [{ mode: 'x' }], accountXns })).toEqual([['1', ['of one']]]);
  });

  it('have the layout, and the bank of the customer or of a file', () => {
    const bankOf = (body: object) => {
      const answer = readPerfios(body);
      return answer.outcome === 'report' ? [answer.report.layout, answer.report.accounts[0]?.bank] : [];
    };
    const statementdetails = [{}, { customerInfo: { bank: 'Dhara Bank' } }];
    expect(bankOf({ statementdetails })).toEqual(['flat', 'Dhara Bank']);
    expect(bankOf({ statementdetails, customerInfo: { bank: 'Axis' } })).toEqual(['flat', 'Axis']);
    expect(bankOf({ statementdetails, accountAnalysis: { account: { accountNo: '1' } } })).toEqual([
      'multi-account',
      'Dhara Bank',
    ]);
  });
});
