import { type JsonObject, objectsOf } from '@lending-desk/domain/loose';
import { pdTimeOf } from '@lending-desk/domain/pd';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { loan, loanSection } from '../loan/table';
import { pdFeedback } from './table';

/** A feedback in wire shape: its author and time besides the answers. */
export type WirePdFeedback = JsonObject;

// In a select from one table Drizzle drops the table names of a selected expression, but not of a nested one.
/** The feedback given here, as a column of a select from `loan`. */
export const givenFeedback = sql<WirePdFeedback[] | null>`(${sql`
  select jsonb_agg(
    ${pdFeedback.answers} || jsonb_build_object(
      'id', ${pdFeedback.id},
      'loanId', ${pdFeedback.loanId},
      'createdOn', to_char(${pdFeedback.createdOn} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'userName', ${pdFeedback.staffName}
    ) order by ${pdFeedback.createdOn}, ${pdFeedback.id}
  )
  from ${pdFeedback} where ${pdFeedback.loanId} = ${loan.loanId}`})`;

function createdOnOf(feedback: WirePdFeedback): number {
  const { createdOn } = feedback;
  return typeof createdOn === 'string' ? pdTimeOf(createdOn) : 0;
}

/** creditPdFeedback of a loan: imported feedback and feedback given here, newest first (CR-153). Imported
 *  feedback stays as received; one without a readable date comes last.
 *  @param imported  the loan's section of that name, in whatever shape it was sent */
export function pdFeedbackList(imported: unknown, given: readonly WirePdFeedback[]): WirePdFeedback[] {
  const before = objectsOf(imported);
  // Reversed first, so that of two at the same instant the later one comes first.
  return [...before, ...given].toReversed().sort((left, right) => createdOnOf(right) - createdOnOf(left));
}

/** creditPdFeedback as the loan sends it. An imported value that is not a list stays as received while nothing
 *  was given here, so that the screen can say that it cannot be read. */
export function pdFeedbackSection(imported: unknown, given: readonly WirePdFeedback[]): unknown {
  const readable = imported === undefined || imported === null || typeof imported === 'object';
  return readable || given.length > 0 ? pdFeedbackList(imported, given) : imported;
}

/** Every feedback of a loan, newest first. */
export async function findPdFeedback(tx: Transaction, loanId: number): Promise<WirePdFeedback[]> {
  const found = await tx
    .select({
      imported: sql<unknown>`(select ${loanSection.body} from ${loanSection}
        where ${loanSection.loanId} = ${loanId} and ${loanSection.name} = 'creditPdFeedback')`,
      given: givenFeedback,
    })
    .from(loan)
    .where(eq(loan.loanId, loanId));
  return found.flatMap(({ imported, given }) => pdFeedbackList(imported, given ?? []));
}
