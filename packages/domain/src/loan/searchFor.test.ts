import { describe, expect, it } from 'vitest';
import { searchFor, searchTypes, soughtWords } from './searchFor';

describe('soughtWords', () => {
  it.each([
    [{ phone: '9876543210' }, { type: 'phone', label: 'Mobile Number', text: '9876543210' }],
    [{ loanId: 482_190 }, { type: 'loanId', label: 'Loan Id', text: '482190' }],
    [{ email: 'kavya.r@mail.example' }, { type: 'email', label: 'Email', text: 'kavya.r@mail.example' }],
  ])('says what %o is searched for by', (sought, words) => {
    expect(soughtWords(sought)).toEqual(words);
  });
});

describe('searchFor', () => {
  it.each(['9876543210', '098765 43210', '+91 98765-43210', '91 9876543210', ' (98765) 43210 '])(
    'finds the same loans by the spelling %s [SH-066.b]',
    typed => {
      expect(searchFor('phone', typed)).toEqual({ ok: true, sought: { phone: '9876543210' } });
    },
  );

  it.each([
    ['482190', 482_190],
    [' 1 ', 1],
    ['999999999', 999_999_999],
  ])('sends the loan id %j as a whole number [SH-065.a, SH-065.b, SH-066.c]', (typed, loanId) => {
    expect(searchFor('loanId', typed)).toEqual({ ok: true, sought: { loanId } });
  });

  it('sends an e-mail address in small letters, as it is stored [CS-001.a]', () => {
    const sought = { email: 'kavya.r@mail.example' };
    expect(searchFor('email', ' Kavya.R@Mail.example')).toEqual({ ok: true, sought });
  });

  it.each([
    ['phone', '12345', 'Enter a mobile number of ten digits'],
    ['phone', '5876543210', 'Enter a mobile number of ten digits'],
    ['loanId', '0', 'A loan id is a whole number of at most nine digits'],
    ['loanId', '4821.5', 'A loan id is a whole number of at most nine digits'],
    ['loanId', '1000000000', 'A loan id is a whole number of at most nine digits'],
    ['email', 'kavya.mail', 'Kindly enter valid Email ID'],
    ['email', 'kavya@mail', 'Kindly enter valid Email ID'],
  ] as const)('says what is wrong with the %s %s [SH-065.c]', (type, typed, message) => {
    expect(searchFor(type, typed)).toEqual({ ok: false, message });
  });

  it('offers Mobile Number and Loan Id under their documented values first [SH-063.c]', () => {
    expect(searchTypes.slice(0, 2)).toEqual([
      { value: 'phone', label: 'Mobile Number' },
      { value: 'loanId', label: 'Loan Id' },
    ]);
  });
});
