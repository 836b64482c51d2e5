import type { contract } from '@lending-desk/domain/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record';
import type { CsvRow, SignedInContext, Verb } from '../http/verb';
import { fileOf } from './boardAnswer';
import { nachRow } from './table';

const chunkRows = 500;
const headers = [
  'line',
  'umrn',
  'loan_id',
  'installment_due_date',
  'amount',
  'outcome',
  'class',
  'reason_code',
  'message',
  'to_be_mapped',
  'bounce_charge',
  'days_past_due_before',
  'days_past_due_after',
];

/** What became of each row as CSV, by line (M39). */
export const downloadResult: Verb<typeof contract.nach.result> = async (context, { fileId, only }) => {
  await fileOf(context.db, fileId);
  await recordAudit(context.db, context, { action: 'nach.result', after: { fileId, only } });
  return resultRows(context, fileId, only);
};

async function* resultRows(
  { db }: SignedInContext,
  fileId: string,
  only: 'failed' | undefined,
): AsyncGenerator<CsvRow> {
  yield headers;
  for (let after = 0; ; ) {
    const rows = await db
      .select({ line: nachRow.line, result: nachRow.result })
      .from(nachRow)
      .where(
        and(
          eq(nachRow.fileId, fileId),
          gt(nachRow.line, after),
          only && sql`${nachRow.result} ->> 'outcome' = ${only}`,
        ),
      )
      .orderBy(asc(nachRow.line))
      .limit(chunkRows);
    for (const { result } of rows) {
      const { umrn, loanId, emiDate, amount, outcome, code, message } = result;
      const said = [result.line, umrn, loanId, emiDate, amount, outcome, result.class, code, message];
      const flags = [result.needsMapping, result.bounceCharge].map(flag => (flag ? 'yes' : 'no'));
      yield [...said, ...flags, result.daysBefore, result.daysAfter];
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < chunkRows) return;
    after = last.line;
  }
}
