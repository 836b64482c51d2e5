import { type ApprovalStatus, approvalStatusLabel, caseStatusChoices } from '../status/statuses';
import type { UnderwritingConfig } from './schema';

export type CaseStatusOption = { readonly label: string; readonly value: ApprovalStatus };

/** The case status choices: the configured ones, otherwise approved, rejected, onHold, pending.
 *  @source CR-184, CR-190, X-46 */
export function caseStatusOptions(
  config: Pick<UnderwritingConfig, 'caseStatusChoices'>,
): readonly CaseStatusOption[] {
  if (config.caseStatusChoices.length > 0) return config.caseStatusChoices;
  return Object.values(caseStatusChoices).map(value => ({ label: approvalStatusLabel(value), value }));
}

/** Tenure options in months: 3 to 36 in steps of 3 [CR-183]. */
export const tenures: readonly number[] = Array.from({ length: 12 }, (_, index) => (index + 1) * 3);

/** What a case waits for: the customer's documents or a technical matter [CR-176]. */
export const holdCategories = ['CDL', 'TECH'] as const;
