import { describe, expect, it } from 'vitest';
import { rupees } from '../money/paise';
import { booked, money, on, twoReturned } from '../repayment/sampleAccount.fixture';
import { previewOf } from './preview';
import type { Asked } from './request';

const today = on('11-15');
const preview = (asked: Asked) => previewOf(twoReturned(), asked, today);
const nothing = rupees(0);
const twoEmis = {
  principal: rupees('17088.77'),
  interest: rupees('1069.23'),
  penal: rupees('544.74'),
  bounce: rupees(1_180),
  total: rupees('19882.74'),
  daysPastDue: 45,
  class: 'SMA-1',
};

describe('what an approval would do', () => {
  it('waives parts of charges: cash does not move, and the days past due stay [M28.a, M28.b]', () => {
    const parts = { penal: rupees(544), bounce: rupees(1_180) };
    const asked = {
      kind: 'waiver',
      date: today,
      amount: rupees(1_724),
      parts,
      source: 'MANUAL_PAYMENT',
    } as const;
    expect(preview(asked)).toEqual({
      now: twoEmis,
      after: { ...twoEmis, penal: rupees('0.74'), bounce: nothing, total: rupees('18158.74') },
      fault: null,
      lines: [
        { account: 'waived', side: 'debit', amount: rupees(1_724) },
        { account: 'penal', side: 'credit', amount: rupees(544) },
        { account: 'bounce', side: 'credit', amount: rupees(1_180) },
      ],
    });
  });

  it('receives money as of its own day: the older EMI is paid whole, then the newer begins [M18.a]', () => {
    const of = { date: on('11-14'), source: 'CASH', reference: 'slip 1' } as const;
    expect(preview({ kind: 'receipt', amount: rupees(10_000), ...of })).toMatchObject({
      after: { principal: rupees('8618.50'), interest: rupees('460.50'), daysPastDue: 14, class: 'SMA-0' },
      lines: [
        { account: 'cash', side: 'debit', amount: rupees(10_000) },
        { account: 'interest', side: 'credit', amount: rupees('608.73') },
        { account: 'principal', side: 'credit', amount: rupees('8470.27') },
        { account: 'bounce', side: 'credit', amount: rupees(590) },
        { account: 'penal', side: 'credit', amount: rupees(331) },
      ],
    });
  });

  it('reverses the first debit: its EMI is due again, and its penal interest since; what was charged is income [M26.c]', () => {
    const { after, lines } = preview({ kind: 'reversal', of: 'N 05-01 05-01 05-01 9079' });
    expect(after).toMatchObject({ total: rupees('30232.80'), daysPastDue: 198, class: 'NPA' });
    expect(lines).toEqual([
      { account: 'interest', side: 'debit', amount: rupees('1312.50') },
      { account: 'principal', side: 'debit', amount: rupees('7766.50') },
      { account: 'penal', side: 'debit', amount: rupees('1271.06') },
      { account: 'nach', side: 'credit', amount: rupees(9_079) },
      { account: 'penal income', side: 'credit', amount: rupees('1271.06') },
    ]);
  });

  it('waives what is less than a rupee, and says so [XR-022.g, M33.d]', () => {
    const almost = booked(twoReturned(), money('37722.40', '11-15'));
    const { lines } = previewOf(almost, { kind: 'closure', closingDate: null }, today);
    expect(lines.filter(({ account }) => account === 'rounding')).toEqual([
      { account: 'rounding', side: 'debit', amount: 45 },
    ]);
  });

  it.each([
    [{ kind: 'refund', amount: rupees(1) }, 'More than what is due back'],
    [{ kind: 'closure', closingDate: null }, 'Rs. 37,722.85 is still due'],
    [{ kind: 'closure', closingDate: on('11-16') }, 'Closing date after today'],
  ] satisfies [Asked, string][])('says why it cannot be posted: %j [M33.a]', (asked, fault) => {
    expect(preview(asked)).toEqual({ now: twoEmis, after: null, fault, lines: [] });
  });
});
