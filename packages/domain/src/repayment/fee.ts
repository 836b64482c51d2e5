import { type Paise, subtract } from '../money/paise';
import { percent, type Rate, shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';

/** Goods and services tax on a fee, added to it. */
export const gstOnFees: Rate = percent(18);

/** The processing fee and its tax in paise, each rounded half up to the paisa by itself.
 *  @param rate  share of the principal
 *  @source M9 */
export function feeOf(principal: Paise, rate: Rate): { processingFee: Paise; gst: Paise } {
  const processingFee = shareOf(principal, rate, halfUp);
  return { processingFee, gst: shareOf(processingFee, gstOnFees, halfUp) };
}

/** Splits a charge that includes the tax: Rs. 590.00 is 500.00 and 90.00. The net amount is rounded half up.
 *  @source M15, M16 */
export function splitGst(gross: Paise): { net: Paise; gst: Paise } {
  const { numerator, denominator } = gstOnFees;
  const net = shareOf(gross, { numerator: denominator, denominator: denominator + numerator }, halfUp);
  return { net, gst: subtract(gross, net) };
}
