import type { contract } from '@lending-desk/domain/contract';
import { sql } from 'drizzle-orm';
import type { Verb } from '../http/verb';
import { auditRow } from './table';

// The index is entered once per name, because a plain `distinct` would read all of its millions of entries.
const named = sql`(
  with recursive named (action) as (
    (select ${auditRow.action} from ${auditRow} order by ${auditRow.action} limit 1)
    union all
    select (
      select ${auditRow.action} from ${auditRow}
      where ${auditRow.action} > named.action order by ${auditRow.action} limit 1)
    from named where named.action is not null)
  select action from named where action is not null) as named`;

/** The names of the recorded actions, by name. */
export const listActions: Verb<typeof contract.audit.actions> = async ({ db }) => {
  const rows = await db.select({ action: sql<string>`named.action` }).from(named);
  return { data: { actions: rows.map(({ action }) => action) } };
};
