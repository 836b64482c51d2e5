import { type LoanChange, reduceAadhaar } from '@lending-desk/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Database, Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import { announce } from '../live/announce';
import type { LoanRow } from './findLoan';
import { loan, loanSection } from './table';

type Sections = Readonly<Record<string, unknown>>;

/** Some sections of a loan by name. */
export async function readSections(
  db: Database | Transaction,
  loanId: number,
  names: readonly string[],
): Promise<Record<string, unknown>> {
  const rows = await db
    .select({ name: loanSection.name, body: loanSection.body })
    .from(loanSection)
    .where(and(eq(loanSection.loanId, loanId), inArray(loanSection.name, [...names])));
  return Object.fromEntries(rows.map(row => [row.name, row.body]));
}

/** Puts sections into loans, over those of the same name: the one way they are stored. Aadhaar numbers are reduced.
 *  Version, audit and news are the caller's; a person's change goes through `writeSections`. */
export async function putSections(
  tx: Transaction,
  loans: readonly { readonly loanId: number; readonly sections: Sections }[],
): Promise<void> {
  const rows = loans.flatMap(({ loanId, sections }) =>
    Object.entries(reduceAadhaar(sections)).map(([name, body]) => ({ loan_id: loanId, name, body })),
  );
  if (rows.length === 0) return;
  // One JSON text: a parameter for each of thousands of values costs far more. Out of it a null comes as SQL's.
  await tx
    .insert(loanSection)
    .select(
      sql`
        select loan_id, name, coalesce(body, 'null'::jsonb)
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(loan_id int, name text, body jsonb)`,
    )
    .onConflictDoUpdate({
      target: [loanSection.loanId, loanSection.name],
      set: { body: sql`excluded.body` },
    });
}

export interface SectionChange {
  readonly loanId: number;
  readonly sections: Sections;
  /** As the audit names it. */
  readonly action: string;
  /** What open screens of the loan are told that changed. */
  readonly announces: LoanChange;
  /** The version the change was made on: it must be the present one, and is raised. Without it any will do, and it
   *  stays: what is no reason to refuse somebody's decision. */
  readonly version?: number;
  /** Columns of the loan that change with its version. */
  readonly columns?: Partial<Pick<LoanRow, 'approvalStatus' | 'decidedAt'>>;
  /** What the audit row says beside the sections. */
  readonly beside?: { readonly before: Sections; readonly after: Sections };
}

export interface WrittenSections {
  /** The version the loan now has; null where none was named. */
  readonly version: number | null;
  /** The sections as they were, null for one that was not there, and as they are. */
  readonly before: Sections;
  readonly after: Sections;
}

/** Changes sections of a loan for somebody who has opened it, in the caller's transaction: version, sections, the
 *  audit row with before and after, and the news for open screens.
 *  @returns null when the version is no longer the one the change was made on; nothing was written then */
export async function writeSections(
  tx: Transaction,
  context: Pick<SignedInContext, 'now' | 'requestId' | 'viewer'>,
  change: SectionChange,
): Promise<WrittenSections | null> {
  const { loanId, version, beside } = change;
  const raised = version === undefined ? null : await raiseVersion(tx, context.now, { ...change, version });
  if (version !== undefined && raised === null) return null;
  const names = Object.keys(change.sections);
  const stored = await readSections(tx, loanId, names);
  const before = Object.fromEntries(names.map(name => [name, stored[name] ?? null]));
  const after = reduceAadhaar(change.sections);
  await putSections(tx, [{ loanId, sections: after }]);
  await recordAudit(tx, context, {
    action: change.action,
    loanId,
    before: { ...beside?.before, ...before },
    after: { ...beside?.after, ...after },
  });
  await announce(tx, loanId, change.announces);
  return { version: raised, before, after };
}

/** @returns null when the loan has another version */
async function raiseVersion(
  tx: Transaction,
  now: Date,
  { loanId, version, columns }: Pick<SectionChange, 'loanId' | 'columns'> & { readonly version: number },
): Promise<number | null> {
  const [raised] = await tx
    .update(loan)
    .set({ ...columns, version: sql`${loan.version} + 1`, updatedAt: now })
    .where(and(eq(loan.loanId, loanId), eq(loan.version, version)))
    .returning({ version: loan.version });
  return raised?.version ?? null;
}
