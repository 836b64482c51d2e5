import { daysBetween, laterOf } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import type { LoanAccount } from './account';
import { itemAt } from './itemAt';
import { valuedUpTo } from './position';
import { type PaymentSource, paymentSourceOf } from './rows';
import { type GroupKind, isCharge, isPart, type Part, type Transfer } from './transfers';
import { viewOn } from './view';

/** Why what is due changed: an EMI fell due, a charge was made or taken back, or money, a waiver, a reversal or the
 *  closing settled something of it. */
export type HistoryKind = Exclude<GroupKind, 'charge' | 'disbursal'> | 'penal' | 'bounce' | 'correction';

/** What of an EMI changed, in paise; below 0 where it became less. */
export type PartChange = { readonly emi: number; readonly part: Part; readonly amount: Paise };

/** One line of the history of what is due; amounts in paise. */
export type HistoryEntry = {
  /** From when it counts. */
  readonly date: BusinessDate;
  /** The day it was booked, which is later than `date` for what is back-dated or reversed. */
  readonly bookedOn: BusinessDate;
  readonly kind: HistoryKind;
  /** The receipt or waiver it is about, and how it came; null for what falls due or is charged. */
  readonly receipt: string | null;
  readonly source: PaymentSource | null;
  readonly parts: readonly PartChange[];
  /** The sum of its parts. */
  readonly amount: Paise;
  /** What is due and open after it. */
  readonly balance: Paise;
};

type Line = Omit<HistoryEntry, 'amount' | 'balance'>;

/** How what is due came to be what it is on a day, by the days from which the entries count. The last balance is what
 *  is overdue then, and what is open of an EMI that falls due that day.
 *  @source M1, M3, M27 */
export function overdueHistory(account: LoanAccount, day: BusinessDate): HistoryEntry[] {
  const lines = linesOf(account, day).toSorted((one, other) => daysBetween(other.date, one.date));
  let balance = zeroPaise;
  return lines.map(line => {
    const amount = sum(line.parts.map(part => part.amount));
    balance = add(balance, amount);
    return { ...line, amount, balance };
  });
}

/** In the order of booking; what falls due comes first on its day. */
function linesOf(given: LoanAccount, until: BusinessDate): Line[] {
  const { account } = viewOn(given, until);
  // Of a closed loan nothing falls due after its closing.
  const day = account.closedOn ?? until;
  const counts = valuedUpTo(day);
  const due = account.instalments.flatMap(({ dueDate, principal }, emi): Line[] =>
    dueDate <= day
      ? [
          {
            date: dueDate,
            bookedOn: dueDate,
            kind: 'due',
            receipt: null,
            source: null,
            parts: [{ emi, part: 'principal', amount: principal }],
          },
        ]
      : [],
  );
  const lines = new Map<string, Line>(due.map((line, emi) => [`due ${emi}`, line]));
  for (const [number, group] of account.groups.entries()) {
    // What was paid out is of no EMI.
    if (group.kind === 'disbursal') continue;
    for (const transfer of group.transfers) {
      if (transfer.emi === null || !counts(transfer, group)) continue;
      const { dueDate } = itemAt(account.instalments, transfer.emi);
      if (dueDate > day) continue;
      const kind = kindOf(group.kind, transfer);
      const date = laterOf(transfer.valueDate, dueDate);
      const isDue = kind === 'due' && date === dueDate;
      const key = isDue ? `due ${transfer.emi}` : JSON.stringify([number, kind, date, transfer.receipt]);
      const receipt = transfer.receipt ?? (isDue ? null : group.about);
      const source = account.receipts.find(({ id }) => id === receipt)?.source;
      const line = lines.get(key) ?? {
        date,
        bookedOn: group.bookedOn,
        kind,
        receipt,
        source: source ? paymentSourceOf(source) : null,
        parts: [],
      };
      lines.set(key, { ...line, parts: changesOf(transfer, transfer.emi).reduce(withChange, line.parts) });
    }
  }
  return [...lines.values()];
}

function changesOf({ amount, debit, credit }: Transfer, emi: number): PartChange[] {
  return [
    ...(isPart(debit) ? [{ emi, part: debit, amount }] : []),
    ...(isPart(credit) ? [{ emi, part: credit, amount: subtract(zeroPaise, amount) }] : []),
  ];
}

/** A fee and its tax are one change of a part. */
function withChange(changes: readonly PartChange[], change: PartChange): readonly PartChange[] {
  const at = changes.findIndex(({ emi, part }) => emi === change.emi && part === change.part);
  const same = changes[at];
  return same === undefined
    ? [...changes, change]
    : changes.with(at, { ...same, amount: add(same.amount, change.amount) });
}

function kindOf(group: Exclude<GroupKind, 'disbursal'>, transfer: Transfer): HistoryKind {
  if (group === 'charge') return transfer.debit === 'penal' ? 'penal' : 'bounce';
  return isCharge(transfer) && group !== 'due' && group !== 'closure' ? 'correction' : group;
}
