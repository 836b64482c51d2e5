import type { LoanChange } from '@lending-desk/domain/live';
import { reduceAadhaar } from '@lending-desk/domain/loan';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Database, Transaction } from '../db/client';
import type { SignedInContext } from '../http/verb';
import { announce } from '../live/announce';
import type { LoanRow } from './findLoan';
import { loan, loanSection } from './table';

type Sections = Readonly<Record<string, unknown>>;

/** Reads the named sections of a loan. */
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

/** Writes sections of loans, replacing those of the same name: the way sections are stored. Reduces Aadhaar
 *  numbers. The caller handles version, audit and notice; a user's change goes through `writeSections`. */
export async function putSections(
  tx: Transaction,
  loans: readonly { readonly loanId: number; readonly sections: Sections }[],
): Promise<void> {
  const rows = loans.flatMap(({ loanId, sections }) =>
    Object.entries(reduceAadhaar(sections)).map(([name, body]) => ({ loan_id: loanId, name, body })),
  );
  if (rows.length === 0) return;
  // One JSON text: a parameter for each of thousands of values costs far more. A JSON null in it becomes SQL's
  // null.
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

/** Writes sections that were made elsewhere, as JSON with Aadhaar numbers reduced: a statement of thirty thousand rows
 *  is neither made nor searched where requests wait for it. */
export async function putMadeSections(
  tx: Transaction,
  loanId: number,
  sections: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(sections)) {
    const body = sql`${text}::text::jsonb`;
    await tx
      .insert(loanSection)
      .values({ loanId, name, body })
      .onConflictDoUpdate({ target: [loanSection.loanId, loanSection.name], set: { body } });
  }
}

export interface SectionChange {
  readonly loanId: number;
  readonly sections: Sections;
  /** The action's name in the audit row. */
  readonly action: string;
  /** The change that open screens of the loan are notified of. */
  readonly announces: LoanChange;
  /** The version the change is based on: it must be the current one, and is raised. Without it the version is
   *  neither checked nor raised: for changes that must not cause a decision to be refused. */
  readonly version?: number;
  /** Columns of the loan that change together with its version. */
  readonly columns?: Partial<Pick<LoanRow, 'approvalStatus' | 'decidedAt' | 'heldSince' | 'heldMs'>>;
  /** What the audit row contains besides the sections. */
  readonly extraAudit?: { readonly before: Sections; readonly after: Sections };
}

export interface WrittenSections {
  /** The loan's new version; null when none was given. */
  readonly version: number | null;
  /** The sections before the change, null for one that did not exist, and after it. */
  readonly before: Sections;
  readonly after: Sections;
}

/** Changes sections of a loan the user has opened, in the caller's transaction: version, sections, the audit row
 *  with before and after, and the notice for open screens.
 *  @returns null when the version is no longer the current one; nothing was written then */
export async function writeSections(
  tx: Transaction,
  context: Pick<SignedInContext, 'now' | 'requestId' | 'viewer'>,
  change: SectionChange,
): Promise<WrittenSections | null> {
  const { loanId, version, extraAudit } = change;
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
    before: { ...extraAudit?.before, ...before },
    after: { ...extraAudit?.after, ...after },
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
