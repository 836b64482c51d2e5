import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { verdictBySchema } from '../form/verdict';
import { type DisbursalForm, disbursalForm } from './disbursal';
import { operationsMessages } from './messages';

const typed: DisbursalForm = {
  loanId: '48213',
  on: businessDate('2026-03-09'),
  reference: 'SBIN426068/1-77',
};
const faultsOf = (changed: Partial<DisbursalForm>) => {
  const verdict = verdictBySchema(disbursalForm, { ...typed, ...changed });
  return verdict.ok ? {} : verdict.faults;
};

describe('the form of a disbursal', () => {
  it('is sent with the id as a number and without the blanks around what was typed', () => {
    expect(
      verdictBySchema(disbursalForm, { ...typed, loanId: ' 48213 ', reference: ' SBIN426068/1-77 ' }),
    ).toEqual({
      ok: true,
      output: { loanId: 48213, on: '2026-03-09', reference: 'SBIN426068/1-77' },
    });
  });

  it.each(['UTR123', 'U'.repeat(35), '426068', 'a-b/c-d'])('takes the reference %j', reference => {
    expect(faultsOf({ reference })).toEqual({});
  });

  it.each([
    'UTR12',
    'U'.repeat(36),
    '/UTR123',
    '-UTR123',
    'UTR 1234',
    'UTR_1234',
    '#UTR1234',
    'UTR1234#',
    '',
  ])('refuses the reference %j', reference => {
    expect(faultsOf({ reference })).toEqual({
      reference: 'Enter the bank’s reference, 6 to 35 letters and digits',
    });
  });

  it.each(['1', '999999999'])('takes the loan id %j', loanId => {
    expect(faultsOf({ loanId })).toEqual({});
  });

  it.each(['', '0', '048213', '1000000000', 'L48213', '48213a', '48 213', '4.5'])(
    'refuses the loan id %j',
    loanId => {
      expect(faultsOf({ loanId })).toEqual({ loanId: operationsMessages.loanIdWrong });
    },
  );

  it('wants a day', () => {
    expect(faultsOf({ on: null })).toEqual({ on: 'Enter the day the money left' });
  });
});
