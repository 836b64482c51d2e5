import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar/businessDate';
import { rupees, zeroPaise } from '../money/paise';
import {
  emptyWaiver,
  isWaiverDraft,
  sameWaiver,
  type WaiverDraft,
  waiverSources,
  waiverVerdict,
} from './waiver';

const today = businessDate('2026-11-15');
const waivable = {
  penal: rupees('544.74'),
  bounce: rupees(1180),
  interest: rupees('1069.23'),
  principal: rupees('34784.37'),
};
const filled: WaiverDraft = {
  ...emptyWaiver,
  waiverDate: '15-11-2026',
  waiverAmount: '544',
  bounceCharges: '0',
  penalInterest: '363.16',
  interestPayment: '180.84',
  principalPayment: '0',
  paymentSource: 'ADV_PAYMENT',
};
const faultsOf = (changes: Partial<WaiverDraft>) => {
  const verdict = waiverVerdict({ ...filled, ...changes }, { today, waivable });
  return verdict.ok ? {} : verdict.faults;
};

describe('a waiver', () => {
  it('is sent as the document names it, day first, amounts in rupees [CO-065.c, CO-066.d, CO-066.e, CO-066.g, CO-067.b, CO-069.b, CO-069.a]', () => {
    expect(waiverVerdict(filled, { today, waivable })).toEqual({
      ok: true,
      output: {
        waiverDate: '15-11-2026 00:00:00',
        waiverAmount: 544,
        paymentSource: 'ADV_PAYMENT',
        bounceCharges: 0,
        penalInterest: 363.16,
        interestPayment: 180.84,
        principalPayment: 0,
      },
    });
    expect(waiverVerdict({ ...filled, waiverComment: ' In hospital ' }, { today, waivable })).toMatchObject({
      output: { waiverComment: 'In hospital' },
    });
  });

  it('is of one digit at the least, and a part has one or two decimals or none [CO-065.c, CO-066.g]', () => {
    const one = { waiverAmount: '1', penalInterest: '0.5', interestPayment: '0.50' };
    expect(faultsOf(one)).toEqual({});
    expect(faultsOf({ ...one, penalInterest: '1', interestPayment: '0' })).toEqual({});
    expect(faultsOf({ ...one, waiverAmount: '0001' })).toEqual({});
  });

  it('is taken with blanks around its day and its parts, and is sent without [CO-068.c, CO-069.a]', () => {
    const verdict = waiverVerdict(
      { ...filled, waiverDate: ' 15-11-2026 ', penalInterest: ' 363.16 ' },
      { today, waivable },
    );
    expect(verdict).toMatchObject({ output: { waiverDate: '15-11-2026 00:00:00', penalInterest: 363.16 } });
  });

  it('of 5 March is sent as 05-03: the day first, both with two digits [CO-069.b]', () => {
    const march = { ...filled, waiverDate: '05-03-2026' };
    expect(waiverVerdict(march, { today: businessDate('2026-03-15'), waivable })).toMatchObject({
      output: { waiverDate: '05-03-2026 00:00:00' },
    });
  });

  it('may be of any amount where it is not known what is outstanding', () => {
    expect(waiverVerdict(filled, { today, waivable: null }).ok).toBe(true);
  });

  it.each([
    ...['', '2026-11-15', '31-02-2026', '1-1-2026', '15-11-20266', '115-11-2026'],
    ...['15/11/2026', '15.11.2026', '15 11 2026', '15112026', '15-11-26'],
  ])('dated %j is no dd-mm-yyyy [CO-064.b]', waiverDate => {
    expect(faultsOf({ waiverDate })).toEqual({ waiverDate: 'Enter date in dd-mm-yyyy format only' });
  });

  it.each([
    ['15-11-2026', undefined],
    ['16-11-2026', 'The date is after today'],
    ['16-10-2026', undefined],
    ['15-10-2026', 'The date is more than 30 days back'],
  ])('dated %s: %s [CO-064.c, CO-064.d, M28.m]', (waiverDate, fault) => {
    expect(faultsOf({ waiverDate }).waiverDate).toBe(fault);
  });

  it.each(['', 'abc', '12.5', '544.00', '-5', ' '])(
    'of the amount %j is not numeric [CO-065.a]',
    waiverAmount => {
      expect(faultsOf({ waiverAmount })).toEqual({ waiverAmount: 'Enter numeric amount' });
    },
  );

  it.each(['bounceCharges', 'penalInterest', 'interestPayment', 'principalPayment'] as const)(
    'without %s, or with three decimals in it, is not complete [CO-066.b, CO-066.g]',
    name => {
      for (const text of ['', '0.005', '-1', '1x'])
        expect(faultsOf({ [name]: text })[name]).toBe('Enter an amount, 0 for nothing');
      // Also where nothing of it is outstanding.
      const nothing = { bounce: zeroPaise, penal: zeroPaise, interest: zeroPaise, principal: zeroPaise };
      expect(waiverVerdict({ ...filled, [name]: '' }, { today, waivable: nothing })).toMatchObject({
        faults: { [name]: 'Enter an amount, 0 for nothing' },
      });
    },
  );

  it('without a source of the list is not complete [CO-066.c, CO-067.a]', () => {
    expect(faultsOf({ paymentSource: '' })).toEqual({ paymentSource: 'Choose a payment source' });
    expect(waiverSources).toEqual([
      'AUTO_DEBIT',
      'MANUAL_PAYMENT',
      'PRE_PAYMENT',
      'WAIVER',
      'BOUNCE',
      'ADV_PAYMENT',
    ]);
  });

  it('of nothing at all is not sent [CO-066.c]', () => {
    const nothing = { waiverAmount: '0', penalInterest: '0', interestPayment: '0' };
    const waiverAmount = 'Enter an amount above zero';
    expect(waiverVerdict({ ...filled, ...nothing }, { today, waivable })).toEqual({
      ok: false,
      faults: { waiverAmount },
    });
    expect(faultsOf({ ...nothing, paymentSource: '' })).toEqual({
      waiverAmount,
      paymentSource: 'Choose a payment source',
    });
  });

  it('is another draft once one of its texts differs [XR-148.a]', () => {
    const untouched = {
      ...{ waiverDate: '', waiverAmount: '', paymentSource: '', waiverComment: '' },
      ...{ bounceCharges: '', penalInterest: '', interestPayment: '', principalPayment: '' },
    };
    expect([
      sameWaiver(filled, { ...filled }),
      sameWaiver(filled, { ...filled, waiverComment: 'x' }),
      sameWaiver(emptyWaiver, untouched),
    ]).toEqual([true, false, true]);
  });

  it.each([
    [filled, true],
    [{ ...filled, waiverComment: undefined }, false],
    [{ ...filled, penalInterest: 363.16 }, false],
    [{}, false],
    [null, false],
    ['15-11-2026', false],
  ])('%j is a draft of it: %s [XR-148.b]', (value, is) => {
    expect(isWaiverDraft(value)).toBe(is);
  });

  it('whose parts are a paisa off is not sent [CO-066.e]', () => {
    expect(faultsOf({ penalInterest: '363.17' })).toEqual({ waiverAmount: 'The parts sum to Rs. 544.01' });
  });

  it('has each part up to what is outstanding of it, and not a paisa more [CO-066.f]', () => {
    const most = {
      waiverAmount: '1725',
      bounceCharges: '1180',
      penalInterest: '544.74',
      interestPayment: '0.26',
    };
    expect(faultsOf(most)).toEqual({});
    const beyond = {
      bounceCharges: '1180.01',
      penalInterest: '544.75',
      interestPayment: '1069.24',
      principalPayment: '34784.38',
    };
    expect(faultsOf(beyond)).toEqual({
      bounceCharges: 'Outstanding is only Rs. 1,180.00',
      penalInterest: 'Outstanding is only Rs. 544.74',
      interestPayment: 'Outstanding is only Rs. 1,069.23',
      principalPayment: 'Outstanding is only Rs. 34,784.37',
    });
  });

  it('sends each part as it was typed, with its paise [CO-066.e, CO-066.g]', () => {
    const parts = { bounceCharges: 1.5, penalInterest: 2, interestPayment: 3, principalPayment: 4.5 };
    const typed = Object.fromEntries(Object.entries(parts).map(([name, amount]) => [name, String(amount)]));
    expect(waiverVerdict({ ...filled, ...typed, waiverAmount: '11' }, { today, waivable })).toMatchObject({
      output: { waiverAmount: 11, ...parts },
    });
  });
});
