import type { BusinessDate } from '@lending-desk/domain/calendar';
import { papersContract } from '@lending-desk/domain/papers';
import { apiOf } from '../http/api';

const papersApi = apiOf(papersContract);

/** A paper of a loan: the quote of a day, the letter that nothing is due, or the memo of its decision. */
export type PaperAsked = { readonly loanId: number; readonly on: BusinessDate | 'decision' | null };

/** The PDF of a paper. */
export const downloadPaper = async ({ loanId, on }: PaperAsked): Promise<Blob> => {
  if (on === 'decision') return papersApi.memo({ loanId });
  return on === null ? papersApi.noDues({ loanId }) : papersApi.quote({ loanId, on });
};

/** Under which name it is saved. */
export const paperFileName = ({ loanId, on }: PaperAsked): string => {
  if (on === 'decision') return `decision-memo-${loanId}.pdf`;
  return on === null ? `no-dues-${loanId}.pdf` : `foreclosure-quote-${loanId}-${on}.pdf`;
};
