import { actionWords } from '@lending-desk/domain/audit';
import { type BusinessDate, formatDate, instantOfEpochMs } from '@lending-desk/domain/calendar';
import { collectionsMessages } from '@lending-desk/domain/collections';
import type { contract } from '@lending-desk/domain/contract';
import { isApprovalStatus, isDecided, loanDetailSchema } from '@lending-desk/domain/loan';
import {
  decisionMemo,
  noDuesPaper,
  type Paper,
  paperMessages,
  type PaperLoan,
  quotePaper,
} from '@lending-desk/domain/papers';
import { type LoanAccount, postThrough, quotedDays } from '@lending-desk/domain/repayment';
import { and, asc, eq, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { recordAudit } from '../audit/record';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import type { FileAnswer } from '../http/fileAnswer';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { readAccount } from '../ledger/readAccount';
import { loanAnswer } from '../loan/loanAnswer';
import { openLoan, openStoredLoan } from '../loan/openLoan';
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
  const { db, now } = context;
  const { loanId, fullName } = await openLoan(db, context, ref, 'collections');
  const account = await readAccount(db, loanId);
  if (account === null) throw new Refused(409, paperMessages.noAccount);
  const today = todayOf(now);
  const paper = make({ loanId, fullName }, postThrough(account, today), today);
  if (typeof paper === 'string') throw new Refused(409, paper);
  return filedAs(context, { paper, action, loanId });
}

/** The paper as a PDF, with an audit row. */
async function filedAs(
  context: SignedInContext,
  { paper, action, loanId }: { readonly paper: Paper; readonly action: string; readonly loanId: number },
): Promise<FileAnswer> {
  const { db, now, config } = context;
  const madeOn = formatDate(todayOf(now));
  const bytes = await paperPdf(paper, { lender: config.lenderName, madeOn });
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

/** The decision memo of a decided loan as a PDF: made of the loan as the reader may see it, and of what the audit has of
 *  it until the decision.
 *  @source beyond, second list 12 */
export const downloadMemo: Verb<typeof contract.papers.memo> = async (context, { loanId: ref }) => {
  const { db } = context;
  const stored = await openStoredLoan(db, context, ref, { desk: 'credit' });
  const { row } = stored;
  const decidedAt =
    isApprovalStatus(row.approvalStatus) && isDecided(row.approvalStatus) ? row.decidedAt : null;
  const detail = v.parse(loanDetailSchema, loanAnswer(stored, context));
  const { core } = detail;
  const acts =
    decidedAt === null
      ? []
      : await db
          .select({ at: auditRow.at, by: auditRow.actorName, action: auditRow.action })
          .from(auditRow)
          .where(and(eq(auditRow.loanId, row.loanId), lte(auditRow.at, decidedAt)))
          .orderBy(asc(auditRow.at), asc(auditRow.id))
          .limit(mostActs);
  const paper = decisionMemo(
    detail,
    decidedAt && {
      at: instantOfEpochMs(decidedAt.getTime()),
      by: core.remarksBy ?? row.underwriterName ?? '',
    },
    acts.map(({ at, by, action }) => ({
      at: instantOfEpochMs(at.getTime()),
      by: by ?? 'The system',
      action: actionWords(action),
    })),
  );
  if (typeof paper === 'string') throw new Refused(409, paper);
  return filedAs(context, { paper, action: 'papers.memo', loanId: row.loanId });
};

/** More than a loan has in its life. */
const mostActs = 2_000;
