import { businessDate } from '../calendar/businessDate';
import { readCibil } from './cibilModel';
import { cibilSections } from './cibilSections';

/** The day of the reports. */
export const generated = businessDate('2026-11-06');

/** The newest month of a history, counted from year 0. */
export const newest = 2026 * 12 + 9;

/** What the tab reads of a body, through the sections as they are stored and sent. */
export function read(body: unknown) {
  const kept: unknown = JSON.parse(JSON.stringify(cibilSections(body)));
  const { report } = readCibil(Object(kept));
  if (report.state !== 'ready') throw new Error('The report is not ready');
  return report.value;
}

/** The first loan of a report with these fields. */
export const loanOf = (fields: Record<string, unknown>) =>
  read({
    CreditReport: {
      Header: { DateProcessed: '06112026' },
      Account: { Account_NonSummary_Segment_Fields: fields },
    },
  }).active[0];
