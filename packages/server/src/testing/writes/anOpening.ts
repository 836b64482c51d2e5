import { businessDate } from '@lending-desk/domain/calendar';
import { percent, rupees } from '@lending-desk/domain/money';
import { openAccount } from '@lending-desk/domain/repayment';

/** The sample loan of the rules of money, disbursed. */
export const anOpening = (loanId: number, at: Date) => ({
  account: openAccount({
    principal: rupees(75_000),
    yearlyRate: percent(21),
    months: 9,
    emiDay: 1,
    disbursedOn: businessDate('2026-03-30'),
    processingFeeRate: percent(1.5),
  }),
  opened: {
    loanId,
    number: 0,
    reference: `disbursal ${loanId}`,
    kind: 'disbursal',
    bookedOn: businessDate('2026-03-30'),
    at,
    byName: 'Test',
  },
});
