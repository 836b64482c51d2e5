import { minPaise, type Paise, subtract, zeroPaise } from '../money/paise';
import { type Part, parts } from './transfers';

/** In which order money settles what is open. */
export type AllocationOrder = {
  /** Parts that are settled, the first one first; a part that is left out is not settled. */
  readonly parts: readonly Part[];
  /** Everything of an EMI before the next one, or one part of all EMIs before the next part. */
  readonly across: 'emi by emi' | 'part by part';
  /** What is left after all that is due: held, or settles EMIs that are not due yet, the next or the last first. */
  readonly advance: 'hold' | 'next EMIs first' | 'last EMIs first';
};

/** Our order: within an EMI interest, principal, fee, bounce, penal; the rest is held.
 *  @source M18 */
export const ordinaryOrder: AllocationOrder = { parts, across: 'emi by emi', advance: 'hold' };

/** Interest and principal alone: of matched NACH receipts, advance, freed and waived money.
 *  @source M20, M21 */
export const instalmentOrder: AllocationOrder = { ...ordinaryOrder, parts: ['interest', 'principal'] };

/** What is open of an EMI; a part that is missing has nothing open. Amounts in paise. */
export type OpenEmi = { readonly emi: number; readonly open: Readonly<Partial<Record<Part, Paise>>> };

/** What goes to one part of one EMI. */
export type Share = { readonly emi: number; readonly part: Part; readonly amount: Paise };

/** Splits an amount over what is open. The shares and what is left sum to the amount.
 *  @param due  EMIs that are due, oldest first
 *  @param notDue  EMIs that are not, oldest first
 *  @source M18 */
export function allocateMoney(
  amount: Paise,
  due: readonly OpenEmi[],
  order: AllocationOrder,
  notDue: readonly OpenEmi[] = [],
): { shares: Share[]; left: Paise } {
  const ahead = order.advance === 'last EMIs first' ? notDue.toReversed() : notDue;
  const places = [...placesOf(due, order), ...(order.advance === 'hold' ? [] : placesOf(ahead, order))];
  const shares: Share[] = [];
  let left = amount;
  for (const { emi, part, open } of places) {
    const share = minPaise(open, left);
    if (share <= 0) continue;
    shares.push({ emi, part, amount: share });
    left = subtract(left, share);
  }
  return { shares, left };
}

function placesOf(emis: readonly OpenEmi[], { parts: order, across }: AllocationOrder) {
  const place = ({ emi, open }: OpenEmi, part: Part) => ({ emi, part, open: open[part] ?? zeroPaise });
  return across === 'emi by emi'
    ? emis.flatMap(emi => order.map(part => place(emi, part)))
    : order.flatMap(part => emis.map(emi => place(emi, part)));
}
