import type { LoanDesk } from '@lending-desk/domain/access';
import { collectionsLoanAddress } from './collections/addresses';
import { loanAddress } from './credit/loanAddress';
import { supportLoanAddress } from './support/addresses';

/** Where the comments of a loan are. */
type CommentPlace = {
  readonly addressOf: (loanId: number) => string;
  /** The command of the page that shows them, where its address does not. */
  readonly command?: string;
};

/** Where each desk has the comments of a loan. */
export const commentPlaces: Readonly<Record<LoanDesk, CommentPlace>> = {
  credit: { addressOf: loanAddress, command: 'note' },
  customerSupport: { addressOf: loanId => `${supportLoanAddress(loanId)}?tab=preCredit` },
  collections: { addressOf: loanId => `${collectionsLoanAddress(loanId)}?tab=comments` },
};
