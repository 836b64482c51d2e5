import { paise } from '@lending-desk/domain/money';
import { describe, expect, it } from 'vitest';
import { razorpay, type RazorpayCalls } from './razorpay';

const request = {
  loanId: 210_049,
  reference: 'L210049-3',
  amount: paise(50_000),
  firstPart: null,
  expiresAt: new Date('2026-11-22T06:00:00.900Z'),
  customer: { name: 'Kavya Test', phone: null, email: null },
};
const link = { id: 'plink_7', reference_id: 'L210049-3', short_url: 'https://rzp.io/i/7', status: 'created' };
const answering = (calls: Partial<RazorpayCalls>) =>
  razorpay('razorpay', { create: async () => link, all: async () => ({ payment_links: [] }), ...calls });

describe('Razorpay', () => {
  it.each([
    [400, 'refused'],
    [429, 'refused'],
    [499, 'refused'],
    // It may have made the link all the same.
    [408, 'unknown'],
    [399, 'unknown'],
    [500, 'unknown'],
  ] as const)('with an error of status %i the link is %s [M42.f]', async (statusCode, outcome) => {
    const failure = { statusCode, error: { code: 'BAD_REQUEST_ERROR' } };
    const making = answering({ create: () => Promise.reject(failure) }).create(request);
    expect(await making.catch(error => (error === failure ? 'unknown' : error))).toBe(outcome);
  });

  it('is asked for a link that ends in time, and notifies where it can [M42.c, M42.d]', async () => {
    const asked: unknown[] = [];
    const { create } = answering({
      create: async body => {
        asked.push(body);
        return link;
      },
    });
    await create(request);
    await create({
      ...request,
      firstPart: paise(10_000),
      customer: { name: 'Kavya Test', phone: '9000043214', email: 'kavya@mail.example' },
    });
    const common = {
      amount: 50_000,
      currency: 'INR',
      reference_id: 'L210049-3',
      description: 'Payment for loan 210049',
      reminder_enable: true,
      notes: { loanId: '210049' },
      expire_by: 1_795_327_200,
    };
    expect(asked).toEqual([
      {
        ...common,
        accept_partial: false,
        customer: { name: 'Kavya Test' },
        notify: { sms: false, email: false },
      },
      {
        ...common,
        accept_partial: true,
        first_min_partial_amount: 10_000,
        customer: { name: 'Kavya Test', contact: '+919000043214', email: 'kavya@mail.example' },
        notify: { sms: true, email: true },
      },
    ]);
  });

  it.each([
    ['issued', null, 'created', 0],
    ['partially_paid', 20_000, 'partially_paid', 20_000],
    ['a status of later', undefined, 'created', 0],
  ])('answers a link that is %s, paid %s, as %s', async (status, amount_paid, read, amountPaid) => {
    const others = [
      { ...link, reference_id: null },
      { ...link, id: 'plink_6', reference_id: 'L210049-30' },
    ];
    const { find } = answering({
      all: async () => ({ payment_links: [...others, { ...link, status, amount_paid }] }),
    });
    expect(await find('L210049-3')).toEqual({
      id: 'plink_7',
      shortUrl: 'https://rzp.io/i/7',
      status: read,
      amountPaid,
    });
    expect(await find('L210049-2')).toBeNull();
  });
});
