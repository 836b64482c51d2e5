import { type BusinessDate, epochMsOf, type Instant, instantAt } from '@lending-desk/domain/calendar';
import { tenures } from '@lending-desk/domain/decision';
import { type ApprovalStatus, isDecided } from '@lending-desk/domain/loan';
import { defaultConfig } from '@lending-desk/server/ports';
import type { DemoTerms } from './demoRepayment';
import type { Random } from '../random';

export function scoreFor(random: Random, status: ApprovalStatus): number {
  if (status === 'CREDIT_REJECTED') return random.int(480, 640);
  if (status === 'REJECTED') return random.int(540, 760);
  return status === 'APPROVED' || status === 'DISBURSED' ? random.int(640, 840) : random.int(560, 830);
}

export function bucketOf(score: number): { bucketType: string; interestRate: number } {
  const band = [760, 720, 680, 650].findIndex(least => score >= least);
  const { bucketType, interestRate } = defaultConfig.buckets.at(band) ?? {
    bucketType: 'E',
    interestRate: 30,
  };
  return { bucketType, interestRate };
}

export function termsFor(random: Random, amount: number, score: number): DemoTerms {
  return {
    amount,
    months: random.pick(tenures),
    interestRate: bucketOf(score).interestRate,
    processingFeeRate: random.pick([1.5, 2, 2.5, 3]),
    emiDay: random.pick(defaultConfig.emiDates),
  };
}

/** Seconds from the application to its decision, or to the morning of the day while it is open. */
export function tatFor(
  random: Random,
  status: ApprovalStatus,
  given: { readonly asOf: BusinessDate; readonly startedOn: Instant },
): number {
  const sinceStart = (epochMsOf(instantAt(given.asOf, 9 * 60)) - epochMsOf(given.startedOn)) / 1000;
  const open = Math.max(0, Math.floor(sinceStart));
  if (!isDecided(status)) return open;
  if (status === 'CREDIT_REJECTED') return Math.min(open, random.int(60, 900));
  return Math.min(open, status === 'INACTIVE' ? random.int(5, 15) * 86_400 : random.int(5_400, 3 * 86_400));
}

export function stageFor(random: Random, status: ApprovalStatus): string {
  switch (status) {
    case 'DISBURSED':
      return 'COMPLETED';
    case 'APPROVED':
      return random.pick(['FINANCIAL_DETAILS_VERIFIED', 'LOAN_AGREEMENT_ACCEPTED']);
    case 'INACTIVE':
      return random.pick(['PERSONAL_DETAILS_SUBMITTED', 'KYC_SUBMITTED', 'BANK_STATEMENTS_INCOMPLETE']);
    case 'HOLD':
      return random.pick(['BANK_STATEMENTS_INCOMPLETE', 'BANK_STATEMENTS_SUBMITTED']);
    default:
      return random.pick(['BANK_STATEMENTS_SUBMITTED', 'FINANCIAL_DETAILS_VERIFIED', 'KYC_SUBMITTED']);
  }
}

export function some<T>(random: Random, choices: readonly T[], most: number): T[] {
  return [...new Set(Array.from({ length: random.int(1, most) }, () => random.pick(choices)))];
}
