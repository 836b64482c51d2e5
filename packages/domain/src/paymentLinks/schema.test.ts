import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { linkStatuses, paymentLinkSchema } from './schema';

const link = {
  amount: 50_000,
  amountPaid: 12_550,
  paymentLink: 'https://rzp.example/a',
  reference: 'L210042-1',
  status: 'partially_paid',
  expireOn: '2026-11-22T06:00:00.000Z',
};

describe('a payment link', () => {
  it.each(linkStatuses)('that is %s is read whole, its amounts in minor units', status => {
    expect(v.parse(paymentLinkSchema, { ...link, status })).toEqual({ ...link, status });
  });

  it('of an application that came here has no fields of ours', () => {
    const { amount, amountPaid } = link;
    expect(v.parse(paymentLinkSchema, { amount, amountPaid })).toEqual({
      amount,
      amountPaid,
      paymentLink: null,
      reference: null,
      status: null,
      expireOn: null,
    });
  });

  it.each([{ amount: 500.5 }, { amountPaid: '12550' }, { status: 'refunded' }, { expireOn: '22 Nov' }])(
    'with %j is not read',
    changes => {
      expect(v.is(paymentLinkSchema, { ...link, ...changes })).toBe(false);
    },
  );
});
