import { describe, expect, it } from 'vitest';
import { businessDate, instant } from '../calendar';
import { outstandingSchema } from '../collections/account';
import { paise, rupees, zeroPaise } from '../money';
import * as v from 'valibot';
import { linkAmountOf } from './draft';
import { eventAgeFault, readProviderEvent } from './event';
import { maxAmountOf } from './maxAmount';
import { askedByLink, askedByLinks, nextAsking, statusAfter, valueDateOf } from './rules';
import type { LinkStatus, PaymentLink } from './schema';

const now = instant('2026-11-15T06:00:00.000Z');
const link = (more: Partial<PaymentLink> = {}): PaymentLink => ({
  amount: rupees(500),
  amountPaid: zeroPaise,
  paymentLink: null,
  reference: 'L1-1',
  status: 'created',
  expireOn: instant('2026-11-15T06:00:00.001Z'),
  ...more,
});

describe('what a link still asks for', () => {
  it.each<[LinkStatus | null, number]>([
    ['unknown', 500],
    ['created', 500],
    ['partially_paid', 500],
    ['paid', 0],
    ['cancelled', 0],
    ['expired', 0],
    ['not_created', 0],
    [null, 0],
  ])('%s: Rs. %d [CO-042.d]', (status, amount) => {
    expect(askedByLink(link({ status }), now)).toBe(rupees(amount));
  });

  it('is what is not paid of it, never below 0, and nothing from its end on [CO-042.d]', () => {
    expect(askedByLink(link({ amountPaid: rupees(200) }), now)).toBe(rupees(300));
    expect(askedByLink(link({ amountPaid: rupees(600) }), now)).toBe(0);
    expect(askedByLink(link({ expireOn: now }), now)).toBe(0);
    expect(askedByLink(link({ expireOn: null }), now)).toBe(rupees(500));
    expect(askedByLinks([link(), link({ status: 'paid' }), link()], now)).toBe(rupees(1000));
  });
});

describe('Max Amount', () => {
  const none = { held: zeroPaise, openLinks: zeroPaise };
  const whole = {
    overdueAmount: { overdueInterest: 1, bounce: 10, penal: 100, overduePrincipal: 1000 },
    outstandingAmount: { outstandingPrinciple: 10_000, outstandingInterest: 100_000 },
  };
  const maxOf = (wire: unknown, less = none) => maxAmountOf(v.parse(outstandingSchema, wire), less).amount;

  it('adds each part once [CO-042.a]', () => {
    expect(maxOf(whole)).toBe(rupees(111_111));
  });

  it('shows each part by its name, and what is taken off below zero [CO-042.a]', () => {
    const { lines } = maxAmountOf(v.parse(outstandingSchema, whole), {
      held: rupees(2),
      openLinks: rupees(3),
    });
    expect(lines.map(({ label, amount }) => [label, amount / 100])).toEqual([
      ['Overdue principal', 1000],
      ['Overdue interest', 1],
      ['Bounce', 10],
      ['Penal', 100],
      ['Outstanding principal', 10_000],
      ['Outstanding interest', 100_000],
      ['Money held', -2],
      ['Open links', -3],
    ]);
  });

  it('counts what is missing as 0 [CO-042.b, CO-042.c]', () => {
    for (const [part, values] of Object.entries(whole))
      for (const name of Object.keys(values)) expect(maxOf({ [part]: { [name]: 7 } })).toBe(rupees(7));
    expect(maxOf({ overdueAmount: { bounce: 10 }, outstandingAmount: null })).toBe(rupees(10));
    expect(maxOf({ outstandingAmount: { outstandingInterest: 5 } })).toBe(rupees(5));
    expect(maxOf({})).toBe(0);
  });

  it('is less what is held and what open links ask for, never below 0 [CO-042.e, CO-042.f]', () => {
    expect(maxOf(whole, { held: rupees(11), openLinks: rupees(100) })).toBe(rupees(111_000));
    expect(maxOf(whole, { held: rupees(111_111.01), openLinks: zeroPaise })).toBe(0);
  });

  it.each([
    [null, 'Enter an amount of at least Rs. 1', false],
    [paise(99), 'Enter an amount of at least Rs. 1', false],
    [paise(50_001), 'Max amount cannot be exceeded', true],
  ])('%d of Rs. 500 is refused: %s [CO-041.a, M42.a]', (entered, fault, exceeds) => {
    expect(linkAmountOf(entered, rupees(500))).toEqual({ fault, exceeds });
  });

  it('an amount equal to it is accepted, and one rupee [CO-041.c, M42.a]', () => {
    expect(linkAmountOf(rupees(500), rupees(500))).toEqual({ amount: 50_000 });
    expect(linkAmountOf(rupees(1), rupees(500))).toEqual({ amount: 100 });
  });
});

describe('a link without a known outcome', () => {
  it.each([
    [0, 1],
    [1, 5],
    [4.99, 5],
    [5, 15],
    [15, 60],
    [60, 120],
    [23 * 60, 24 * 60],
    [24 * 60, 25 * 60],
    [25 * 60, null],
  ])('after %d minutes is asked for next after %s [M42.f, M42.g]', (elapsed, next) => {
    expect(nextAsking(elapsed)).toBe(next);
  });
});

describe('what comes late', () => {
  it.each<[LinkStatus, LinkStatus, LinkStatus]>([
    ['unknown', 'paid', 'paid'],
    ['not_created', 'partially_paid', 'partially_paid'],
    ['partially_paid', 'paid', 'paid'],
    ['paid', 'partially_paid', 'paid'],
    ['paid', 'cancelled', 'paid'],
    ['cancelled', 'partially_paid', 'cancelled'],
    ['expired', 'paid', 'paid'],
    ['created', 'expired', 'expired'],
    ['expired', 'cancelled', 'expired'],
    ['cancelled', 'expired', 'cancelled'],
  ])('%s, then %s: %s [XR-150.a]', (known, reported, after) => {
    expect(statusAfter(known, reported)).toBe(after);
  });

  it.each([
    ['2026-11-14', '2026-11-14'],
    ['2026-11-16', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
    ['2026-03-30', '2026-03-30'],
    ['2026-03-29', '2026-03-30'],
  ])('a payment of %s counts from %s [XR-147.f]', (paid, counts) => {
    const account = { disbursedOn: businessDate('2026-03-30'), today: businessDate('2026-11-15') };
    expect(valueDateOf(businessDate(paid), account)).toBe(counts);
  });

  it('an event may be thirty days old and five minutes ahead [M43.a, M43.b]', () => {
    const day = 24 * 60 * 60 * 1000;
    expect([eventAgeFault(0, 30 * day), eventAgeFault(5 * 60_000, 0)]).toEqual([null, null]);
    expect(eventAgeFault(day, 31 * day)).toBeNull();
    expect(eventAgeFault(day, 31 * day + 1)).toBe('The event is older than 30 days');
    expect(eventAgeFault(day + 5 * 60_000 + 1, day)).toBe('The event is of a time still to come');
  });
});

describe('a message of the provider', () => {
  const body = (payment: object) => ({
    event: 'payment_link.paid',
    created_at: 1_794_723_020,
    payload: {
      payment_link: { entity: { id: 'plink_1' } },
      payment: {
        entity: { id: 'pay_1', amount: 100, currency: 'INR', status: 'captured', created_at: 1, ...payment },
      },
    },
  });

  it.each([
    [{}, 100],
    [{ status: 'authorized' }, undefined],
    [{ currency: 'USD' }, undefined],
  ])('with %j brings %s [XR-150.b]', (payment, amount) => {
    expect(readProviderEvent(body(payment))?.payment?.amount).toBe(amount);
  });

  it('has no reference of the bank where none was sent', () => {
    for (const acquirer_data of [undefined, null, {}, { rrn: null }])
      expect(readProviderEvent(body({ acquirer_data }))?.payment).toMatchObject({ bankReference: null });
  });

  it('says what became of its link, and who paid when [XR-150.b]', () => {
    const read = readProviderEvent({
      event: 'payment_link.partially_paid',
      created_at: 1_794_723_020,
      payload: {
        payment_link: {
          entity: {
            id: 'plink_1',
            reference_id: 'L7-1',
            short_url: 'https://rzp.example/a',
            amount_paid: 300,
          },
        },
        payment: {
          entity: {
            id: 'pay_1',
            amount: 100,
            currency: 'INR',
            status: 'captured',
            created_at: 1_794_723_000,
            acquirer_data: { rrn: '7001' },
          },
        },
      },
    });
    expect(read).toEqual({
      event: 'payment_link.partially_paid',
      at: '2026-11-15T06:10:20.000Z',
      link: {
        linkId: 'plink_1',
        reference: 'L7-1',
        shortUrl: 'https://rzp.example/a',
        amountPaid: paise(300),
        status: 'partially_paid',
      },
      payment: {
        paymentId: 'pay_1',
        amount: paise(100),
        paidAt: '2026-11-15T06:10:00.000Z',
        bankReference: '7001',
      },
      refund: null,
    });
  });

  it.each([
    ['payment_link.paid', 'paid'],
    ['payment_link.partially_paid', 'partially_paid'],
    ['payment_link.cancelled', 'cancelled'],
    ['payment_link.expired', 'expired'],
  ])('%s: the link is %s [XR-150.b]', (event, status) => {
    expect(readProviderEvent({ ...body({}), event })?.link?.status).toBe(status);
  });

  it('says nothing of a link in an event about something else, nor of one it does not hold [XR-150.b]', () => {
    const nothing = { link: null, payment: null, refund: null };
    expect(readProviderEvent({ ...body({}), event: 'payment.captured' })).toMatchObject(nothing);
    expect(readProviderEvent({ ...body({}), payload: {} })).toMatchObject(nothing);
    expect(readProviderEvent({ event: 'refund.created', created_at: 1, payload: {} })).toMatchObject(nothing);
  });

  it('says which payment was refunded; another event with a refund says nothing of it [XR-150.b]', () => {
    const entity = { id: 'rfnd_1', payment_id: 'pay_1', amount: 250 };
    const refunded = (event: string) =>
      readProviderEvent({ event, created_at: 1, payload: { refund: { entity } } });
    const read = {
      link: null,
      payment: null,
      refund: { refundId: 'rfnd_1', paymentId: 'pay_1', amount: 250 },
    };
    for (const event of ['refund.processed', 'refund.created', 'payment.refunded'])
      expect(refunded(event)).toMatchObject(read);
    expect(refunded('refund.failed')).toMatchObject({ ...read, refund: null });
  });

  it.each([[null], [{}], [body({ amount: 0.5 })], [body({ id: '' })]])('%j is not read [XR-150.b]', text => {
    expect(readProviderEvent(text)).toBeNull();
  });
});
