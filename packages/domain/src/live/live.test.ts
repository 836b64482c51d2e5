import * as v from 'valibot';
import { expect, it } from 'vitest';
import { watchLoan } from './contract';

const { schema } = watchLoan.answer;

it('an event names one of the parts that change', () => {
  const parts = ['applicant', 'bureau', 'calls', 'comments', 'decision', 'documents', 'followUp', 'pd'];
  for (const changed of [...parts, 'repayment', 'statements'])
    expect(v.parse(schema, { changed })).toEqual({ changed });
  expect(v.is(schema, { changed: 'horoscope' })).toBe(false);
});

it('an event says who else has the loan open, and whether they type', () => {
  const here = [{ idString: 'usr-7', fullName: 'Asha Rao', typing: true }];
  expect(v.parse(schema, { here })).toEqual({ here });
  expect(v.is(schema, { here: [{ idString: 'usr-7', fullName: 'Asha Rao' }] })).toBe(false);
});
