import { type Paise, paise, subtract, sum, zeroPaise } from '../money/paise';
import { monthlyRate, type Rate, shareOf } from '../money/rate';
import { halfUp } from '../money/rounding';

/** A loan on a reducing balance, repaid in equal monthly instalments. */
export type LoanTerms = {
  /** Above zero. */
  readonly principal: Paise;
  /** The yearly rate; each month is charged a twelfth of it. */
  readonly yearlyRate: Rate;
  /** Whole months, at least 1. */
  readonly months: number;
};

/** One line of the schedule; `principal` and `interest` make up `amount`. */
export type Instalment = {
  /** Counted from 1. */
  readonly number: number;
  readonly amount: Paise;
  readonly principal: Paise;
  readonly interest: Paise;
  /** What is owed after it. */
  readonly balance: Paise;
};

/** The equal monthly instalment P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), computed exactly and rounded half up to the rupee.
 *  @throws RangeError for invalid terms */
export function emiOf({ principal, yearlyRate, months }: LoanTerms): Paise {
  if (principal <= 0) throw new RangeError('A loan has a principal above zero');
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError('A loan runs for at least one whole month');
  const { numerator: rate, denominator: unit } = monthlyRate(yearlyRate);
  const perRupee = 100n;
  if (rate === 0n) return paise(Number(halfUp(BigInt(principal), BigInt(months) * perRupee)) * 100);
  const grown = (unit + rate) ** BigInt(months);
  const flat = unit ** BigInt(months);
  const dividend = BigInt(principal) * rate * grown;
  return paise(Number(halfUp(dividend, unit * (grown - flat) * perRupee)) * 100);
}

/** The repayment schedule. A month's interest is balance × rate ÷ 12, rounded half up to the paisa; the last
 *  instalment takes the remainder, so the principal parts sum to the loan. */
export function scheduleOf(terms: LoanTerms): Instalment[] {
  const emi = emiOf(terms);
  const rate = monthlyRate(terms.yearlyRate);
  const schedule: Instalment[] = [];
  let balance = terms.principal;
  for (let number = 1; number <= terms.months; number += 1) {
    const interest = shareOf(balance, rate, halfUp);
    const principal = number === terms.months ? balance : clamp(subtract(emi, interest), balance);
    balance = subtract(balance, principal);
    schedule.push({ number, amount: sum([principal, interest]), principal, interest, balance });
  }
  return schedule;
}

// For a loan of a few rupees the rounded EMI can exceed the balance, or be less than the interest.
function clamp(principal: Paise, balance: Paise): Paise {
  if (principal < 0) return zeroPaise;
  return principal > balance ? balance : principal;
}

export function totalInterest(schedule: readonly Instalment[]): Paise {
  return sum(schedule.map(instalment => instalment.interest));
}
