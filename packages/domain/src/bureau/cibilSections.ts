import { cibilStatus } from './cibilStatus';
import { readCibilReport } from './cibilReport';

/** The sections of a loan derived from a CIBIL answer, with wire names: apolloCibilReport and, for a report,
 *  processedCibil. Dates are counted from the report's own date, not from its receipt.
 *  @returns null for an error and for a body that is not a CIBIL answer: the loan then keeps its data
 *  @source CR-143, CR-149 */
export function cibilSections(body: unknown): Record<string, unknown> | null {
  const answer = readCibilReport(body);
  if (answer.outcome === 'stored') {
    const { stored } = answer;
    // The state has two documented spellings; the wire gets one.
    const initiated = cibilStatus(stored) === 'initiated';
    return { apolloCibilReport: initiated ? { ...stored, status: 'initiated' } : stored };
  }
  if (answer.outcome !== 'report') return null;
  return {
    apolloCibilReport: { status: 'fetched', parsed_report: answer.parsed },
    processedCibil: answer.processed,
  };
}
