import type { Outstanding } from '../collections/account';
import { maxPaise, type Paise, subtract, sum, zeroPaise } from '../money/paise';

/** A line of the working of Max Amount; what is taken off is below zero. */
export type MaxAmountLine = { readonly label: string; readonly amount: Paise };

/** Max Amount and how it comes about; paise.
 *  @source CO-042, M31 */
export type MaxAmount = { readonly amount: Paise; readonly lines: readonly MaxAmountLine[] };

/** The most a new link may ask for: everything overdue and outstanding, less the money held and what open links still
 *  ask for, not below 0. */
export function maxAmountOf(
  { overdue, outstanding }: Outstanding,
  { held, openLinks }: { readonly held: Paise; readonly openLinks: Paise },
): MaxAmount {
  const lines = [
    { label: 'Overdue principal', amount: overdue.principal },
    { label: 'Overdue interest', amount: overdue.interest },
    { label: 'Bounce', amount: overdue.bounce },
    { label: 'Penal', amount: overdue.penal },
    { label: 'Outstanding principal', amount: outstanding.principal },
    { label: 'Outstanding interest', amount: outstanding.interest },
    { label: 'Money held', amount: subtract(zeroPaise, held) },
    { label: 'Open links', amount: subtract(zeroPaise, openLinks) },
  ];
  return { amount: maxPaise(zeroPaise, sum(lines.map(({ amount }) => amount))), lines };
}
