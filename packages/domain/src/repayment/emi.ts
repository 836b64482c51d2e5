import { maxPaise, minPaise, type Paise, paise, subtract, sum, zeroPaise } from '../money/paise';
import { monthlyRate, type Rate, shareOf } from '../money/rate';
import { halfEven, halfUp, type Rounding } from '../money/rounding';

/** A loan on a reducing balance, repaid in equal monthly instalments. */
export type LoanTerms = {
  /** Above zero. */
  readonly principal: Paise;
  /** The yearly rate; each month is charged a twelfth of it. */
  readonly yearlyRate: Rate;
  /** Whole months, at least 1. */
  readonly months: number;
  /** By default the EMI is rounded half up to the rupee [M7]. */
  readonly rounding?: LoanRounding;
};

/** How a loan rounds: its EMI to the rupee or to the paisa, a month's interest always to the paisa, and an exact
 *  half in both up or to the even neighbour.
 *  @source M7 */
export type LoanRounding = { readonly emiTo: 'rupee' | 'paisa'; readonly half: 'up' | 'even' };

const usual: LoanRounding = { emiTo: 'rupee', half: 'up' };
const roundings: Readonly<Record<LoanRounding['half'], Rounding>> = { up: halfUp, even: halfEven };

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

/** The equal monthly instalment P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), computed exactly and rounded as the terms say.
 *  @throws RangeError for invalid terms */
export function emiOf({ principal, yearlyRate, months, rounding = usual }: LoanTerms): Paise {
  if (principal <= 0) throw new RangeError('A loan has a principal above zero');
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError('A loan runs for at least one whole month');
  const { numerator: rate, denominator: unit } = monthlyRate(yearlyRate);
  const unitPaise = rounding.emiTo === 'rupee' ? 100 : 1;
  const rounded = (dividend: bigint, divisor: bigint) =>
    paise(Number(roundings[rounding.half](dividend, divisor * BigInt(unitPaise))) * unitPaise);
  if (rate === 0n) return rounded(BigInt(principal), BigInt(months));
  const grown = (unit + rate) ** BigInt(months);
  const flat = unit ** BigInt(months);
  const dividend = BigInt(principal) * rate * grown;
  return rounded(dividend, unit * (grown - flat));
}

/** The repayment schedule. A month's interest is balance × rate ÷ 12, rounded to the paisa; the last instalment takes
 *  the remainder, so the principal parts sum to the loan. */
export function scheduleOf(terms: LoanTerms): Instalment[] {
  const emi = emiOf(terms);
  const rate = monthlyRate(terms.yearlyRate);
  const schedule: Instalment[] = [];
  let balance = terms.principal;
  for (let number = 1; number <= terms.months; number += 1) {
    const interest = shareOf(balance, rate, roundings[(terms.rounding ?? usual).half]);
    const principal = number === terms.months ? balance : clamp(subtract(emi, interest), balance);
    balance = subtract(balance, principal);
    schedule.push({ number, amount: sum([principal, interest]), principal, interest, balance });
  }
  return schedule;
}

// For a loan of a few rupees the rounded EMI can exceed the balance, or be less than the interest.
function clamp(principal: Paise, balance: Paise): Paise {
  return minPaise(maxPaise(principal, zeroPaise), balance);
}

export function totalInterest(schedule: readonly Instalment[]): Paise {
  return sum(schedule.map(instalment => instalment.interest));
}
