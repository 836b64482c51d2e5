import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { maskedPaths } from '../loan/maskBySchema';
import { paise } from '../money/paise';
import {
  emiStanding,
  mandateTone,
  readEmis,
  mandateWire,
  payoutWire,
  readMandate,
  readPayout,
  shownAuthLink,
  shownDisbursalDate,
  shownSubscriptionError,
} from './schema';

const day = businessDate('2026-11-21');

describe('readEmis', () => {
  const of = (...emis: unknown[]) => readEmis({ emis });

  it('reads amounts as paise and days as business dates [CS-134.a]', () => {
    const emi = {
      amount: 8_338.5,
      dueDate: '2026-11-05',
      amountPaid: 100,
      paymentDate: '2026-11-05T20:00:00.000Z',
      paid: true,
      paymentSource: 'AUTO_DEBIT',
      latePaymentCharges: 0.25,
    };
    expect(of(emi)).toEqual({
      state: 'ready',
      value: [
        {
          amount: 833_850,
          dueDate: '2026-11-05',
          amountPaid: 10_000,
          paymentDate: '2026-11-06',
          paid: true,
          paymentSource: 'AUTO_DEBIT',
          latePaymentCharges: 25,
        },
      ],
    });
  });

  it('puts them in the order they fall due, those without a due date last', () => {
    const due = (dueDate: string | null, amount: number) => ({ dueDate, amount });
    const read = of(due(null, 1), due('2026-12-05', 2), due('2026-11-05', 3), due('2026-12-05', 4));
    expect(read.state === 'ready' && read.value.map(({ amount }) => amount)).toEqual([300, 200, 400, 100]);
    const unknown = of(due(null, 1), due(null, 2), due('2026-11-05', 3), due(null, 4));
    expect(unknown.state === 'ready' && unknown.value.map(({ amount }) => amount)).toEqual([
      300, 100, 200, 400,
    ]);
  });

  it('takes one that says nothing of its payment as not paid [CS-134.a]', () => {
    const read = of({ amount: 1 });
    expect(read.state === 'ready' && read.value[0]).toEqual({
      amount: 100,
      dueDate: null,
      amountPaid: null,
      paymentDate: null,
      paid: false,
      paymentSource: null,
      latePaymentCharges: null,
    });
  });

  it('tells missing ones from broken ones', () => {
    expect(readEmis({})).toEqual({ state: 'missing' });
    expect(of({ amount: 'much' }).state).toBe('broken');
  });
});

describe('emiStanding', () => {
  it.each([
    ['2026-11-20', false, 0, 'overdue'],
    ['2026-11-20', false, 1, 'part-paid'],
    ['2026-11-21', false, 0, 'due'],
    ['2026-12-21', false, 500, 'part-paid'],
    ['2026-11-20', true, 500, 'paid'],
    ['2026-11-20', true, 0, 'paid'],
  ])('of one due %s, paid %s, with %d received: %s [CS-077.e, M2.g]', (due, paid, received, standing) => {
    expect(emiStanding({ dueDate: businessDate(due), paid, amountPaid: paise(received) }, day)).toBe(
      standing,
    );
  });

  it('of one without a due date is never overdue', () => {
    expect(emiStanding({ dueDate: null, paid: false, amountPaid: null }, day)).toBe('due');
  });
});

describe('readPayout', () => {
  it('has amounts in paise, the rate of the risk bucket and the fee, the letter and the agreement [CS-120.a, CS-120.b, CS-120.c, CS-120.d, CS-121.a, CS-122.a, CS-122.b]', () => {
    const raw = {
      amountDisbursed: 195_000,
      approvedEmi: 9_400.5,
      preEmiAmount: 120,
      tenure: 24,
      processingFee: { totalProcessingFee: 5_000 },
      riskBucket: { bucketType: 'B', interestRate: 24.5 },
      disbursalDate: '2026-11-20T20:00:00.000Z',
      disbursalStatus: 'COMPLETED',
      sanctionLetter: { key: 'letter.pdf' },
      loanAgreement: { accepted: true },
    };
    const payout = {
      amountDisbursed: 19_500_000,
      approvedEmi: 940_050,
      preEmiAmount: 12_000,
      tenure: 24,
      processingFee: 500_000,
      interestRate: 24.5,
      disbursalDate: '2026-11-21',
      disbursalStatus: 'COMPLETED',
      hasSanctionLetter: true,
      agreementAccepted: true,
    };
    expect(readPayout(raw)).toEqual({ state: 'ready', value: payout });
    const bare = { sanctionLetter: { key: '' }, loanAgreement: {}, processingFee: {}, riskBucket: {} };
    expect(readPayout({ ...raw, ...bare })).toEqual({
      state: 'ready',
      value: {
        ...payout,
        processingFee: null,
        interestRate: null,
        hasSanctionLetter: false,
        agreementAccepted: false,
      },
    });
  });

  it('has nothing of a loan that says nothing, and is broken by an amount that is none [CS-121.a, CS-122.b]', () => {
    const read = readPayout({});
    expect(read.state === 'ready' && new Set(Object.values(read.value))).toEqual(new Set([null, false]));
    expect(read.state === 'ready' && read.value.agreementAccepted).toBeNull();
    expect(readPayout({ amountDisbursed: 'much' }).state).toBe('broken');
  });

  it('masks nothing, and the mandate its link, account, e-mail and phone [M48.b]', () => {
    expect(maskedPaths(payoutWire)).toEqual([]);
    const of = (part: string) => [
      `${part}.bankaccountnumber: account`,
      `${part}.customeremail: email`,
      `${part}.customerphone: phone`,
    ];
    expect(maskedPaths(mandateWire)).toEqual([
      'authlink: link',
      ...of('subscriptiondetails'),
      ...of('error'),
    ]);
  });
});

describe('shownDisbursalDate', () => {
  it.each(['PROCESSING', 'COMPLETED'])('is the day while %s [CS-029.a, CS-029.b]', disbursalStatus => {
    expect(shownDisbursalDate({ disbursalDate: day, disbursalStatus })).toBe(day);
  });

  it.each(['FAILED', 'completed', null])('is nothing while %s [CS-029.c]', disbursalStatus => {
    expect(shownDisbursalDate({ disbursalDate: day, disbursalStatus })).toBeNull();
  });
});

describe('the mandate', () => {
  const link = 'https://mandate.example/a';
  const other = {
    bankAccountHolder: 'X',
    bankAccountNumber: '1',
    customerName: null,
    customerEmail: null,
    customerPhone: null,
    mode: null,
    status: null,
    addedOn: null,
    scheduledOn: null,
  };

  it('is read with whatever was not sent as null [CS-135.c]', () => {
    expect(readMandate({ cashfreeDetails: { status: 'ACTIVE', error: { bankAccountHolder: 'X' } } })).toEqual(
      {
        state: 'ready',
        value: {
          status: 'ACTIVE',
          statusUpdatedOn: null,
          authLink: null,
          incorrectSubscriptionCount: null,
          subscriptionDetails: null,
          error: { ...other, bankAccountNumber: null },
          returnFlag: null,
        },
      },
    );
  });

  it('has a count of wrong accounts, which may be 0 [CS-135.a]', () => {
    const counted = [0, 2].map(incorrectSubscriptionCount =>
      readMandate({ cashfreeDetails: { incorrectSubscriptionCount } }),
    );
    expect(counted).toMatchObject([
      { value: { incorrectSubscriptionCount: 0 } },
      { value: { incorrectSubscriptionCount: 2 } },
    ]);
  });

  it('has been returned with a code, on a day', () => {
    const read = (returnFlag: object) => readMandate({ cashfreeDetails: { returnFlag } });
    const flag = { code: '06', on: '2026-11-04' };
    expect(read(flag)).toMatchObject({ state: 'ready', value: { returnFlag: flag } });
    expect([read({ code: '06' }).state, read({ on: '2026-11-04' }).state]).toEqual(['broken', 'broken']);
  });

  const linkOf = (status: string, authLink: string, subscription: string | null = null) =>
    shownAuthLink({
      status,
      authLink,
      subscriptionDetails: subscription === null ? null : { ...other, status: subscription },
    });

  it('shows the link that was issued in the place of a subscription of a wrong account [CS-087.b]', () => {
    expect(linkOf('WRONG_ACCOUNT', link, 'INITIALIZED')).toBe(link);
    expect(linkOf('WRONG_ACCOUNT', link, 'ACTIVE')).toBeNull();
    expect(linkOf('WRONG_ACCOUNT', link)).toBeNull();
    expect(linkOf('ACTIVE', link, 'INITIALIZED')).toBeNull();
  });

  it('shows its auth link while INITIALIZED [CS-086.a, CS-087.a, CS-087.b]', () => {
    expect(linkOf('INITIALIZED', link)).toBe(link);
    expect(linkOf('INITIALIZED', link, 'ACTIVE')).toBe(link);
    expect(linkOf('INITIALIZED', 'http://mandate.example/a')).toBe('http://mandate.example/a');
    const ours = '/sandbox/mandate/SUB-210018-1';
    expect(linkOf('INITIALIZED', ours)).toBe(ours);
    expect(linkOf('ACTIVE', link)).toBeNull();
    expect(linkOf('INITIALIZED', '')).toBeNull();
    expect(shownAuthLink({ status: null, authLink: link, subscriptionDetails: null })).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'x https://mandate.example',
    '//mandate.example',
    '/\\mandate.example',
    'https://a b',
    'data:text/html,a',
  ])('shows no link that is no web address: %s', authLink => {
    expect(linkOf('INITIALIZED', authLink)).toBeNull();
  });

  it('shows the subscription error while WRONG_ACCOUNT [CS-086.a, CS-088.a, CS-088.b]', () => {
    expect(shownSubscriptionError({ status: 'WRONG_ACCOUNT', error: other })).toBe(other);
    expect(shownSubscriptionError({ status: 'WRONG_ACCOUNT', error: null })).toBeNull();
    for (const status of ['ACTIVE', 'INITIALIZED', null])
      expect(shownSubscriptionError({ status, error: other })).toBeUndefined();
  });

  it.each([
    ['INITIALIZED', 'info'],
    ['WRONG_ACCOUNT', 'reject'],
    ['ACTIVE', 'approve'],
    ['ON_HOLD', 'flag'],
    ['CANCELLED', 'reject'],
    ['BANK_APPROVAL_PENDING', 'info'],
    ['CUSTOMER_PAUSED', 'flag'],
    ['CUSTOMER_CANCELLED', 'reject'],
    ['EXPIRED', 'reject'],
    ['LINK_EXPIRED', 'reject'],
    ['CARD_EXPIRED', 'reject'],
    ['COMPLETED', 'neutral'],
    ['toString', 'neutral'],
  ])('has a tone for %s: %s', (status, tone) => {
    expect(mandateTone(status)).toBe(tone);
  });
});
