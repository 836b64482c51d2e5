import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { loanRef, wireDate } from '../contract/wire';
import { paperMessages } from './messages';

const access = { kind: 'anyOf', groups: ['collectionsWrite'] } as const;
const common = {
  method: 'GET',
  access,
  params: v.object({ loanId: loanRef }),
  answer: { kind: 'file' },
} as const;

/** GET what closes a loan on a day as a PDF for the customer (beyond 13). 422 for a day that is not quoted [M32], 409
 *  for a closed loan and for one without an account. */
export const downloadQuote = declareCall({
  ...common,
  name: 'papers.quote',
  path: '/api/v1/collections/:loanId/foreclosure-quote/pdf',
  query: v.object({ on: wireDate }),
  failure: { shows: 'first', fallback: paperMessages.quoteFailed },
});

/** GET that nothing is due any more as a PDF for the customer (beyond 13). 409 for a loan that is not closed. */
export const downloadNoDuesLetter = declareCall({
  ...common,
  name: 'papers.noDues',
  path: '/api/v1/collections/:loanId/no-dues-letter/pdf',
  failure: { shows: 'first', fallback: paperMessages.letterFailed },
});

/** GET the decision memo of a loan as a PDF, with personal data masked for who only views. Our own call (beyond, second
 *  list 12). 409 for a loan that is not decided. */
export const downloadMemo = declareCall({
  ...common,
  name: 'papers.memo',
  access: { kind: 'anyOf', groups: ['credit'] },
  path: '/api/v1/credit-dashboard/loans/:loanId/decision-memo/pdf',
  failure: { shows: 'first', fallback: paperMessages.memoFailed },
});

/** The papers about a loan: two for the customer, one for who decides. */
export const papersContract = {
  quote: downloadQuote,
  noDues: downloadNoDuesLetter,
  memo: downloadMemo,
} as const;
