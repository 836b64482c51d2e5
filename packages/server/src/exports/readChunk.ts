import { dayMinutes, type BusinessDate, instantAt } from '@lending-desk/domain/calendar';
import { type ExportedSection, exportedSections } from '@lending-desk/domain/exports';
import type { ApprovalStatus } from '@lending-desk/domain/loan';
import { and, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { keysetOf, type Place } from '../db/keyset';
import type { LoanRow } from '../loan/findLoan';
import { loan, loanSection } from '../loan/table';

/** Selects the applications that started on the days of a range in Asia/Kolkata, of one status or of all, and of
 *  these ids only. What is left out does not narrow. */
export interface ExportAsked {
  readonly startDate?: BusinessDate | undefined;
  readonly endDate?: BusinessDate | undefined;
  readonly approvalStatusValue?: ApprovalStatus | undefined;
  readonly ids?: readonly number[] | undefined;
}

export interface ExportedLoan {
  readonly row: LoanRow;
  /** Its place in the order of the export. */
  readonly place: Place;
  readonly sections: Readonly<Partial<Record<ExportedSection, unknown>>>;
}

const newestFirst = keysetOf([
  { column: loan.startedOn, direction: 'desc' },
  { column: loan.loanId, direction: 'desc' },
]);

/** The next applications in the queue's order, newest first, with the sections the export reads.
 *  @param after  the position of the last application read; found through an index, so every chunk costs the same
 *  at any depth */
export async function readChunk(
  db: Database,
  asked: ExportAsked,
  { after, count }: { readonly after: Place | null; readonly count: number },
): Promise<ExportedLoan[]> {
  const { startDate, endDate, approvalStatusValue, ids } = asked;
  const position = after && { towards: 'next' as const, from: after };
  const sections = sql<ExportedLoan['sections'] | null>`(
    select jsonb_object_agg(${loanSection.name}, ${loanSection.body}) from ${loanSection}
    where ${and(eq(loanSection.loanId, loan.loanId), inArray(loanSection.name, [...exportedSections]))})`;
  const rows = await db
    .select({ row: getTableColumns(loan), place: newestFirst.place, sections })
    .from(loan)
    .where(
      and(
        startDate && gte(loan.startedOn, new Date(instantAt(startDate, 0))),
        endDate && lt(loan.startedOn, new Date(instantAt(endDate, dayMinutes))),
        ids && inArray(loan.loanId, [...ids]),
        approvalStatusValue && eq(loan.approvalStatus, approvalStatusValue),
        newestFirst.after(position),
      ),
    )
    .orderBy(...newestFirst.orderBy(position))
    .limit(count);
  return rows.map(({ sections: found, ...rest }) => ({ ...rest, sections: found ?? {} }));
}
