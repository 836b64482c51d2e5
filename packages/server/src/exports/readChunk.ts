import {
  addDays,
  type ApprovalStatus,
  type BusinessDate,
  type ExportedSection,
  exportedSections,
  instantAt,
} from '@lending-desk/domain';
import { and, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { LoanRow } from '../loan/findLoan';
import { loan, loanSection } from '../loan/table';

/** Which applications: those that started on the days of a range in Asia/Kolkata, of one status or of all. */
export interface ExportAsked {
  readonly startDate: BusinessDate;
  readonly endDate: BusinessDate;
  readonly approvalStatusValue?: ApprovalStatus | undefined;
}

/** The place of an application in the order of the export. */
export interface ExportPlace {
  /** As the database writes it: a JavaScript date would drop the microseconds. */
  readonly startedOn: string;
  readonly loanId: number;
}

export interface ExportedLoan {
  readonly row: LoanRow;
  readonly place: ExportPlace;
  readonly sections: Readonly<Partial<Record<ExportedSection, unknown>>>;
}

/** The next applications in the queue's order, newest first, with the sections the export reads.
 *  @param after  the place of the last one before; the index leads there, so that every chunk costs the same however
 *    deep it lies */
export async function readChunk(
  db: Database,
  asked: ExportAsked,
  { after, count }: { readonly after: ExportPlace | null; readonly count: number },
): Promise<ExportedLoan[]> {
  const { startDate, endDate, approvalStatusValue } = asked;
  const sections = sql<ExportedLoan['sections'] | null>`(
    select jsonb_object_agg(${loanSection.name}, ${loanSection.body}) from ${loanSection}
    where ${and(eq(loanSection.loanId, loan.loanId), inArray(loanSection.name, [...exportedSections]))})`;
  const rows = await db
    .select({ row: getTableColumns(loan), startedOn: sql<string>`${loan.startedOn}::text`, sections })
    .from(loan)
    .where(
      and(
        gte(loan.startedOn, new Date(instantAt(startDate, 0))),
        lt(loan.startedOn, new Date(instantAt(addDays(endDate, 1), 0))),
        approvalStatusValue && eq(loan.approvalStatus, approvalStatusValue),
        after === null
          ? undefined
          : sql`(${loan.startedOn}, ${loan.loanId}) < (${after.startedOn}::timestamptz, ${after.loanId}::int)`,
      ),
    )
    .orderBy(desc(loan.startedOn), desc(loan.loanId))
    .limit(count);
  return rows.map(({ row, startedOn, sections: found }) => ({
    row,
    place: { startedOn, loanId: row.loanId },
    sections: found ?? {},
  }));
}
