import { abilities, holdsAny } from '../access/can';
import { daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { type Paise, rupees, sum } from '../money/paise';
import type { LoanEvent } from '../repayment/book';
import type { GroupKind } from '../repayment/transfers';
import type { WaivedPart } from '../repayment/waiver';

/** How a request ended; `alone` is a waiver that needed no second person. */
export const requestStates = ['waiting', 'approved', 'refused', 'takenBack', 'ended', 'alone'] as const;
export type RequestState = (typeof requestStates)[number];

/** How long the words of a request may be. */
export const longestReason = 500;
export const longestReference = 100;

/** What may be attached to a request. */
export const attachmentKinds = ['image', 'pdf'] as const;
export const attachmentBytes = 10 * 1024 * 1024;

/** How money that is received by hand came. */
export const handSources = ['BANK', 'CASH'] as const;
export type HandSource = (typeof handSources)[number];

/** A bank reference as it is compared: capitals, without spaces. */
export const referenceKey = (reference: string): string => reference.replaceAll(/\s/g, '').toUpperCase();

/** What was asked, as it is stored; amounts in paise. */
export type Asked =
  | {
      readonly kind: 'waiver';
      readonly date: BusinessDate;
      readonly amount: Paise;
      readonly parts: Readonly<Partial<Record<WaivedPart, Paise>>>;
      /** The payment source as it was chosen; no cash moves by it [M28]. */
      readonly source: string;
    }
  | { readonly kind: 'closure'; readonly closingDate: BusinessDate | null }
  | {
      readonly kind: 'receipt';
      readonly amount: Paise;
      readonly source: HandSource;
      readonly date: BusinessDate;
      readonly reference: string;
      /** The key of a file that proves it. @default none */
      readonly attachment?: string | undefined;
    }
  | {
      readonly kind: 'reversal';
      readonly of: string;
      readonly reference?: string | undefined;
      readonly attachment?: string | undefined;
    }
  | { readonly kind: 'refund'; readonly amount: Paise };

/** An amount that is asked for stays below it, in paise. */
export const askedBelow: Paise = rupees(1_000_000_000);

/** The event that a request books once it is approved.
 *  @param id  of the request, which names what it books
 *  @param by  who asked */
export function eventOf(asked: Asked, id: string, by: string, bookedOn: BusinessDate): LoanEvent {
  switch (asked.kind) {
    case 'waiver': {
      const { date, amount, parts } = asked;
      return { type: 'waiver', id, bookedOn, date, amount, parts, by, reference: null };
    }
    case 'closure':
      return { type: 'close', bookedOn, closingDate: asked.closingDate };
    case 'receipt': {
      const { amount, source, date, reference } = asked;
      return { type: 'receipt', id, source, amount, bookedOn, valueDate: date, reference };
    }
    case 'reversal': {
      const { of, reference } = asked;
      return { type: 'reversal', of, bookedOn, ...(reference !== undefined && { reference }) };
    }
    case 'refund':
      return { type: 'refund', amount: asked.amount, bookedOn };
  }
}

/** How many days a request waits, and how long an account that its maker set up may not approve it [M35, M36]. */
export const waitingDays = 7;
const limitDays = 30;

/** A waiver that one person posted alone and nobody undid. */
export type WaivedAlone = { readonly on: BusinessDate; readonly amount: Paise };

/** Whether a waiver waits for another person: with any interest or principal, or beyond the limit together with what
 *  one person waived alone on this loan within thirty days.
 *  @param limit  of today, in paise
 *  @source M29 */
export function waitsForAnother(
  { amount, parts }: Extract<Asked, { kind: 'waiver' }>,
  alone: readonly WaivedAlone[],
  { today, limit }: { readonly today: BusinessDate; readonly limit: Paise },
): boolean {
  if ((parts.interest ?? 0) > 0 || (parts.principal ?? 0) > 0) return true;
  const near = alone.filter(({ on }) => daysBetween(on, today) <= limitDays);
  return sum([amount, ...near.map(waiver => waiver.amount)]) > limit;
}

/** An event on an account, with the kinds of the entries it caused. */
export type Happened = { readonly kind: string; readonly groups: readonly GroupKind[] };

const moving: ReadonlySet<GroupKind> = new Set(['receipt', 'waiver', 'reversal', 'charge', 'allocation']);
const moves: ReadonlySet<string> = new Set(['receipt', 'nach', 'waiver', 'reversal', 'map']);

/** Whether an event moved the dues: a receipt, waiver, reversal, bounce charge or mapping. What falls due or is charged
 *  by date alone is no event.
 *  @source M35 */
export function movesDues({ kind, groups }: Happened): boolean {
  return moves.has(kind) && groups.some(group => moving.has(group));
}

/** Whether a request has waited too long to be decided.
 *  @source M35 */
export function hasEnded(askedOn: BusinessDate, today: BusinessDate): boolean {
  return daysBetween(askedOn, today) > waitingDays;
}

/** A person who might approve. */
export type Checker = {
  readonly idString: string;
  readonly roles: readonly string[];
  /** The last day on which the maker of the request set the roles or the password of this account; null for never. */
  readonly setUpByMaker: BusinessDate | null;
};

/** Why somebody may not decide a request.
 *  @returns null when they may
 *  @source M36 */
export function whyNotDecide(
  person: Checker,
  makerId: string,
  today: BusinessDate,
): 'role' | 'maker' | 'setUpByMaker' | null {
  if (!holdsAny(person.roles, ...abilities.decideApproval)) return 'role';
  if (person.idString === makerId) return 'maker';
  const { setUpByMaker } = person;
  return setUpByMaker !== null && daysBetween(setUpByMaker, today) <= waitingDays ? 'setUpByMaker' : null;
}
