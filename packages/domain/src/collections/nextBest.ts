import { addDays, daysBetween } from '../calendar/arithmetic';
import type { BusinessDate } from '../calendar/businessDate';
import { dpdBucket, type DpdLabel, dpdBuckets } from '../repayment/dpdBucket';
import type { Paise } from '../money/paise';
import type { PaymentPromise } from './promiseWire';

/** What decides the order of work; each can be switched off, and calling hours are off by default. */
export const nextFactors = ['promise', 'roll', 'risk', 'quiet', 'attempts', 'hours'] as const;
export type NextFactor = (typeof nextFactors)[number];

/** The factors that count unless somebody switches them. */
export const usualFactors: readonly NextFactor[] = ['promise', 'roll', 'risk', 'quiet', 'attempts'];

/** What is known of an account; amounts in paise. */
export type NextFacts = {
  readonly loanId: number;
  /** The due date of the first EMI that is not paid; null when every one is. */
  readonly oldestUnpaid: BusinessDate | null;
  /** The outstanding principal. */
  readonly atRisk: Paise;
  readonly promise: Pick<PaymentPromise, 'dueOn' | 'state'> | null;
  /** Of the last contact; null when there was none. */
  readonly contactedOn: BusinessDate | null;
  readonly attemptsLeft: number;
};

/** Why an account stands where it does. */
export type NextReason =
  | { readonly factor: 'promise'; readonly is: 'dueToday' | 'brokenYesterday'; readonly points: number }
  | { readonly factor: 'roll'; readonly to: DpdLabel; readonly days: number; readonly points: number }
  | { readonly factor: 'risk'; readonly points: number }
  | { readonly factor: 'quiet'; readonly days: number | null; readonly points: number };

/** Where an account stands in the order: promises first, then the others by score; who needs no call or gets none any
 *  more stands behind. */
export const nextPlaces = ['dueToday', 'brokenYesterday', 'keptToday', 'score', 'noAttempt'] as const;
export type NextPlace = (typeof nextPlaces)[number];

/** An account in the order of work. */
export type NextScore = {
  readonly place: NextPlace;
  /** Null for one whose promise was kept today: nothing is to be done. */
  readonly score: number | null;
  /** What counts, in the order of the factors; those that add nothing are left out. */
  readonly reasons: readonly NextReason[];
};

const rollPoints = [
  { within: 1, points: 25 },
  { within: 3, points: 20 },
  { within: 7, points: 10 },
] as const;
const [riskStep, mostRisk, mostQuiet] = [1_000_000, 20, 15];

/** The score of an account: 40 for a promise due today and 35 for one broken yesterday; 25, 20 or 10 when its bucket
 *  changes tomorrow, within three or within seven days; 1 for each Rs. 10,000 at risk, up to 20; 1 for each day since
 *  the last contact, up to 15, and all of them where there was none. Without an attempt left today it goes last.
 *  @source M47 */
export function nextScore(
  facts: NextFacts,
  { today, on }: { readonly today: BusinessDate; readonly on: ReadonlySet<NextFactor> },
): NextScore {
  const promised = on.has('promise') ? promiseOf(facts, today) : null;
  if (promised === 'keptToday') return { place: 'keptToday', score: null, reasons: [] };
  const risk = Math.min(mostRisk, Math.floor(facts.atRisk / riskStep));
  const reasons = [
    ...(promised ? [promiseReason(promised)] : []),
    ...(on.has('roll') ? rollOf(facts, today) : []),
    ...(on.has('risk') ? [{ factor: 'risk', points: risk } as const] : []),
    ...(on.has('quiet') ? [quietOf(facts, today)] : []),
  ].filter(({ points }) => points > 0);
  const isLast = on.has('attempts') && facts.attemptsLeft <= 0;
  return {
    place: isLast ? 'noAttempt' : (promised ?? 'score'),
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons,
  };
}

function promiseOf({ promise }: NextFacts, today: BusinessDate) {
  if (promise === null) return null;
  const { dueOn, state } = promise;
  if (dueOn === today) return state === 'kept' ? ('keptToday' as const) : ('dueToday' as const);
  return state === 'broken' && dueOn === addDays(today, -1) ? ('brokenYesterday' as const) : null;
}

const promiseReason = (is: 'dueToday' | 'brokenYesterday') =>
  ({ factor: 'promise', is, points: is === 'dueToday' ? 40 : 35 }) as const;

/** In how many days the bucket changes, if nothing is paid. */
function rollOf({ oldestUnpaid }: NextFacts, today: BusinessDate): readonly NextReason[] {
  if (oldestUnpaid === null || oldestUnpaid > today) return [];
  const late = daysBetween(oldestUnpaid, today);
  const upTo = dpdBuckets.find(bucket => late <= bucket.upTo)?.upTo ?? Number.POSITIVE_INFINITY;
  const days = upTo + 1 - late;
  const points = rollPoints.find(({ within }) => days <= within)?.points;
  return points === undefined ? [] : [{ factor: 'roll', to: dpdBucket(upTo + 1), days, points }];
}

function quietOf({ contactedOn }: NextFacts, today: BusinessDate): NextReason {
  const days = contactedOn === null ? null : daysBetween(contactedOn, today);
  return { factor: 'quiet', days, points: days === null ? mostQuiet : Math.min(mostQuiet, days) };
}

type Ranked = Pick<NextScore, 'place' | 'score'> & Pick<NextFacts, 'loanId'>;

/** Compares two accounts: who is worked first comes first. */
export function byNextBest(one: Ranked, other: Ranked): number {
  const place = nextPlaces.indexOf(one.place) - nextPlaces.indexOf(other.place);
  const score = (other.score ?? 0) - (one.score ?? 0);
  return place || score || one.loanId - other.loanId;
}
