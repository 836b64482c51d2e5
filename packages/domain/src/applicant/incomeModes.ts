import { applicationStatusLabel } from '../loan/statuses';

const known = ['BANK_TRANSFER', 'CASH', 'CHEQUE'];

/** How the income arrives, in words: 'Bank transfer, Cash'; a mode nobody knows stays as it came.
 *  @source CR-162 */
export function incomeModesText(modes: readonly string[] | null | undefined): string {
  return (modes ?? []).map(mode => (known.includes(mode) ? applicationStatusLabel(mode) : mode)).join(', ');
}
