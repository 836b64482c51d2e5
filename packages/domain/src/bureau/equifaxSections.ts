import * as v from 'valibot';
import { businessDateOf, parseInstant } from '../calendar/instant';
import { equifaxLoan, isOpenAccount } from './bureauLoan';
import { equifaxFeaturesOf } from './equifaxFeatures';
import { equifaxReportSchema } from './equifaxModel';
import { readEquifaxReport, wireError } from './equifaxReport';
import { field, isObject, type LooseObject, textOrNull } from '../loose/loose';

/** The sections of a loan that follow from an answer of Equifax, in the wire's words: equifaxReport (the report
 *  without its accounts, {Error}, or both), processedEquifax (active_loans, inactive_loans), parsedEquifax (the head of the
 *  report), bureauEquifaxFeatures. Everything a bureau writes stays the text it came as.
 *  @param receivedAt  instant; its day stands in for the date of a report that has none
 *  @returns null for a body that is no answer of Equifax
 *  @source CR-144, CR-145 */
export function equifaxSections(body: unknown, receivedAt: string): Record<string, unknown> | null {
  const answer = readEquifaxReport(body);
  if (answer.outcome === 'unreadable') return null;
  if (answer.outcome === 'error') {
    return {
      equifaxReport: { Error: wireError(answer) },
      // Of an earlier report nothing may be left beside the error of a later one.
      processedEquifax: {},
      parsedEquifax: {},
      bureauEquifaxFeatures: {},
    };
  }
  const equifaxReport = withDate(answer.report, receivedAt);
  const outcome = v.parse(equifaxReportSchema, equifaxReport);
  if (outcome.kind === 'error') return null;
  const { report } = outcome;
  const active = answer.accounts.filter(isOpenAccount);
  const inactive = answer.accounts.filter(account => !isOpenAccount(account));
  return {
    equifaxReport,
    processedEquifax: { active_loans: active, inactive_loans: inactive },
    parsedEquifax: {
      score: report.score.raw,
      score_usable: report.score.value !== null,
      generation_date: report.reportDate.raw,
      name: report.name,
      dob: report.dateOfBirth.raw,
      gender: report.gender,
      enquires: report.enquiriesLast30Days,
      accounts: answer.accounts.length,
    },
    bureauEquifaxFeatures: equifaxFeaturesOf(
      active.map(equifaxLoan),
      inactive.map(equifaxLoan),
      report.reportDate.date,
    ),
  };
}

/** A report without a date was made on the day it came. */
function withDate(report: LooseObject, receivedAt: string): LooseObject {
  const moment = parseInstant(receivedAt);
  if (moment === null || textOrNull(field(report, 'InquiryResponseHeader', 'Date')) !== null) return report;
  const header = field(report, 'InquiryResponseHeader');
  return {
    ...report,
    InquiryResponseHeader: { ...(isObject(header) ? header : {}), Date: businessDateOf(moment) },
  };
}
