import { type LoanDesk, loanDeskOf } from '@lending-desk/domain/access';
import { refusals } from '@lending-desk/domain/errors';
import { type LoanPart, shownExcerpts, shownSections } from '@lending-desk/domain/loan';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { callsOfLoan, type WireCall } from '../calls/callsOfLoan';
import { ratingsOfLoan, type StoredRating } from '../calls/ratedCalls';
import { loanComment } from '../comments/table';
import type { Database, Transaction } from '../db/client';
import { Refused } from '../http/verb';
import { wasDisbursed } from '../ledger/openings';
import { readAccounts, type StoredAccount } from '../ledger/readAccount';
import { loanAccount } from '../ledger/table';
import { givenFeedback, type WirePdFeedback } from '../pd/feedbackList';
import { loan, loanSection } from './table';

export type LoanRow = typeof loan.$inferSelect;

/** A loan whose sections are still JSON: a large one is parsed where requests do not wait for it. */
export type LoanText = Omit<StoredLoan, 'sections'> & {
  readonly sections: string;
  /** Sections to answer in the place of those: see the replay. @default none */
  readonly instead?: StoredLoan['sections'];
};

/** A comment in wire shape. */
export interface StoredComment {
  readonly id: string;
  readonly createdOn: string;
  readonly comment: string;
  readonly author: string | null;
}

/** A loan with its sections by name and its comments, oldest first. */
export interface StoredLoan {
  readonly row: LoanRow;
  readonly sections: Readonly<Record<string, unknown>>;
  readonly comments: readonly StoredComment[];
  /** Feedback given here; imported feedback is in its section. */
  readonly pdFeedback: readonly WirePdFeedback[];
  /** Calls placed or reported here; imported ones are in their section. */
  readonly calls: readonly WireCall[];
  /** Ratings of calls given here; imported ones are with their call. */
  readonly ratings: readonly StoredRating[];
  /** Of a disbursed loan, with the core; null for one that has none. */
  readonly account: StoredAccount | null;
}

/** The condition that selects one loan: by its loan id, or by the record's idString (X-54).
 *  @param ref  already validated by `loanRef` of the contract */
export function loanIs(ref: string): SQL {
  return /^\d+$/.test(ref) ? eq(loan.loanId, Number(ref)) : eq(loan.idString, ref);
}

export function loanNotFound(): Refused {
  return new Refused(404, refusals.loanNotFound);
}

// In a select from one table Drizzle drops the table names of a selected expression, but not of a nested one.
const commentList = sql<StoredComment[] | null>`(${sql`
  select jsonb_agg(
    jsonb_build_object(
      'id', ${loanComment.id},
      'createdOn', to_char(${loanComment.createdOn} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'comment', ${loanComment.text},
      'author', ${loanComment.authorName}
    ) order by ${loanComment.createdOn}, ${loanComment.id}
  )
  from ${loanComment} where ${loanComment.loanId} = ${loan.loanId}`})`;

/** What of a loan to read: of the sections its desk may see, those of the named parts. */
export interface WantedLoan {
  readonly desk: LoanDesk;
  /** @default all */
  readonly parts?: readonly LoanPart[] | undefined;
}

const notRead = sql<null>`null`;

/** The body of a section, or the fields wanted of it; a body that is not an object has none of them. */
function bodyOf(name: SQL, excerpts: readonly (readonly [string, readonly string[]])[]): SQL {
  if (excerpts.length === 0) return sql`${loanSection.body}`;
  const cases = excerpts.map(([section, fields]) => {
    const kept = fields.map(field => sql`${field}::text, ${loanSection.body} -> ${field}::text`);
    return sql`when ${section.toLowerCase()} then jsonb_build_object(${sql.join(kept, sql`, `)})`;
  });
  return sql`case ${name} ${sql.join(cases, sql` `)} else ${loanSection.body} end`;
}

export function parsedLoan(text: LoanText): StoredLoan {
  const { instead, ...rest } = text;
  const sections: StoredLoan['sections'] = { ...JSON.parse(text.sections), ...instead };
  return { ...rest, sections };
}

/** Reads a loan in one query, the account of a disbursed one in a second: its row and the requested parts; comments,
 *  feedback, calls, ratings and account belong to the core. Does
 *  not check permission: see `openLoan`.
 *  @returns null when there is no such loan */
export async function findLoanText(
  db: Database | Transaction,
  ref: string,
  { desk, parts }: WantedLoan,
): Promise<LoanText | null> {
  const hasCore = parts?.includes('core') ?? true;
  const excerpts = Object.entries(shownExcerpts(desk, parts));
  const shown = [...shownSections(desk, parts), ...excerpts.map(([name]) => name)].map(name =>
    name.toLowerCase(),
  );
  // The sender of the loan may have capitalised a name differently.
  const name = sql`lower(${loanSection.name})`;
  const wanted = and(eq(loanSection.loanId, loan.loanId), inArray(name, shown));
  const [found] = await db
    .select({
      row: getTableColumns(loan),
      sections: sql<string | null>`(
        select jsonb_object_agg(${loanSection.name}, ${bodyOf(name, excerpts)})::text from ${loanSection} where ${wanted})`,
      comments: hasCore ? commentList : notRead,
      pdFeedback: hasCore ? givenFeedback : notRead,
      calls: hasCore ? callsOfLoan : notRead,
      ratings: hasCore && loanDeskOf(desk).features.includes('ratedCalls') ? ratingsOfLoan : notRead,
    })
    .from(loan)
    .where(loanIs(ref));
  if (!found) return null;
  const isDisbursed = hasCore && wasDisbursed(found.row.approvalStatus);
  const [account] = isDisbursed ? await readAccounts(db, eq(loanAccount.loanId, found.row.loanId)) : [];
  return {
    row: found.row,
    sections: found.sections ?? '{}',
    comments: found.comments ?? [],
    pdFeedback: found.pdFeedback ?? [],
    calls: found.calls ?? [],
    ratings: found.ratings ?? [],
    account: account ?? null,
  };
}

/** The same with its sections as values. */
export async function findLoan(
  db: Database | Transaction,
  ref: string,
  wanted: WantedLoan,
): Promise<StoredLoan | null> {
  const text = await findLoanText(db, ref, wanted);
  return text && parsedLoan(text);
}

/** The comments of a loan, oldest first. */
export async function findComments(db: Database | Transaction, loanId: number): Promise<StoredComment[]> {
  const rows = await db
    .select()
    .from(loanComment)
    .where(eq(loanComment.loanId, loanId))
    .orderBy(loanComment.createdOn, loanComment.id);
  return rows.map(row => ({
    id: row.id,
    createdOn: row.createdOn.toISOString(),
    comment: row.text,
    author: row.authorName,
  }));
}
