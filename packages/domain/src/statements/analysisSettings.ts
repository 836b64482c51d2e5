import * as v from 'valibot';
import { addMonths, monthOf } from '../calendar/arithmetic';
import { type BusinessDate, parseBusinessDate } from '../calendar/businessDate';
import { textForm } from '../form/textForm';
import type { FormFaults } from '../form/verdict';
import { textAt } from '../loose/loose';
import { statementMessages } from './messages';

/** Which months of the range need a transaction (CS-039). */
export const acceptancePolicies = [
  'atLeastOneTransactionInRange',
  'atLeastOneTransactionPerMonthInRange',
] as const;
export type AcceptancePolicy = (typeof acceptancePolicies)[number];
export const usualPolicy: AcceptancePolicy = 'atLeastOneTransactionPerMonthInRange';

/** The settings of an analysis as typed; '' for what was not chosen. */
export type AnalysisSettings = {
  /** 'YYYY-MM'. */
  readonly startDate: string;
  readonly endDate: string;
  readonly acceptancePolicy: string;
};

const isMonth = (text: string): boolean => parseBusinessDate(`${text}-01`) !== null;

/** How many months before the current one may be chosen (CS-040). */
const monthsBack = 12;

/** The first and the last month of the pickers (CS-040). */
export function selectableMonths(today: BusinessDate): { readonly from: string; readonly to: string } {
  return { from: monthOf(addMonths(today, -monthsBack)), to: monthOf(today) };
}

/** The months the end picker offers: from the chosen start month on (CS-041); none before a start was chosen
 *  (CS-038). */
export function selectableEndMonths(
  startDate: string,
  today: BusinessDate,
): { readonly from: string; readonly to: string } | null {
  return isMonth(startDate) ? { from: startDate, to: selectableMonths(today).to } : null;
}

/** What is wrong with the settings, by field.
 *  @source CS-034 to CS-038, CS-040, CS-041 */
export function settingsFaults(settings: AnalysisSettings, today: BusinessDate): FormFaults {
  const { startDate, endDate, acceptancePolicy } = settings;
  const statements = statementMessages;
  const { from, to } = selectableMonths(today);
  const endFault = () => {
    if (!isMonth(endDate))
      return isMonth(startDate) ? statements.endMonthRequired : statements.startMonthFirst;
    // Before, not at: a range of one month has no order (CS-037).
    return isMonth(startDate) && (startDate >= endDate || endDate > to)
      ? statements.monthsOutOfOrder
      : undefined;
  };
  return {
    startDate: !isMonth(startDate)
      ? statements.startMonthRequired
      : startDate < from
        ? statements.monthsOutOfOrder
        : undefined,
    endDate: endFault(),
    acceptancePolicy: acceptancePolicies.some(policy => policy === acceptancePolicy)
      ? undefined
      : statements.policyRequired,
  };
}

/** Why settings cannot be saved, in one message; null when they can. */
export function settingsFault(settings: AnalysisSettings, today: BusinessDate): string | null {
  const faults = settingsFaults(settings, today);
  return faults['startDate'] ?? faults['endDate'] ?? faults['acceptancePolicy'] ?? null;
}

/** The settings stored with a loan; null where there are none. */
export function storedSettings(section: unknown): AnalysisSettings | null {
  const stored = {
    startDate: textAt(section, 'startDate'),
    endDate: textAt(section, 'endDate'),
    acceptancePolicy: textAt(section, 'acceptancePolicy'),
  };
  return isMonth(stored.startDate) && isMonth(stored.endDate) ? stored : null;
}

/** The form before anything is typed: what is stored, or the usual policy without months (CS-039). */
export function settingsDraftOf(section: unknown): AnalysisSettings {
  return storedSettings(section) ?? { startDate: '', endDate: '', acceptancePolicy: usualPolicy };
}

/** The checks of a kept form. */
export const { fits: isSettingsDraft, same: sameSettings } = textForm([
  'startDate',
  'endDate',
  'acceptancePolicy',
]);

/** The wire shape of a month. */
export const monthSchema = v.pipe(
  v.string(),
  v.check(text => text === '' || isMonth(text), 'A month YYYY-MM'),
);

const changeable = ['FINANCIAL_DETAILS_VERIFIED', 'BANK_STATEMENTS_SUBMITTED', 'BANK_STATEMENTS_INCOMPLETE'];

/** Whether statements may be uploaded, removed and analysed in an application status, by substring.
 *  @source decisions: Bank Statements tab */
export function mayChangeStatements(applicationStatus: string | null): boolean {
  return changeable.some(word => applicationStatus?.includes(word) ?? false);
}
