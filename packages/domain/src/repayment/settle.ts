import { laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import type { LoanAccount } from './account';
import type { OpenEmi, Share } from './allocation';
import { itemAt } from './itemAt';
import { type EmiPosition, type Position, positionOf } from './position';
import { isCharge, type Part, parts, type Transfer } from './transfers';

/** What is open of the EMIs that are due on a day, oldest first.
 *  @source M1, M11 */
export function dueEmis(account: LoanAccount, day: BusinessDate, position: Position): OpenEmi[] {
  return openEmis(position).filter(({ emi }) => itemAt(account.instalments, emi).dueDate <= day);
}

/** What is open of every EMI, oldest first. */
export function openEmis({ emis }: Position): OpenEmi[] {
  return emis.map((position, emi) => ({ emi, open: openParts(position) }));
}

function openParts(position: EmiPosition): OpenEmi['open'] {
  return Object.fromEntries(parts.map(part => [part, position[part].open]));
}

/** The transfers by which held money settles its shares. Each counts from the money's value date, but never from
 *  before the EMI was due or the charge was made [M11].
 *  @param earliest  the value date of the money, or the day it is used */
export function settle(
  account: LoanAccount,
  receipt: string,
  shares: readonly Share[],
  earliest: BusinessDate,
): Transfer[] {
  const position = positionOf(account);
  return shares.map(({ emi, part, amount }) => {
    const from =
      part === 'bounce' || part === 'penal'
        ? chargedBy(account, position, { emi, part, amount })
        : dueOf(account, emi);
    return {
      amount,
      debit: 'held',
      credit: part,
      emi,
      receipt,
      valueDate: laterOf(from, earliest),
    };
  });
}

function dueOf({ instalments }: LoanAccount, emi: number): BusinessDate {
  return itemAt(instalments, emi).dueDate;
}

/** The day of the charge that the last paisa of a share settles; the earliest charges are settled first. */
function chargedBy(account: LoanAccount, { emis }: Position, { emi, part, amount }: Share): BusinessDate {
  const { charged, open } = itemAt(emis, emi)[part];
  const wanted = add(subtract(charged, open), amount);
  const charges = account.groups
    .flatMap(group => group.transfers)
    .filter(transfer => transfer.emi === emi && isCharge(transfer))
    .filter(({ debit, credit }) => debit === part || credit === part);
  const chargedUpTo = (day: BusinessDate) =>
    sum(charges.filter(({ valueDate }) => valueDate <= day).map(it => signed(it, part)));
  const days = charges.map(({ valueDate }) => valueDate).toSorted();
  return itemAt(
    days,
    days.findIndex(day => chargedUpTo(day) >= wanted),
  );
}

function signed({ debit, amount }: Transfer, part: Part): Paise {
  return debit === part ? amount : subtract(zeroPaise, amount);
}
