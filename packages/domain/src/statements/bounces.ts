import { daysBetween } from '../calendar/arithmetic';
import type { BounceRow, StatementTransaction } from './model';

// A cheap pre-check, because nearly all rows are neither.
const hint = /R(?:TN|ET|EJ)|BOUNC|DISHON|UNPAID/i;
const returned =
  /\b(?:I\/?W|O\/?W)?(?:RTN|RTND|RETURN(?:ED)?|REJECT(?:ED)?|BOUNCED?|DISHONOU?R(?:ED)?|UNPAID)\b/i;
/** 'RETURN' alone may be a shop, a tax form or a ticket: it counts only together with the channel or the
 *  reason. */
const ofPayment =
  /\b(?:N?ACH|ECS|CHQ|CHEQUE|CLG|MANDATE|INSUFF\w*|EXCEEDS? ARRANGEMENT|I\/W|O\/W|INWARD|OUTWARD)\b|\b(?:RTN|REJECT):\d{6}\b/i;
const chargeWord = /\b(?:CHR?GS?|CHARGES?|FEES?|PENAL\w*)\b/i;

/** Whether a row is a returned debit or cheque, the bank's charge for one, or neither. The provider's category
 *  decides if it mentions either, otherwise the narration. Ignores case.
 *  @source CR-043: a bounce is the return row itself, not its charge */
export function returnKindOf(narration: string, category: string): 'bounce' | 'charge' | null {
  if (/^bounced\b/i.test(category)) return chargeWord.test(category) ? 'charge' : 'bounce';
  if (!hint.test(narration) || !returned.test(narration) || !ofPayment.test(narration)) return null;
  return chargeWord.test(narration) ? 'charge' : 'bounce';
}

function channelOf(text: string): BounceRow['channel'] {
  // 'Bounced I/W ECS' is the provider's category for every mandate; the narration is more precise.
  if (/\bN?ACH\b/i.test(text)) return 'NACH';
  if (/\bECS\b/i.test(text)) return 'ECS';
  return /\b(?:CHQ|CHEQUE|CLG)\b|\b(?:RTN|REJECT):\d{6}\b/i.test(text) ? 'CHEQUE' : 'OTHER';
}

/** The returns among the rows, in order. */
export function bouncesIn(transactions: readonly StatementTransaction[]): readonly BounceRow[] {
  return transactions
    .filter(({ narration, category }) => returnKindOf(narration, category) === 'bounce')
    .map(row => ({
      ...row,
      channel: channelOf(`${row.narration} ${row.category}`),
      direction: (row.amount ?? 0) < 0 ? 'outward' : 'inward',
    }));
}

/** The bank's charges for returns, in the order of the rows. */
export function bounceChargesIn(
  transactions: readonly StatementTransaction[],
): readonly StatementTransaction[] {
  return transactions.filter(({ narration, category }) => returnKindOf(narration, category) === 'charge');
}

/** How many days after a return its charge may be booked. */
const longestDelay = 15;

/** Charges for returns the bank did not print: a bounce is known only by its charge. Each return explains one
 *  charge, the nearest one of its channel within fifteen days after it.
 *  @param transactions  oldest first
 *  @source issue: a bounce known only by its charge is counted apart */
export function bouncesKnownOnlyByCharge(
  transactions: readonly StatementTransaction[],
): readonly StatementTransaction[] {
  const returns = new Set(bouncesIn(transactions));
  return bounceChargesIn(transactions).filter(charge => {
    const channel = channelOf(`${charge.narration} ${charge.category}`);
    const explains = [...returns].findLast(
      bounce =>
        (bounce.channel === channel || channel === 'OTHER' || bounce.channel === 'OTHER') &&
        bounce.date !== null &&
        charge.date !== null &&
        bounce.date <= charge.date &&
        daysBetween(bounce.date, charge.date) <= longestDelay,
    );
    return explains === undefined || !returns.delete(explains);
  });
}
