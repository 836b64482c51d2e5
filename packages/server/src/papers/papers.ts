import { type BusinessDate, businessDateOf, formatDate, instant } from '@lending-desk/domain/calendar';
import { collectionsMessages } from '@lending-desk/domain/collections';
import type { contract } from '@lending-desk/domain/contract';
import {
  noDuesPaper,
  type Paper,
  paperMessages,
  type PaperLoan,
  quotePaper,
} from '@lending-desk/domain/papers';
import { type LoanAccount, postThrough, quotedDays } from '@lending-desk/domain/repayment';
import { recordAudit } from '../audit/record';
import type { FileAnswer } from '../http/fileAnswer';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { readAccount } from '../ledger/readAccount';
import { openLoan } from '../loan/openLoan';
import { paperPdf } from './paperPdf';

/** Makes a paper about a loan from its ledger as it stands, and writes an audit row of it.
 *  @param make  the paper, or why there is none
 *  @throws Refused 409 without an account, and for what is no paper */
async function answerPaper(
  context: SignedInContext,
  ref: string,
  {
    action,
    make,
  }: {
    readonly action: string;
    readonly make: (loan: PaperLoan, account: LoanAccount, today: BusinessDate) => Paper | string;
  },
): Promise<FileAnswer> {
  const { db, now, config } = context;
  const { loanId, fullName } = await openLoan(db, context, ref, 'collections');
  const account = await readAccount(db, loanId);
  if (account === null) throw new Refused(409, paperMessages.noAccount);
  const today = businessDateOf(instant(now.toISOString()));
  const paper = make({ loanId, fullName }, postThrough(account, today), today);
  if (typeof paper === 'string') throw new Refused(409, paper);
  const bytes = await paperPdf(paper, { lender: config.lenderName, madeOn: formatDate(today) });
  await recordAudit(db, context, { action, loanId, after: { file: paper.fileName } });
  return {
    contentType: 'application/pdf',
    fileName: paper.fileName,
    size: bytes.length,
    read: async range =>
      new Response(range ? bytes.slice(range.start, range.end + 1) : bytes.slice()).body ??
      new ReadableStream(),
  };
}

/** The foreclosure quote of a day as a PDF (beyond 13).
 *  @throws Refused 422 for a day that is not quoted [M32] */
export const downloadQuote: Verb<typeof contract.papers.quote> = async (context, { loanId, on }) =>
  answerPaper(context, loanId, {
    action: 'papers.quote',
    make: (loan, account, today) => {
      const { from, to } = quotedDays(account, today);
      if (on < from || on > to) throw new Refused(422, collectionsMessages.quotedFromTo);
      return quotePaper(loan, account, on);
    },
  });

/** The no-dues letter of a closed loan as a PDF (beyond 13). */
export const downloadNoDuesLetter: Verb<typeof contract.papers.noDues> = async (context, { loanId }) =>
  answerPaper(context, loanId, { action: 'papers.noDues', make: noDuesPaper });
