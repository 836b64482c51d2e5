import type { contract } from '@lending-desk/domain/contract';
import { reportedBeside, reportedSections, reportedWire } from '@lending-desk/domain/kyc';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { Verb } from '../http/verb';
import { maskForViewer } from '../loan/deskAnswer';
import { openLoan } from '../loan/openLoan';
import { loanSection } from '../loan/table';

/** The lists of the reports: they say nothing about who somebody is, and a statement has thousands of rows. */
const lists = sql`'{transaction,table_month,huge_credit,huge_debit,active_loans,inactive_loans}'::text[]`;

/** Reads who bank statement and bureaux say the customer is, and writes an audit row of the read. Nothing else of the
 *  reports is answered. */
export const readReportedIdentity: Verb<typeof contract.kyc.reported> = async (context, input) => {
  const { db } = context;
  const row = await openLoan(db, context, input.loanId, input.desk);
  const { name, body } = loanSection;
  const [stored] = await Promise.all([
    db
      .select({
        name,
        body: sql<unknown>`case when jsonb_typeof(${body}) = 'object' then ${body} - ${lists} else ${body} end`,
      })
      .from(loanSection)
      .where(and(eq(loanSection.loanId, row.loanId), inArray(name, [...reportedSections]))),
    recordAudit(db, context, { action: 'kyc.reported', loanId: row.loanId }),
  ]);
  const reported = reportedBeside(Object.fromEntries(stored.map(one => [one.name, one.body])));
  return { data: maskForViewer(context, reported, reportedWire, row) };
};
