import { applicationStatusLabel } from '../status/statuses';

const known = ['BANK_TRANSFER', 'CASH', 'CHEQUE'];

/** How the income is paid, in words: 'Bank transfer, Cash'; an unknown mode is shown unchanged.
 *  @source CR-162 */
export function incomeModesText(modes: readonly string[] | null | undefined): string {
  return (modes ?? []).map(mode => (known.includes(mode) ? applicationStatusLabel(mode) : mode)).join(', ');
}
