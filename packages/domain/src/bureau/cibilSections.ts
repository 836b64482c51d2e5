import { cibilStatus } from './cibilStatus';
import { readCibilReport } from './cibilReport';

/** The sections of a loan that follow from an answer of CIBIL, in the wire's words: apolloCibilReport and, of a report,
 *  processedCibil. The report's own date is what counts; when it was received changes nothing.
 *  @returns null for an error and for a body that is no answer of CIBIL: what the loan had stays
 *  @source CR-143, CR-149 */
export function cibilSections(body: unknown): Record<string, unknown> | null {
  const answer = readCibilReport(body);
  if (answer.outcome === 'stored') {
    const { stored } = answer;
    // One spelling on the wire for the state that has two.
    const initiated = cibilStatus(stored) === 'initiated';
    return { apolloCibilReport: initiated ? { ...stored, status: 'initiated' } : stored };
  }
  if (answer.outcome !== 'report') return null;
  return {
    apolloCibilReport: { status: 'fetched', parsed_report: answer.parsed },
    processedCibil: answer.processed,
  };
}
