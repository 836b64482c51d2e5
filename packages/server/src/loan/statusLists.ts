import type { contract } from '@lending-desk/domain/contract';
import { approvalStatuses, loanSources } from '@lending-desk/domain/loan';
import { sql } from 'drizzle-orm';
import type { Verb } from '../http/verb';
import { loan } from './table';

/** The choices of the approval status filter (CS-008). */
export const readApprovalStatuses: Verb<typeof contract.loan.approvalStatuses> = async () => ({
  data: { approvalStatuses: [...approvalStatuses] },
});

/** The application statuses that loans have, in the order of the alphabet (CS-009). Steps from one to the next in the
 *  index, because there are a few among many loans. */
export const readApplicationStatuses: Verb<typeof contract.loan.applicationStatuses> = async ({ db }) => {
  const column = loan.applicationStatus;
  const [found] = await db
    .select({
      all: sql<string[] | null>`(
      with recursive step as (
        (select ${column} as status from ${loan} where ${column} is not null order by ${column} limit 1)
        union all
        select (select ${column} from ${loan} where ${column} > step.status order by ${column} limit 1)
        from step where step.status is not null
      )
      select jsonb_agg(status) from step where status is not null)`,
    })
    .from(sql`(select 1) as one`);
  return { data: { applicationStatuses: found?.all ?? [] } };
};

/** The lists of choices of customer support (CS-010). */
export const readEnumValues: Verb<typeof contract.loan.enumValues> = async () => ({
  data: { enums: { loanSource: [...loanSources] } },
});
