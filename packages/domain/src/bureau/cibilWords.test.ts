import { describe, expect, it } from 'vitest';
import { cibilAccountType, cibilGender, cibilOwnership } from './cibilCodes';
import { cibilFetchDisabled, cibilStatus } from './cibilStatus';

describe('the codes of CIBIL [XR-157.b]', () => {
  it('have the words of its documents for every account type', () => {
    const codes = [
      ...Array.from({ length: 18 }, (_, code) => code),
      ...[31, 32, 33, 34, 35, 36, 40, 41, 42, 43, 51, 61, 69],
    ];
    expect(codes.map(code => cibilAccountType(String(code)))).toEqual([
      'Other',
      'Auto loan',
      'Housing loan',
      'Property loan',
      'Loan against shares',
      'Personal loan',
      'Consumer loan',
      'Gold loan',
      'Education loan',
      'Loan to professional',
      'Credit card',
      'Leasing',
      'Overdraft',
      'Two-wheeler loan',
      'Non-funded credit facility',
      'Loan against bank deposits',
      'Fleet card',
      'Commercial vehicle loan',
      'Secured credit card',
      'Used car loan',
      'Construction equipment loan',
      'Tractor loan',
      'Corporate credit card',
      'Kisan credit card',
      'Microfinance, business',
      'Microfinance, personal',
      'Microfinance, housing',
      'Microfinance, other',
      'Business loan, general',
      'Business loan, unsecured',
      'Short term personal loan',
    ]);
  });

  it('have words for ownership and gender, and stay as they are when unknown', () => {
    expect(['1', '2', '3', '4', '5', '9'].map(cibilOwnership)).toEqual([
      'Individual',
      'Authorised user',
      'Guarantor',
      'Joint',
      'Deceased',
      '9',
    ]);
    expect(['1', '2', '3', 'Female'].map(cibilGender)).toEqual(['Female', 'Male', 'Transgender', 'Female']);
    expect(cibilAccountType('99')).toBe('99');
    expect([cibilAccountType, cibilOwnership, cibilGender].map(read => read('constructor'))).toEqual(
      Array.from({ length: 3 }, () => 'constructor'),
    );
    expect([cibilAccountType(null), cibilOwnership(null), cibilGender(null)]).toEqual([null, null, null]);
  });
});

describe('cibilStatus', () => {
  it.each([
    [{ status: 'initiated' }, 'initiated', true],
    [{ status: 'initialized' }, 'initiated', true],
    [{ status: 'FETCHED' }, 'fetched', true],
    [{ status: 'failed' }, 'other', false],
    [{ status: null }, 'notFetched', false],
    [null, 'notFetched', false],
  ] as const)('reads %j as %s [CR-056.a, CR-056.b, CR-056.c]', (report_, status, disabled) => {
    expect(cibilStatus(report_)).toBe(status);
    expect(cibilFetchDisabled(status)).toBe(disabled);
  });
});
