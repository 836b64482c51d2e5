import { decisionMessages } from '../errors/decisionMessages';
import { parseRupees } from '../money/paise';

const atMostTwoDecimals = /^\d+(?:\.\d{1,2})?$/;

/** Money in rupees, or a percentage from 0 to 100. */
export type SanctionKind = 'rupees' | 'percent';

/** The sanction number fields and their kinds [CR-193]. */
export const sanctionFields = {
  maxEmi: 'rupees',
  maxAmount: 'rupees',
  computedSalary: 'rupees',
  computedObligations: 'rupees',
  computedFoir: 'percent',
  processingFeeRate: 'percent',
  interestRate: 'percent',
} as const satisfies Record<string, SanctionKind>;

export type SanctionField = keyof typeof sanctionFields;

export function isSanctionField(field: string): field is SanctionField {
  return Object.hasOwn(sanctionFields, field);
}

/** Parses a sanction field: a non-negative number with at most two decimals; a percentage is at most 100.
 *  @returns null for anything else, including an empty field
 *  @source CR-193, X-48 */
export function parseSanctionNumber(text: string, kind: SanctionKind): number | null {
  const typed = text.trim();
  if (!atMostTwoDecimals.test(typed) || parseRupees(typed) === null) return null;
  const number = Number(typed);
  return kind === 'percent' && number > 100 ? null : number;
}

/** @returns 'Only integer values allowed' for a filled field without a valid number, otherwise null */
export function sanctionNumberError(text: string, kind: SanctionKind): string | null {
  const wrong = text.trim() !== '' && parseSanctionNumber(text, kind) === null;
  return wrong ? decisionMessages.onlyIntegers : null;
}
