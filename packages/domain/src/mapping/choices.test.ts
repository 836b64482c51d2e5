import { describe, expect, it } from 'vitest';
import { businessDate } from '../calendar';
import { rupees, zeroPaise } from '../money';
import { mappingChoices, mappingUpdates } from './choices';

const line = (more: object) => ({
  paymentDate: businessDate('2026-11-18'),
  amountPaid: rupees(9000),
  principalPayment: zeroPaise,
  interestPayment: zeroPaise,
  penalInterest: zeroPaise,
  bounceCharges: zeroPaise,
  paymentId: 'P1',
  paymentReferenceId: 'UTR1',
  remarks: null,
  paymentSource: 'AUTO_DEBIT',
  held: rupees(9000),
  wentTo: null,
  ...more,
});
const whyNot = (more: object) => mappingChoices([line(more)])[0]?.whyNot;

describe('the receipts an EMI can be mapped to', () => {
  it.each(['PRE_PAYMENT', 'AUTO_DEBIT', 'MANUAL_PAYMENT', 'WAIVER'])(
    '%s that holds money can be chosen [CO-052.a, M28.h]',
    paymentSource => {
      expect(whyNot({ paymentSource })).toBeNull();
    },
  );

  it.each(['BOUNCE', 'ADV_PAYMENT', 'OTHER', null])('%s cannot [CO-052.b]', paymentSource => {
    expect(whyNot({ paymentSource })).toBe('Cannot be mapped');
  });

  it('one that holds nothing, or was mapped, says where its money went [CO-052.c, CO-052.d]', () => {
    expect(whyNot({ held: zeroPaise, wentTo: 'Allocated to EMI 9' })).toBe('Allocated to EMI 9');
    expect(whyNot({ held: rupees(5), wentTo: 'Refunded' })).toBe('Refunded');
  });

  it('a reversal stands for the receipt it reversed [M22.h]', () => {
    const [choice, ...others] = mappingChoices([line({}), line({ amountPaid: rupees(-9000) })]);
    expect([choice?.whyNot, others]).toEqual(['Reversed', []]);
  });

  it('of a backend that does not say what is held, it is what no part names [CO-052.a, CO-052.c]', () => {
    const parts = {
      held: null,
      interestPayment: rupees(600),
      principalPayment: rupees(8000),
      penalInterest: rupees(90),
      bounceCharges: rupees(300),
    };
    expect(mappingChoices([line(parts)])[0]).toMatchObject({ holds: rupees(10), whyNot: null });
    expect(whyNot({ ...parts, penalInterest: rupees(100) })).toBe('Allocated');
  });

  it('without a payment id there is nothing to name', () => {
    expect(mappingChoices([line({ paymentId: null })])).toEqual([]);
  });
});

describe('what is sent', () => {
  it('names the stored position, in whatever order the rows are shown [CO-053.b, CO-054.c]', () => {
    const newestFirst = new Map([
      [6, 'P2'],
      [5, 'P1'],
    ]);
    expect(mappingUpdates(newestFirst)).toEqual([
      { index: 5, paymentId: 'P1' },
      { index: 6, paymentId: 'P2' },
    ]);
    expect(mappingUpdates(new Map())).toEqual([]);
  });
});
