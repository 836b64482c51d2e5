import * as v from 'valibot';
import { businessDateOf, parseInstant } from '../calendar/instant';
import { equifaxLoan, isOpenAccount } from './bureauLoan';
import { equifaxFeaturesOf } from './equifaxFeatures';
import { equifaxReportSchema } from './equifaxModel';
import { readEquifaxReport, wireError } from './equifaxReport';
import { field, isObject, type JsonObject, textOrNull } from '../loose/loose';

/** The sections of a loan derived from an Equifax answer, with wire names: equifaxReport (the report without its
 *  accounts, {Error}, or both), processedEquifax (active_loans, inactive_loans), parsedEquifax (the head of the
 *  report), bureauEquifaxFeatures. Everything a bureau writes stays unchanged text.
 *  @param receivedAt  instant; its day replaces a missing report date
 *  @returns null for a body that is not an Equifax answer
 *  @source CR-144, CR-145 */
export function equifaxSections(body: unknown, receivedAt: string): Record<string, unknown> | null {
  const answer = readEquifaxReport(body);
  if (answer.outcome === 'unreadable') return null;
  if (answer.outcome === 'error') {
    return {
      equifaxReport: { Error: wireError(answer) },
      // A later error must not appear next to data of an earlier report.
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

/** A report without a date is dated by the day it was received. */
function withDate(report: JsonObject, receivedAt: string): JsonObject {
  const moment = parseInstant(receivedAt);
  if (moment === null || textOrNull(field(report, 'InquiryResponseHeader', 'Date')) !== null) return report;
  const header = field(report, 'InquiryResponseHeader');
  return {
    ...report,
    InquiryResponseHeader: { ...(isObject(header) ? header : {}), Date: businessDateOf(moment) },
  };
}
