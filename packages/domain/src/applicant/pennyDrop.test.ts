import { describe, expect, it } from 'vitest';
import { pennyDropRows, pennyDropVerified } from './pennyDrop';

const account = {
  bankName: 'Kotak Mahindra Bank',
  accountNumber: '999151438497',
  ifscCode: 'ZBNK0226099',
  pennyDrop: { accountNumber: '999151438497', accountName: 'AARAVI  DHUNDWAR', ifsc: 'ZBNK0226099' },
};

describe('pennyDropRows', () => {
  it('is null while no penny drop was made [CR-034.b]', () => {
    expect(pennyDropRows('Aaravi Dhundwar', { ...account, pennyDrop: null })).toBeNull();
  });

  it('ignores capitals and spaces in names [XR-158.a]', () => {
    const rows = pennyDropRows('Aaravi Dhundwar', account) ?? [];
    expect(rows.map(row => row.verdict)).toEqual(['exact', 'exact', 'exact']);
    expect(pennyDropVerified(rows)).toBe(true);
  });

  it.each([
    ['SHARMA RAHUL KUMAR', 'Mr Rahul K Sharma', 'close', true],
    ['R SHARMA', 'Rahul Sharma', 'partial', false],
    ['CORP', 'Ravi Corp', 'different', false],
  ])('takes %s at the bank for %s: %s [XR-158.a]', (accountName, given, verdict, verified) => {
    const rows = pennyDropRows(given, { ...account, pennyDrop: { ...account.pennyDrop, accountName } }) ?? [];
    expect(rows[0]).toMatchObject({ verdict, score: expect.any(Number) });
    expect(pennyDropVerified(rows)).toBe(verified);
  });

  it('compares nothing where the bank returned no name [XR-158.a]', () => {
    const rows = pennyDropRows('Asha Rao', {
      ...account,
      pennyDrop: { ...account.pennyDrop, accountName: ' ' },
    });
    expect(rows?.[0]).toMatchObject({ verdict: 'notReturned', score: null });
  });

  it('lists the name, the account number and the IFSC code beside what the bank returned, numbers without a score [CR-034.b]', () => {
    const pennyDrop = { accountNumber: '999151438496', accountName: 'AARAVI DHUNDWAR', ifsc: 'ZBNK0226098' };
    const rows = pennyDropRows('Aaravi Dhundwar', { ...account, pennyDrop }) ?? [];
    expect(rows.map(({ field, given, returned, score }) => [field, given, returned, score])).toEqual([
      ['Account name', 'Aaravi Dhundwar', 'AARAVI DHUNDWAR', 100],
      ['Account number', '999151438497', '999151438496', null],
      ['IFSC code', 'ZBNK0226099', 'ZBNK0226098', null],
    ]);
  });

  it.each([
    [' zbnk0226099 ', 'exact'],
    ['ZBNK 0226099', 'different'],
    ['ZBNK0226098', 'different'],
    [null, 'different'],
  ])('takes %j as the IFSC code of ZBNK0226099: %s [XR-158.a]', (ifscCode, verdict) => {
    expect(pennyDropRows('Aaravi Dhundwar', { ...account, ifscCode })?.[2]?.verdict).toBe(verdict);
  });

  it('compares a number with several blanks as one with a single blank [XR-158.a]', () => {
    const pennyDrop = { ...account.pennyDrop, accountNumber: '9991 5143' };
    const row = (accountNumber: string) =>
      pennyDropRows('Aaravi Dhundwar', { ...account, accountNumber, pennyDrop })?.[1]?.verdict;
    expect([row('9991   5143'), row('99915143')]).toEqual(['exact', 'different']);
  });

  it('gives no score for a person without a name [XR-158.a]', () => {
    expect(pennyDropRows(null, account)?.[0]).toMatchObject({ given: null, verdict: 'different', score: 0 });
  });

  it.each([
    ['another name', { accountName: 'RAHUL VERMA' }, ['different', 'exact', 'exact']],
    ['one digit less', { accountNumber: '99915143849' }, ['exact', 'different', 'exact']],
    ['no IFSC code', { ifsc: null }, ['exact', 'exact', 'notReturned']],
  ])('marks %s [CR-163.b, XR-158.a]', (_what, change, verdicts) => {
    const rows =
      pennyDropRows('Aaravi Dhundwar', { ...account, pennyDrop: { ...account.pennyDrop, ...change } }) ?? [];
    expect(rows.map(row => row.verdict)).toEqual(verdicts);
    expect(pennyDropVerified(rows)).toBe(false);
  });
});
