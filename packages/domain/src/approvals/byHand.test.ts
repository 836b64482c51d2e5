import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/arithmetic';
import { businessDate } from '../calendar/businessDate';
import type { AccountStanding, TransactionLine } from '../collections/schema';
import type { SectionState } from '../loose/section';
import { rupees, zeroPaise } from '../money/paise';
import {
  emptyReceipt,
  emptyReversal,
  isReceiptDraft,
  receiptVerdict,
  refundForm,
  refundVerdict,
  reversalForm,
  reversalVerdict,
  reversibleLines,
  sameReceipt,
  turnedParts,
  wholeRefund,
  whyNotByHand,
} from './byHand';

const today = businessDate('2026-11-15');
const line = (paymentId: string | null, amount: number, more: Partial<TransactionLine> = {}) => ({
  paymentDate: today,
  amountPaid: rupees(amount),
  principalPayment: zeroPaise,
  interestPayment: zeroPaise,
  penalInterest: zeroPaise,
  bounceCharges: zeroPaise,
  paymentId,
  paymentReferenceId: null,
  remarks: null,
  paymentSource: 'MANUAL_PAYMENT',
  held: null,
  wentTo: null,
  ...more,
});

describe('a receipt by hand', () => {
  const draft = {
    amount: '9000',
    date: today,
    source: 'BANK',
    reference: ' UTR 1 ',
    reason: ' Slip of the branch ',
  };

  it('is sent with its amount in rupees, without spaces around its words [XR-149.a]', () => {
    expect(receiptVerdict({ ...draft, amount: '9000.50' }, today)).toEqual({
      ok: true,
      output: {
        amount: 9000.5,
        date: today,
        source: 'BANK',
        reference: 'UTR 1',
        reason: 'Slip of the branch',
      },
    });
  });

  it('names the file that is attached, which makes it another draft [XR-023.a, XR-148.a, XR-148.b]', () => {
    const attachment = { key: 'attachments/1/a.pdf', name: 'slip.pdf' };
    const verdict = receiptVerdict({ ...draft, attachment }, today);
    expect(verdict.ok && verdict.output.attachment).toBe('attachments/1/a.pdf');
    expect(sameReceipt(draft, { ...draft, attachment })).toBe(false);
    expect(sameReceipt({ ...draft, attachment }, draft)).toBe(false);
    expect(sameReceipt({ ...draft, attachment }, { ...draft, attachment: { ...attachment } })).toBe(true);
    expect(isReceiptDraft({ ...draft, attachment })).toBe(true);
    for (const other of [{ key: 1, name: 'slip.pdf' }, { key: 'a.pdf' }, { name: 'slip.pdf' }, 'a.pdf'])
      expect(isReceiptDraft({ ...draft, attachment: other })).toBe(false);
  });

  it('empty, each field says what is missing [XR-149.a]', () => {
    expect(receiptVerdict(emptyReceipt, today)).toEqual({
      ok: false,
      faults: {
        amount: 'Enter an amount above zero',
        date: 'Enter the day on which the money came',
        source: 'Choose how the money came',
        reference: 'Enter a reference',
        reason: 'Enter a reason',
      },
    });
  });

  it.each([
    ['amount', '0', 'Enter an amount above zero'],
    ['amount', '0.01', undefined],
    ['amount', '-1', 'Enter an amount above zero'],
    ['amount', '1.005', 'Enter an amount above zero'],
    ['amount', '999999999.99', undefined],
    ['amount', '1000000000', 'Enter an amount above zero'],
    ['date', addDays(today, 1), 'The date is after today'],
    ['date', today, undefined],
    ['date', addDays(today, -30), undefined],
    ['date', addDays(today, -31), 'The date is more than 30 days back'],
    ['source', 'NACH', 'Choose how the money came'],
    ['reference', ' ', 'Enter a reference'],
    ['reference', 'U'.repeat(100), undefined],
    ['reference', 'U'.repeat(101), 'At most 100 characters'],
    ['reason', ' ', 'Enter a reason'],
    ['reason', 'r'.repeat(500), undefined],
    ['reason', 'r'.repeat(501), 'At most 500 characters'],
  ])('with %s %s: %s [M24.f]', (name, value, fault) => {
    const verdict = receiptVerdict({ ...draft, [name]: value }, today);
    expect(verdict.ok ? undefined : verdict.faults[name]).toBe(fault);
  });

  it.each([
    ['CASH', '19999.99', undefined],
    ['CASH', '20000', 'Cash of one loan and day stays below Rs. 20,000'],
    ['BANK', '20000', undefined],
  ])('%s of %s: %s [M24.g]', (source, amount, fault) => {
    const verdict = receiptVerdict({ ...draft, source, amount }, today);
    expect(verdict.ok ? undefined : verdict.faults['amount']).toBe(fault);
  });

  it.each([
    [draft, true],
    [emptyReceipt, true],
    [{ ...draft, date: '15-11-2026' }, false],
    [{ ...draft, date: undefined }, false],
    [{ ...draft, amount: 9000 }, false],
    [null, false],
  ])('%j is a draft of it: %s [XR-148.b]', (value, is) => {
    expect(isReceiptDraft(value)).toBe(is);
  });

  it('is another draft once a word or the day differs [XR-148.a, XR-148.b]', () => {
    const untouched = { amount: '', date: null, source: '', reference: '', reason: '' };
    expect([
      sameReceipt(emptyReceipt, untouched),
      sameReceipt(draft, { ...draft }),
      sameReceipt(draft, { ...draft, date: addDays(today, -1) }),
    ]).toEqual([true, true, false]);
    for (const name of ['amount', 'source', 'reference', 'reason']) {
      expect([name, sameReceipt(draft, { ...draft, [name]: 'other' })]).toEqual([name, false]);
      expect([name, isReceiptDraft({ ...draft, [name]: undefined })]).toEqual([name, false]);
    }
  });
});

describe('a reversal', () => {
  const lines = [
    line('P1', 9000),
    line('P2', 500),
    line('P1', -9000),
    line('W1', 544, { paymentSource: 'WAIVER' }),
    line(null, 1),
    line('P3', 0),
  ];

  it('is of a payment or a waiver that was not reversed yet, the latest first [M26.a]', () => {
    expect(reversibleLines(lines).map(({ paymentId }) => paymentId)).toEqual(['W1', 'P2']);
  });

  it.each([
    ['P2', 'Of another loan', undefined],
    ['P1', 'Of another loan', { paymentId: 'Choose a payment' }],
    ['', '', { paymentId: 'Choose a payment', reason: 'Enter a reason' }],
    ['P2', '  ', { reason: 'Enter a reason' }],
  ])('of "%s" because "%s": %j [XR-149.a]', (paymentId, reason, faults) => {
    const verdict = reversalVerdict({ paymentId, reference: '', reason }, reversibleLines(lines));
    expect(verdict.ok ? undefined : verdict.faults).toEqual(faults);
  });

  it('names the payment and the trimmed reason [XR-149.a]', () => {
    expect(reversalVerdict({ paymentId: 'P2', reference: ' ', reason: ' Twice ' }, lines)).toEqual({
      ok: true,
      output: { paymentId: 'P2', reason: 'Twice' },
    });
  });

  it('names the trimmed reference and the attached file where there are any [XR-149.a, XR-023.a]', () => {
    const attachment = { key: 'attachments/1/a.pdf', name: 'slip.pdf' };
    const draft = { paymentId: 'P2', reference: ' RTN 7 ', reason: 'Twice', attachment };
    expect(reversalVerdict(draft, lines)).toEqual({
      ok: true,
      output: { paymentId: 'P2', reference: 'RTN 7', reason: 'Twice', attachment: 'attachments/1/a.pdf' },
    });
    const long = reversalVerdict({ ...draft, reference: 'R'.repeat(101) }, lines);
    expect(long).toEqual({ ok: false, faults: { reference: 'At most 100 characters' } });
  });

  it('is another draft once a word or the file differs [XR-148.a, XR-148.b]', () => {
    const draft = { paymentId: 'P2', reference: '', reason: 'Twice', attachment: null };
    const file = { key: 'attachments/1/a.pdf', name: 'slip.pdf' };
    expect([
      reversalForm.same(draft, { ...draft }),
      reversalForm.same(draft, { ...draft, paymentId: 'P1' }),
      reversalForm.same(draft, { ...draft, reason: 'Again' }),
      reversalForm.same(draft, { ...draft, reference: 'R' }),
      reversalForm.same(draft, { ...draft, attachment: file }),
      reversalForm.fits(draft),
      reversalForm.fits({ ...draft, attachment: file }),
      reversalForm.fits({ ...draft, attachment: 'attachments/1/a.pdf' }),
      // Kept by an earlier release, which knew neither.
      reversalForm.fits({ paymentId: 'P2', reason: 'Twice' }),
      reversalForm.same({ paymentId: 'P2', reason: 'Twice' }, draft),
      reversalForm.same({ paymentId: '', reason: '' }, emptyReversal),
      reversalForm.fits({ ...draft, reference: 7 }),
      reversalForm.fits({ reason: 'Twice' }),
      reversalForm.fits({ paymentId: 'P2' }),
    ]).toEqual([
      ...[true, false, false, false, false],
      ...[true, true, false],
      ...[true, true, true],
      ...[false, false, false],
    ]);
  });

  it('turns round what was paid of each part and what is held [M26.b]', () => {
    const paid = line('P1', 9079, {
      interestPayment: rupees('608.73'),
      principalPayment: rupees('8391.27'),
      penalInterest: null,
      held: rupees(79),
    });
    expect(turnedParts(paid)).toEqual([
      { label: 'Interest', amount: rupees('608.73') },
      { label: 'Principal', amount: rupees('8391.27') },
      { label: 'Held', amount: rupees(79) },
    ]);
    expect(turnedParts(line('P2', 949, { penalInterest: rupees(300), bounceCharges: rupees(649) }))).toEqual([
      { label: 'Bounce charges', amount: rupees(649) },
      { label: 'Penal interest', amount: rupees(300) },
    ]);
  });
});

describe('a refund', () => {
  it.each([
    ['', 'Enter an amount above zero'],
    ['0', 'Enter an amount above zero'],
    ['0.01', undefined],
    ['1117.26', undefined],
    ['1117.27', 'Due back is only Rs. 1,117.26'],
  ])('of "%s" with 1,117.26 due back: %s [M33.f]', (amount, fault) => {
    const verdict = refundVerdict({ amount, reason: 'Paid too much' }, rupees('1117.26'));
    expect(verdict.ok ? undefined : verdict.faults['amount']).toBe(fault);
  });

  it('begins with all that is due back, to the paisa, and with nothing where that is nothing', () => {
    expect(wholeRefund(rupees('1117.26'))).toEqual({ amount: '1117.26', reason: '' });
    expect(wholeRefund(rupees('900.50')).amount).toBe('900.5');
    expect(wholeRefund(zeroPaise).amount).toBe('');
  });

  it('is another draft once its amount or reason differs [XR-148.a, XR-148.b]', () => {
    const draft = { amount: '5', reason: 'Late' };
    expect([
      refundForm.same(draft, { ...draft }),
      refundForm.same(draft, { ...draft, amount: '6' }),
      refundForm.same(draft, { ...draft, reason: '' }),
      refundForm.fits({ amount: '5' }),
      refundForm.fits({ reason: 'Late' }),
    ]).toEqual([true, false, false, false, false]);
  });

  it('needs a reason, and is sent in rupees [XR-149.a]', () => {
    expect(refundVerdict(wholeRefund(zeroPaise), zeroPaise)).toMatchObject({
      faults: { reason: 'Enter a reason' },
    });
    expect(refundVerdict({ amount: '5', reason: ' ' }, rupees(6))).toEqual({
      ok: false,
      faults: { reason: 'Enter a reason' },
    });
    expect(refundVerdict({ amount: '5', reason: 'r'.repeat(501) }, rupees(6))).toEqual({
      ok: false,
      faults: { reason: 'At most 500 characters' },
    });
    expect(refundVerdict({ amount: '5.50', reason: ' Late ' }, rupees(6))).toEqual({
      ok: true,
      output: { amount: 5.5, reason: 'Late' },
    });
  });
});

describe('who may ask for them, and of what', () => {
  const standing = (refundsDue: number | null): SectionState<AccountStanding> => ({
    state: 'ready',
    value: {
      asOf: today,
      daysPastDue: 0,
      bucket: '0',
      class: 'STANDARD',
      classAtDayEnd: 'STANDARD',
      npaSince: null,
      otherNpa: [],
      closedOn: today,
      waivable: null,
      promise: null,
      refundsDue: refundsDue === null ? null : rupees(refundsDue),
      waiting: [],
    },
  });
  const some = { state: 'ready', value: [line('P1', 9000)] } as const;
  const adminsOnly = 'Only a collections admin or a super user may ask for this';
  const noAccount = 'This loan has no account';

  it.each([
    [true, standing(0.01), some, [undefined, undefined, undefined]],
    [true, standing(0), some, [undefined, undefined, 'Nothing is due back to the customer']],
    [
      true,
      standing(null),
      { state: 'ready', value: [] } as const,
      [undefined, 'There is no payment that can be reversed', 'Nothing is due back to the customer'],
    ],
    [
      true,
      standing(1),
      { state: 'missing' } as const,
      [undefined, 'There is no payment that can be reversed', undefined],
    ],
    [false, standing(1), some, [adminsOnly, adminsOnly, adminsOnly]],
    [true, { state: 'missing' } as const, some, [noAccount, noAccount, noAccount]],
  ])('may %s [M36.b]', (may, of, lines, why) => {
    const whyNot = whyNotByHand(may, of, lines);
    expect([whyNot.receipt, whyNot.reversal, whyNot.refund]).toEqual(why);
  });
});
