import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import {
  emiStanding,
  mandateTone,
  readEmis,
  readMandate,
  shownAuthLink,
  shownDisbursalDate,
  shownSubscriptionError,
} from './schema';

const day = businessDate('2026-11-21');

describe('readEmis', () => {
  const of = (...emis: unknown[]) => readEmis({ emis });

  it('reads amounts as paise and days as business dates [CS-134]', () => {
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
  });

  it('tells missing ones from broken ones', () => {
    expect(readEmis({})).toEqual({ state: 'missing' });
    expect(of({ amount: 'much' }).state).toBe('broken');
  });
});

describe('emiStanding', () => {
  it.each([
    ['2026-11-20', false, 'overdue'],
    ['2026-11-21', false, 'due'],
    ['2026-11-20', true, 'paid'],
  ])('of one due %s, paid %s: %s', (due, paid, standing) => {
    expect(emiStanding({ dueDate: businessDate(due), paid }, day)).toBe(standing);
  });

  it('of one without a due date is never overdue', () => {
    expect(emiStanding({ dueDate: null, paid: false }, day)).toBe('due');
  });
});

describe('shownDisbursalDate', () => {
  it.each(['PROCESSING', 'COMPLETED'])('is the day while %s [CS-029]', disbursalStatus => {
    expect(shownDisbursalDate({ disbursalDate: day, disbursalStatus })).toBe(day);
  });

  it.each(['FAILED', 'completed', null])('is nothing while %s', disbursalStatus => {
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

  it('is read with whatever was not sent as null [CS-135]', () => {
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
        },
      },
    );
  });

  it('shows its auth link while INITIALIZED [CS-087]', () => {
    expect(shownAuthLink({ status: 'INITIALIZED', authLink: link })).toBe(link);
    expect(shownAuthLink({ status: 'ACTIVE', authLink: link })).toBeNull();
    expect(shownAuthLink({ status: 'INITIALIZED', authLink: '' })).toBeNull();
  });

  it.each(['javascript:alert(1)', 'x https://mandate.example', 'https://a b', 'data:text/html,a'])(
    'shows no link that is no web address: %s',
    authLink => {
      expect(shownAuthLink({ status: 'INITIALIZED', authLink })).toBeNull();
    },
  );

  it('shows the subscription error while WRONG_ACCOUNT [CS-088]', () => {
    expect(shownSubscriptionError({ status: 'WRONG_ACCOUNT', error: other })).toBe(other);
    expect(shownSubscriptionError({ status: 'WRONG_ACCOUNT', error: null })).toBeNull();
    expect(shownSubscriptionError({ status: 'ACTIVE', error: other })).toBeUndefined();
  });

  it.each([
    ['INITIALIZED', 'info'],
    ['WRONG_ACCOUNT', 'reject'],
    ['ACTIVE', 'approve'],
    ['ON_HOLD', 'flag'],
    ['CANCELLED', 'neutral'],
    ['toString', 'neutral'],
  ])('has a tone for %s: %s', (status, tone) => {
    expect(mandateTone(status)).toBe(tone);
  });
});
