import {
  addDays,
  addMonths,
  type BusinessDate,
  endOfMonth,
  monthOf,
  startOfMonth,
  weekdayOf,
} from '@lending-desk/domain/calendar';
import type { DemoPerson } from './demoPeople';
import type { Random } from '../random';

/** A row of an account: amounts and balances in paise, debits negative. */
export interface LedgerRow {
  readonly date: BusinessDate;
  readonly narration: string;
  readonly amount: number;
  readonly category: string;
  readonly balance: number;
}

export interface Ledger {
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  readonly opening: number;
  readonly rows: readonly LedgerRow[];
}

/** The facts a customer's account must show; they agree with the input of the rules. */
export interface LedgerFacts {
  readonly person: DemoPerson;
  /** The day of the application: the statement ends with the month before. */
  readonly startedDay: BusinessDate;
  /** Rupees a month that go to other lenders. */
  readonly obligations: number;
  /** Returned debits in the last three months. */
  readonly bounces: number;
  /** @default 6 */
  readonly months?: number | undefined;
  /** Small payments a month. @default 9 */
  readonly payments?: number | undefined;
}

interface Movement {
  readonly date: BusinessDate;
  readonly narration: string;
  /** Paise. */
  readonly amount: number;
  readonly category: string;
  /** A payment that is skipped when the balance is too low. */
  readonly spare?: boolean;
}

const shops = [
  'KIRANA KART',
  'CHAI TAPRI 47',
  'METRO MEDICALS ZZ',
  'FRESHSABZI',
  'CABJUGAAD',
  'JALDI MOBILE',
  'TIFFIN EXPRESS',
  'BOOKWALA STORES',
] as const;
const lenders = ['DHANVEER FINANCE', 'MANGALYA CREDIT', 'RUPAYAN FINSERV'] as const;
const digits = '0123456789';

/** A customer's account over whole months: salary on its day, rent, instalments, small payments, and as many
 *  returned debits as the rules counted. Balances add up on every row. */
export function demoLedger(random: Random, facts: LedgerFacts): Ledger {
  const { person, startedDay, months = 6 } = facts;
  const from = startOfMonth(addMonths(startedDay, -months));
  const to = endOfMonth(addMonths(startedDay, -1));
  const returnedIn = returnMonths(random, facts.bounces, Math.min(3, months));
  const movements = Array.from({ length: months }, (_, index) => {
    const month = startOfMonth(addMonths(from, index));
    const returns = returnedIn.filter(one => one === months - 1 - index).length;
    return monthOfMovements(random, facts, month, returns);
  })
    .flat()
    .sort((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
  const opening = Math.round(person.income * 100 * (0.2 + random.int(0, 40) / 100)) + random.int(0, 99);
  return { from, to, opening, rows: balanced(opening, movements) };
}

/** Months back from the last one in which a debit was returned, one entry per return. */
function returnMonths(random: Random, bounces: number, within: number): number[] {
  return Array.from({ length: bounces }, () => random.int(0, within - 1));
}

function monthOfMovements(
  random: Random,
  facts: LedgerFacts,
  month: BusinessDate,
  returns: number,
): Movement[] {
  const { person, obligations, payments = 9 } = facts;
  const last = Number(endOfMonth(month).slice(8));
  const on = (day: number) => addDays(month, Math.min(day, last) - 1);
  const name = person.fullName.toUpperCase();
  const employer = person.company.toUpperCase();
  const income = person.income * 100;
  const rent = Math.round(person.income * 0.22) * 100;
  const spendable = Math.max(150_000, income - obligations * 100 - rent - Math.round(income * 0.08));
  return [
    {
      date: payday(on(person.salaryDate)),
      narration: `NEFT CR-ZBNK0${random.text(6, digits)}-${employer}-${name}-SALARY ${month.slice(0, 7)}`,
      amount: income,
      category: 'Salary',
    },
    {
      date: on(6),
      narration: `UPI-LANDLORD RENT-${random.text(12, digits)}-RENT`,
      amount: -rent,
      category: 'Transfer to LANDLORD RENT',
    },
    ...instalments(obligations).map(({ lender, amount }) => ({
      date: on(8),
      narration: `ACH D- ${lender}-${person.pan.slice(5, 9)}${random.text(4, digits)}`,
      amount: -amount,
      category: 'EMI Payment',
    })),
    ...Array.from({ length: returns }, (_, at) => returnedDebit(random, on(9 + 3 * at))).flat(),
    ...Array.from({ length: payments }, () => {
      const shop = random.pick(shops);
      const share = random.int(40, 160) / 100 / payments;
      return {
        date: on(random.int(1, last)),
        narration: `UPI-${shop}-${shop.replaceAll(' ', '')}@OKFICT-${random.text(12, digits)}`,
        amount: -Math.max(2_000, Math.round(spendable * share)),
        category: `Transfer to ${shop}`,
        spare: true,
      };
    }),
  ];
}

/** A pay day on a weekend moves to the working day before, or to the one after if that would be another month. */
function payday(day: BusinessDate): BusinessDate {
  const weekday = weekdayOf(day);
  if (weekday !== 6 && weekday !== 0) return day;
  const before = addDays(day, weekday === 6 ? -1 : -2);
  return monthOf(before) === monthOf(day) ? before : addDays(before, 3);
}

function instalments(obligations: number): { lender: string; amount: number }[] {
  const parts = obligations === 0 ? 0 : obligations < 8_000 ? 1 : obligations < 25_000 ? 2 : 3;
  return lenders.slice(0, parts).map((lender, index) => {
    const share = Math.floor(obligations / parts);
    return { lender, amount: (index === 0 ? obligations - share * (parts - 1) : share) * 100 };
  });
}

/** A debit that was presented and returned on the same day, and its charge a day later. */
function returnedDebit(random: Random, date: BusinessDate): Movement[] {
  const amount = random.int(18, 60) * 10_000;
  const reference = `R${random.text(9, digits)}`;
  return [
    { date, narration: `ACH D- SURAKSHA BIMA-${reference}`, amount: -amount, category: 'Insurance' },
    {
      date,
      narration: `ACH/RTN/SURAKSHA BIMA/${reference}/Insufficient funds`,
      amount,
      category: 'Bounced I/W ECS',
    },
    {
      date: addDays(date, 1),
      narration: `ACH RTN CHRG ${reference} + GST`,
      amount: -59_000,
      category: 'Bounced I/W ECS Charges',
    },
  ];
}

/** Computes the balances from the opening balance. Small payments that would overdraw the account are left out; a
 *  transfer from the family precedes any other that would. */
function balanced(opening: number, movements: readonly Movement[]): LedgerRow[] {
  const rows: LedgerRow[] = [];
  let balance = opening;
  const post = ({ date, narration, amount, category }: Movement) => {
    balance += amount;
    rows.push({ date, narration, amount, category, balance });
  };
  for (const movement of movements) {
    const returned = movement.category === 'Insurance';
    const short = balance + movement.amount < 50_000;
    if (short && movement.spare) continue;
    if (short && movement.amount < 0 && !returned) {
      const help = Math.ceil((100_000 - balance - movement.amount) / 100_000) * 100_000;
      post({
        date: movement.date,
        narration: 'IMPS-FAMILY TRANSFER-FROM HOME',
        amount: help,
        category: 'Transfer from FAMILY',
      });
    }
    post(movement);
  }
  return rows;
}
