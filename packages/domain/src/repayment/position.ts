import type { BusinessDate } from '../calendar/businessDate';
import { add, type Paise, subtract, sum, zeroPaise } from '../money/paise';
import type { LoanAccount } from './account';
import { type Group, isCharge, isPart, type LedgerAccount, type Part, type Transfer } from './transfers';

/** What was charged of a part of an EMI, and what of it is open; in paise. Principal is charged by the schedule,
 *  everything else by a transfer. */
export type PartPosition = { readonly charged: Paise; readonly open: Paise };
export type EmiPosition = Readonly<Record<Part, PartPosition>>;

/** An account as its transfers leave it; amounts in paise. */
export type Position = {
  /** In the order of the schedule. */
  readonly emis: readonly EmiPosition[];
  /** What each receipt or waiver still holds, in booking order; none is 0. */
  readonly held: ReadonlyMap<string, Paise>;
  /** Debits minus credits. */
  readonly balances: ReadonlyMap<LedgerAccount, Paise>;
};

/** Which transfers count. */
export type Selection = (transfer: Transfer, group: Group) => boolean;

/** Entries with a value date up to a day. */
export function valuedUpTo(day: BusinessDate): Selection {
  return ({ valueDate }) => valueDate <= day;
}

/** Derives the position from the transfers.
 *  @param counts  by default all of them */
export function positionOf(account: LoanAccount, counts?: Selection): Position {
  if (counts === undefined) return wholePosition(account);
  const sums = freshSums(account);
  for (const group of account.groups) addGroup(sums, group, counts);
  return positionIn(sums);
}

/** What transfers sum to, before what is 0 is left out. */
type Sums = {
  readonly emis: readonly Readonly<Record<Part, Counter>>[];
  readonly held: Map<string, Paise>;
  readonly balances: Map<LedgerAccount, Paise>;
};
type Known = Pick<LoanAccount, 'groups' | 'instalments'> & {
  readonly sums: Sums;
  readonly position: Position;
};

// By the last group. Booking asks for the position after each of thousands of groups, and each is a step from the one
// before.
const known = new WeakMap<Group, Known>();

// Stryker disable all: from where a position is worked out changes only how long it takes
function wholePosition(account: LoanAccount): Position {
  const { groups, instalments } = account;
  const last = groups.at(-1);
  if (last === undefined) return positionIn(freshSums(account));
  const there = knownAfter(account, groups.length);
  if (there !== null) return there.position;
  const before = knownAfter(account, groups.length - 1);
  const sums = before ? copyOf(before.sums) : freshSums(account);
  for (const group of before ? [last] : groups) addGroup(sums, group);
  const position = positionIn(sums);
  known.set(last, { groups, instalments, sums, position });
  // Of thousands of groups only the last two are asked for again.
  const past = groups.at(-3);
  if (past !== undefined) known.delete(past);
  return position;
}
// Stryker restore all

/** What is known after the first groups of an account, if it was made of the same ones. */
function knownAfter({ groups, instalments }: LoanAccount, count: number): Known | null {
  const last = groups[count - 1];
  const found = last && known.get(last);
  const isSame =
    found?.instalments === instalments && found.groups.every((group, at) => group === groups[at]);
  return found && isSame ? found : null;
}

const freshSums = ({ instalments }: LoanAccount): Sums => ({
  emis: instalments.map(({ principal }) => freshEmi(principal)),
  held: new Map(),
  balances: new Map(),
});

const copyOf = ({ emis, held, balances }: Sums): Sums => ({
  emis: emis.map(({ interest, principal, fee, bounce, penal }) => ({
    interest: { ...interest },
    principal: { ...principal },
    fee: { ...fee },
    bounce: { ...bounce },
    penal: { ...penal },
  })),
  held: new Map(held),
  balances: new Map(balances),
});

function addGroup({ emis, held, balances }: Sums, group: Group, counts: Selection = () => true): void {
  for (const transfer of group.transfers) {
    if (!counts(transfer, group)) continue;
    const { amount, debit, credit, emi, receipt } = transfer;
    balances.set(debit, add(balances.get(debit) ?? zeroPaise, amount));
    balances.set(credit, subtract(balances.get(credit) ?? zeroPaise, amount));
    if (receipt !== null) {
      const before = held.get(receipt) ?? zeroPaise;
      if (credit === 'held') held.set(receipt, add(before, amount));
      if (debit === 'held') held.set(receipt, subtract(before, amount));
    }
    const position = emis[emi ?? -1];
    if (position === undefined) continue;
    const charged = isCharge(transfer) ? amount : zeroPaise;
    if (isPart(debit)) move(position[debit], amount, charged);
    if (isPart(credit)) move(position[credit], subtract(zeroPaise, amount), subtract(zeroPaise, charged));
  }
}

const positionIn = ({ emis, held, balances }: Sums): Position => ({
  emis,
  held: new Map([...held].filter(([, amount]) => amount !== 0)),
  balances,
});

type Counter = { charged: Paise; open: Paise };

function move(counter: Counter, open: Paise, charged: Paise) {
  counter.open = add(counter.open, open);
  counter.charged = add(counter.charged, charged);
}

function freshEmi(principal: Paise): Record<Part, Counter> {
  const nothing = () => ({ charged: zeroPaise, open: zeroPaise });
  return {
    interest: nothing(),
    principal: { charged: principal, open: principal },
    fee: nothing(),
    bounce: nothing(),
    penal: nothing(),
  };
}

/** All that receipts and waivers hold. */
export function heldOf({ held }: Position): Paise {
  return sum(held.values());
}

/** Principal and interest open of an EMI. */
export function openInstalment({ principal, interest }: EmiPosition): Paise {
  return add(principal.open, interest.open);
}
