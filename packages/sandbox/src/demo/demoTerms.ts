import { type BusinessDate, epochMsOf, type Instant, instantAt } from '@lending-desk/domain/calendar';
import { tenures } from '@lending-desk/domain/decision';
import { type ApprovalStatus, isClosed } from '@lending-desk/domain/loan';
import { defaultConfig } from '@lending-desk/server/ports';
import type { DemoTerms } from './demoRepayment';
import type { Dice } from '../random';

export function scoreFor(dice: Dice, status: ApprovalStatus): number {
  if (status === 'CREDIT_REJECTED') return dice.int(480, 640);
  if (status === 'REJECTED') return dice.int(540, 760);
  return status === 'APPROVED' || status === 'DISBURSED' ? dice.int(640, 840) : dice.int(560, 830);
}

export function bucketOf(score: number): { bucketType: string; interestRate: number } {
  const place = [760, 720, 680, 650].findIndex(least => score >= least);
  const { bucketType, interestRate } = defaultConfig.buckets.at(place) ?? {
    bucketType: 'E',
    interestRate: 30,
  };
  return { bucketType, interestRate };
}

export function termsFor(dice: Dice, amount: number, score: number): DemoTerms {
  return {
    amount,
    months: dice.pick(tenures),
    interestRate: bucketOf(score).interestRate,
    processingFeeRate: dice.pick([1.5, 2, 2.5, 3]),
    emiDay: dice.pick(defaultConfig.emiDates),
  };
}

/** Seconds from the application to its decision, or to the morning of the day while it is open. */
export function tatFor(
  dice: Dice,
  status: ApprovalStatus,
  given: { readonly asOf: BusinessDate; readonly startedOn: Instant },
): number {
  const sinceStart = (epochMsOf(instantAt(given.asOf, 9 * 60)) - epochMsOf(given.startedOn)) / 1000;
  const open = Math.max(0, Math.floor(sinceStart));
  if (!isClosed(status)) return open;
  if (status === 'CREDIT_REJECTED') return Math.min(open, dice.int(60, 900));
  return Math.min(open, status === 'INACTIVE' ? dice.int(5, 15) * 86_400 : dice.int(5_400, 3 * 86_400));
}

export function stageFor(dice: Dice, status: ApprovalStatus): string {
  switch (status) {
    case 'DISBURSED':
      return 'COMPLETED';
    case 'APPROVED':
      return dice.pick(['FINANCIAL_DETAILS_VERIFIED', 'LOAN_AGREEMENT_ACCEPTED']);
    case 'INACTIVE':
      return dice.pick(['PERSONAL_DETAILS_SUBMITTED', 'KYC_SUBMITTED', 'BANK_STATEMENTS_INCOMPLETE']);
    case 'HOLD':
      return dice.pick(['BANK_STATEMENTS_INCOMPLETE', 'BANK_STATEMENTS_SUBMITTED']);
    default:
      return dice.pick(['BANK_STATEMENTS_SUBMITTED', 'FINANCIAL_DETAILS_VERIFIED', 'KYC_SUBMITTED']);
  }
}

export function some<T>(dice: Dice, choices: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: dice.int(1, most) }, () => dice.pick(choices)))];
}
