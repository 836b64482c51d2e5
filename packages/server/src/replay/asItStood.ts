import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import {
  type ApprovalStatus,
  isApprovalStatus,
  isDecided,
  type LoanPart,
  shownSections,
} from '@lending-desk/domain/loan';
import { type JsonObject, textAt } from '@lending-desk/domain/loose';
import { repaymentFigures } from '@lending-desk/domain/repayment';
import {
  decidedAs,
  outcomeSections,
  type Replay,
  replayMessages,
  sectionsBefore,
  sectionsUndecided,
  writtenUntil,
} from '@lending-desk/domain/replay';
import { and, asc, desc, eq, gt, isNotNull, like, or, sql } from 'drizzle-orm';
import { auditRow } from '../audit/table';
import { todayOf } from '../calendar/todayOf';
import type { Database, Transaction } from '../db/client';
import { decision } from '../decision/table';
import { Refused, type SignedInContext } from '../http/verb';
import { readAccount } from '../ledger/readAccount';
import type { LoanRow, LoanText } from '../loan/findLoan';
import { readSections } from '../loan/sections';

type Db = Database | Transaction;
const withoutOutcome = Object.fromEntries(outcomeSections.map(name => [name, null]));
const instantOf = (date: Date) => instantOfEpochMs(date.getTime());

/** The decision that a loan has now: the last one made here, or the one it came with.
 *  @throws Refused 409 for a loan that is not decided */
async function decisionOf(db: Db, row: LoanRow) {
  const { loanId, approvalStatus: now } = row;
  if (!isApprovalStatus(now) || !isDecided(now)) throw new Refused(409, replayMessages.notDecided);
  const [last] = await db
    .select()
    .from(decision)
    .where(eq(decision.loanId, loanId))
    .orderBy(desc(decision.decidedOn), desc(decision.version))
    .limit(1);
  if (last) {
    const { fromStatus: from, toStatus: to } = last;
    return { origin: 'here', from, to, on: last.decidedOn, since: last.decidedOn, ...last } as const;
  }
  const to: ApprovalStatus = now === 'DISBURSED' ? 'APPROVED' : now;
  const on = row.decidedAt ?? row.createdAt;
  return { origin: 'elsewhere', from: 'PENDING', to, on, since: row.createdAt } as const;
}

/** What was recorded of a loan since then and changed it, oldest first. */
async function changesSince(db: Db, loanId: number, since: Date) {
  const rows = await db
    .select({
      at: auditRow.at,
      action: auditRow.action,
      before: auditRow.before,
      bureau: sql<
        string | null
      >`case when ${auditRow.action} like 'bureau.%' then ${auditRow.after} ->> 'bureau' end`,
    })
    .from(auditRow)
    .where(
      and(
        eq(auditRow.loanId, loanId),
        gt(auditRow.at, since),
        or(
          isNotNull(auditRow.before),
          like(auditRow.action, 'bureau.%'),
          like(auditRow.action, 'statements.%'),
        ),
      ),
    )
    .orderBy(asc(auditRow.at), asc(auditRow.id));
  return rows.map(({ at, ...change }) => ({ ...change, at: instantOf(at) }));
}

/** The sections of a decided loan that stood otherwise when it was decided; null for one that was not there.
 *  @throws Refused 409 for a loan that is not decided */
export async function sectionsAtDecision(db: Db, row: LoanRow): Promise<JsonObject> {
  const { since } = await decisionOf(db, row);
  const { was } = sectionsBefore(await changesSince(db, row.loanId, since));
  return { ...was, ...withoutOutcome };
}

/** What became of a loan until today. */
async function outcomeOf(
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
  { loanId, approvalStatus: status }: LoanRow,
): Promise<NonNullable<Replay['decision']>['outcome']> {
  const account = await readAccount(db, loanId);
  if (account === null) return { status, daysPastDue: null, closedOn: null };
  const { daysPastDue, closedOn } = repaymentFigures(account, todayOf(now));
  return { status, daysPastDue, closedOn };
}

/** A decided loan as it stood when it was decided. What cannot be shown as it stood is left out, and said to be.
 *  @param read  the parts that are answered; their sections are made as they stood
 *  @param shown  the loan as it was with its decision, and what became of it
 *  @throws Refused 409 for a loan that is not decided */
export async function asItStood(
  context: Pick<SignedInContext, 'db' | 'now'>,
  text: LoanText,
  { read, shown }: { readonly read: readonly LoanPart[] | undefined; readonly shown: boolean },
): Promise<{ readonly text: LoanText; readonly now: Date }> {
  const { db } = context;
  const { row } = text;
  const made = await decisionOf(db, row);
  const then = instantOf(made.on);
  const [changes, stored, outcome] = await Promise.all([
    changesSince(db, row.loanId, made.since),
    readSections(db, row.loanId, ['loanDetails', 'creditPdFeedback']),
    shown ? outcomeOf(context, row) : null,
  ]);
  const { was, leftOut } = sectionsBefore(changes);
  const undecided =
    made.origin === 'here'
      ? Object(made.before)
      : sectionsUndecided('loanDetails' in was ? was['loanDetails'] : stored['loanDetails']);
  const sections: Record<string, unknown> = {
    ...was,
    ...(shown ? {} : undecided),
    ...withoutOutcome,
    creditPdFeedback: writtenUntil(stored['creditPdFeedback'], then),
  };
  const names = shownSections('credit', read);
  const replay: Replay = {
    decidedOn: then,
    origin: made.origin,
    leftOut,
    decision: outcome && {
      by: made.origin === 'here' ? made.decidedByName : row.underwriterName,
      as: made.origin === 'here' ? decidedAs(made.from, made.to) : null,
      outcome,
    },
  };
  return {
    now: made.on,
    text: {
      ...text,
      row: {
        ...row,
        approvalStatus: shown ? made.to : made.from,
        // One that came here decided has the status of after its decision, which tells the outcome.
        applicationStatus:
          made.origin === 'here' ? textAt(was, 'applicationStatus') || row.applicationStatus : null,
        decidedAt: shown ? made.on : null,
      },
      instead: {
        ...Object.fromEntries(Object.entries(sections).filter(([name]) => names.includes(name))),
        ...((read?.includes('core') ?? true) && { replay }),
      },
      comments: shown ? text.comments : text.comments.filter(({ createdOn }) => createdOn <= then),
      pdFeedback: writtenUntil(text.pdFeedback, then),
      calls: [],
      account: null,
    },
  };
}
