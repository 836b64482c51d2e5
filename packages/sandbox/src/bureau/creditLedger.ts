import {
  addDays,
  addMonths,
  type BusinessDate,
  dateOfParts,
  datePartsOf,
  daysBetween,
  endOfMonth,
} from '@lending-desk/domain/calendar';
import type { Random } from '../random';
import { type FacilityKind, facilityKinds, termKinds } from './facilityKinds';

/** The kind of credit history in a report. */
export type ReportProfile = 'clean' | 'derogatory' | 'thin' | 'thick40' | 'noHit';

/** Values a report must agree with, because they also appear elsewhere. */
export interface ReportFacts {
  /** The same seed gives the same report. */
  readonly seed: number;
  /** 300 to 900. @default depends on the profile */
  readonly score?: number | undefined;
  /** Enquiries of the last thirty days. @default depends on the profile */
  readonly enquiries?: number | undefined;
  /** Total instalments of the active loans, in whole rupees a month. @default as generated */
  readonly obligations?: number | undefined;
}

/** The status of a month: days past due, or a word where there is no number. */
export type PaymentWord = number | 'NEW' | 'CLSD' | 'SUB' | 'DBT' | 'LSS' | 'WOF' | 'SET' | '*';

/** A loan or card, in whole rupees. */
export interface Facility {
  readonly lender: string;
  readonly kind: FacilityKind;
  readonly ownership: 'Individual' | 'Joint' | 'Guarantor';
  /** The last four characters of the account number. */
  readonly tail: string;
  readonly sanctioned: number;
  readonly balance: number;
  readonly overdue: number;
  readonly emi: number;
  /** Percent a year. */
  readonly rate: number;
  readonly months: number;
  readonly opened: BusinessDate;
  readonly closed: BusinessDate | null;
  readonly lastPaid: BusinessDate;
  readonly reported: BusinessDate;
  /** Month by month, newest first, at most 48; the newest is the month of `reported`. */
  readonly history: readonly PaymentWord[];
}

export interface Enquiry {
  readonly on: BusinessDate;
  readonly lender: string;
  /** Whole rupees. */
  readonly amount: number;
}

/** Everything lenders know about one person. */
export interface CreditLedger {
  /** -1 where there is no score. */
  readonly score: number;
  readonly facilities: readonly Facility[];
  /** Newest first. */
  readonly enquiries: readonly Enquiry[];
}

const lenders = [
  'Akshayapatra Housing',
  'Dhanveer Finance',
  'Mangalya Credit',
  'Nadipaar Gramin Bank',
  'Rupayan Finserv',
  'Suvarnapath Bank',
] as const;
const mostMonths = 48;

// Newest first, as a bureau lists them; months beyond these are on time.
const arrears: readonly (readonly PaymentWord[])[] = [
  [4, 0, 0, 12],
  [34, 4, 0, 0, 0, 21],
  [64, 34, 3, 0, 0, '*', 0],
  [95, 65, 34, 4, 0, 0, 17],
  ['SUB', 124, 95, 64, 33, 5],
  ['DBT', 'SUB', 186, 151, 121, 92, 61, 30],
  ['WOF', 'LSS', 365, 335, 304, 274, 243, 212, 182, 151, 121, 92, 61, 31],
];
const settled: readonly PaymentWord[] = ['SET', 'SUB', 122, 91, 61, 33, 2];

type Known = Exclude<ReportProfile, 'noHit'>;

// Minimum and maximum.
const scores: Readonly<Record<Known, readonly [number, number]>> = {
  clean: [715, 835],
  derogatory: [470, 625],
  thin: [-1, -1],
  thick40: [640, 760],
};
const recentEnquiries: Readonly<Record<Known, readonly [number, number]>> = {
  clean: [0, 2],
  derogatory: [2, 7],
  thin: [1, 1],
  thick40: [2, 5],
};

/** Generates a person's credit history: the same for the same seed, profile and day.
 *  @param on  the day of the report; nothing is dated later */
export function creditLedger(
  random: Random,
  profile: ReportProfile,
  on: BusinessDate,
  facts: ReportFacts,
): CreditLedger {
  if (profile === 'noHit') return { score: -1, facilities: [], enquiries: [] };
  const facilities = withObligations(facilitiesOf(random, profile, on), facts.obligations);
  const score = profile === 'thin' ? -1 : (facts.score ?? random.int(...scores[profile]));
  const recent = facts.enquiries ?? random.int(...recentEnquiries[profile]);
  return { score, facilities, enquiries: enquiriesOf(random, recent, profile === 'thin' ? 0 : 4, on) };
}

function facilitiesOf(random: Random, profile: Known, on: BusinessDate): Facility[] {
  switch (profile) {
    case 'thin':
      return [facility(random, on, { age: random.int(3, 8), lateness: [] })];
    case 'clean':
      return Array.from({ length: random.int(3, 6) }, (_, index) =>
        facility(random, on, { age: random.int(8, 70), lateness: index === 0 ? [0, 0, '*'] : [] }),
      );
    case 'derogatory':
      return [
        ...arrears.slice(-random.int(2, 4)).map(lateness => facility(random, on, { age: 40, lateness })),
        facility(random, on, { age: 60, lateness: settled, closed: true }),
        facility(random, on, { age: random.int(6, 14), lateness: random.pick(arrears.slice(0, 3)) }),
      ];
    case 'thick40':
      return Array.from({ length: 40 }, (_, index) =>
        facility(random, on, {
          age: random.int(49, 110),
          kind: facilityKinds[index % facilityKinds.length],
          lateness: index % 3 === 0 ? (arrears[(index / 3) % arrears.length] ?? []) : [],
          closed: index % 7 === 5,
          running: index % 7 !== 5,
        }),
      );
  }
}

interface Wanted {
  /** Months since it was opened. */
  readonly age: number;
  readonly lateness: readonly PaymentWord[];
  readonly kind?: FacilityKind | undefined;
  /** Closed early. @default when its term is over */
  readonly closed?: boolean | undefined;
  /** Chosen such that it is still active. @default false */
  readonly running?: boolean | undefined;
}

function facility(random: Random, on: BusinessDate, wanted: Wanted): Facility {
  const late = wanted.lateness.length > 0;
  const kind = wanted.kind ?? random.pick(late ? termKinds : facilityKinds);
  const [least, most] = kind.amounts;
  const sanctioned = random.int(least, most) * 1_000;
  const tenure = random.pick(kind.tenures);
  const months = wanted.running || late ? Math.max(tenure, Math.ceil((wanted.age + 6) / 12) * 12) : tenure;
  // Reported at the end of the last complete month.
  const lastMonthEnd = addDays(dateOfParts(datePartsOf(on).year, datePartsOf(on).month, 1), -1);
  const opened = addDays(addMonths(lastMonthEnd, -wanted.age), -random.int(0, 20));
  const over = wanted.closed ?? (!kind.revolving && wanted.age > months);
  const openFor = over ? Math.max(4, Math.min(wanted.age - 1, months)) : wanted.age;
  const closed = over ? addMonths(opened, openFor) : null;
  const rate = random.int(...kind.rates);
  const emi = kind.revolving ? 0 : emiFor(sanctioned, rate, months);
  const reported = closed ? endOfMonth(closed) : lastMonthEnd;
  const newest = wanted.lateness[0];
  const overdue = closed ? 0 : overdueOf(newest, emi);
  return {
    lender: random.pick(lenders),
    kind,
    ownership: random.weighted([
      ['Individual', 7],
      ['Joint', 2],
      ['Guarantor', 1],
    ]),
    tail: random.text(4, '0123456789'),
    sanctioned,
    balance: closed ? 0 : balanceOf(random, { kind, sanctioned, rate, months, paid: openFor }),
    overdue,
    emi,
    rate,
    months,
    opened,
    closed,
    lastPaid:
      closed ??
      addDays(lastMonthEnd, -random.int(5, 25) - (typeof newest === 'number' ? newest : 200 * Number(late))),
    reported,
    history: historyOf(wanted.lateness, Math.min(mostMonths, openFor + 1), {
      closed: over && wanted.lateness.length === 0,
      whole: openFor + 1 <= mostMonths,
    }),
  };
}

function emiFor(amount: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  return Math.round((amount * monthly) / (1 - (1 + monthly) ** -months));
}

function balanceOf(
  random: Random,
  loan: { kind: FacilityKind; sanctioned: number; rate: number; months: number; paid: number },
): number {
  const { sanctioned, rate, months } = loan;
  if (loan.kind.revolving) return Math.round((sanctioned * random.int(4, 62)) / 100);
  const growth = 1 + rate / 1200;
  const paid = Math.min(loan.paid, months - 1);
  return Math.round((sanctioned * (growth ** months - growth ** paid)) / (growth ** months - 1));
}

function overdueOf(newest: PaymentWord | undefined, emi: number): number {
  if (newest === undefined || newest === '*' || newest === 0) return 0;
  return emi * (typeof newest === 'number' ? Math.ceil(newest / 30) : 8);
}

function historyOf(
  lateness: readonly PaymentWord[],
  length: number,
  ends: { readonly closed: boolean; readonly whole: boolean },
): PaymentWord[] {
  return Array.from({ length }, (_, index): PaymentWord => {
    if (index === 0 && ends.closed) return 'CLSD';
    if (index === length - 1 && ends.whole) return 'NEW';
    return lateness[index] ?? 0;
  });
}

/** Scales the active term loans to the known obligations: each takes its share, the last one the remainder. With
 *  obligations of 0 none is active. */
function withObligations(facilities: readonly Facility[], obligations: number | undefined): Facility[] {
  if (obligations === undefined) return [...facilities];
  const running = facilities.filter(one => one.closed === null && one.emi > 0);
  const sum = running.reduce((total, one) => total + one.emi, 0);
  let left = obligations;
  return facilities.flatMap(one => {
    const at = running.indexOf(one);
    if (at === -1) return one;
    const share = Math.round((one.emi / sum) * obligations);
    const emi = at === running.length - 1 ? left : Math.min(left, share);
    left -= emi;
    if (emi <= 0) return [];
    const scale = emi / one.emi;
    const scaled = (amount: number): number => Math.max(1, Math.round(amount * scale));
    return {
      ...one,
      emi,
      sanctioned: scaled(one.sanctioned),
      balance: scaled(one.balance),
      overdue: one.overdue === 0 ? 0 : scaled(one.overdue),
    };
  });
}

function enquiriesOf(random: Random, recent: number, older: number, on: BusinessDate): Enquiry[] {
  const one = (daysAgo: number): Enquiry => ({
    on: addDays(on, -daysAgo),
    lender: random.pick(lenders),
    amount: random.int(2, 50) * 10_000,
  });
  return [
    ...Array.from({ length: recent }, () => one(random.int(0, 29))),
    ...Array.from({ length: older }, () => one(random.int(32, 700))),
  ].sort((left, right) => daysBetween(left.on, right.on));
}
