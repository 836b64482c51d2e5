import { collectionsMessages } from '../collections/messages';
import type { Paise } from '../money/paise';
import { paymentLinkMessages } from './messages';
import { leastLink } from './rules';

/** What was entered as the amount of a link: the amount in paise, or why none is asked for.
 *  @source CO-041 */
export function linkAmountOf(
  entered: Paise | null,
  max: Paise,
): { readonly amount: Paise } | { readonly fault: string; readonly exceeds: boolean } {
  if (entered === null || entered < leastLink)
    return { fault: paymentLinkMessages.tooLittle, exceeds: false };
  if (entered > max) return { fault: collectionsMessages.paymentLink.maxExceeded, exceeds: true };
  return { amount: entered };
}
