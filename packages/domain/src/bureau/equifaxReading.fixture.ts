import { businessDate } from '../calendar/businessDate';
import { readEquifax } from './equifaxModel';
import { equifaxSections } from './equifaxSections';

/** The day of the reports. */
export const generated = businessDate('2026-11-04');

/** When the server received it. */
export const receivedAt = '2026-11-15T05:12:33.000Z';

/** The newest month of a history, counted from year 0. */
export const newest = 2026 * 12 + 9;

/** What the tab reads of a body, through the sections as they are stored and sent. */
export function read(body: unknown) {
  const kept: Record<string, unknown> = JSON.parse(JSON.stringify(equifaxSections(body, receivedAt)));
  const { outcome, loans, features } = readEquifax(kept);
  if (outcome.state !== 'ready' || loans.state !== 'ready' || features.state !== 'ready') {
    throw new Error('The report is not ready');
  }
  return { outcome: outcome.value, loans: loans.value, features: features.value };
}

/** What the tab reads of one report. */
export function report(data: Record<string, unknown>, header: Record<string, unknown> = { Date: generated }) {
  const found = read({ CIRReportDataLst: [{ InquiryResponseHeader: header, CIRReportData: data }] });
  if (found.outcome.kind !== 'report') throw new Error('An error');
  return { ...found, report: found.outcome.report };
}
