import type { AuditEntry } from '@lending-desk/domain/audit';
import { instantOfEpochMs } from '@lending-desk/domain/calendar';
import type { contract } from '@lending-desk/domain/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { encodeCursor, keysetPage, decodeCursor } from '../db/keyset';
import type { Verb } from '../http/verb';
import { secretsOf } from '../secrets/secretsOf';
import { narrowed, newestFirst } from './narrowed';
import { staff } from '../signin/table';
import { auditRow, changedPerson, changesPerson } from './table';

/** The names of the recorded fields, without reading the values into this process. */
const namesIn = (column: SQL): SQL<string[]> =>
  sql`array(select jsonb_object_keys(case when jsonb_typeof(${column}) = 'object' then ${column} else '{}'::jsonb end))`;

/** Whose account an entry is about; null for an entry about none. */
export const personColumn = sql<AuditEntry['person']>`(${sql`
  select jsonb_build_object('idString', ${staff.id}, 'fullName', ${staff.fullName})
  from ${staff} where ${changesPerson(auditRow)} and ${staff.id}::text = ${changedPerson(auditRow)}`})`;

export const entryColumns = {
  id: auditRow.id,
  at: auditRow.at,
  actorId: auditRow.actorId,
  actorName: auditRow.actorName,
  action: auditRow.action,
  loanId: auditRow.loanId,
  person: personColumn,
  requestId: auditRow.requestId,
  was: namesIn(sql`${auditRow.before}`),
  is: namesIn(sql`${auditRow.after}`),
};

interface Read extends Omit<AuditEntry, 'at' | 'about'> {
  readonly at: Date;
  readonly was: readonly string[];
  readonly is: readonly string[];
}

/** An entry in wire shape. */
export function wireEntry({
  id,
  at,
  actorId,
  actorName,
  action,
  loanId,
  person,
  requestId,
  was,
  is,
}: Read): AuditEntry {
  return {
    id,
    at: instantOfEpochMs(at.getTime()),
    actorId,
    actorName,
    action,
    loanId,
    person,
    requestId,
    about: [...new Set([...is, ...was])],
  };
}

/** A page of the audit, newest first. Each page is found through an index at the same cost, however deep. */
export const listAudit: Verb<typeof contract.audit.list> = async (context, input) => {
  const { cursor, count, ...filter } = input;
  const secrets = secretsOf(context.config);
  // A cursor continues the list it came from, with the same filter.
  const { loanId, actor, person, action, from, to } = filter;
  const list = JSON.stringify(['audit.list', loanId, actor, person, action, from, to]);
  const position = cursor === undefined ? null : decodeCursor(cursor, list, newestFirst, secrets);
  const read = await context.db
    .select({ ...entryColumns, place: newestFirst.place })
    .from(auditRow)
    .where(and(narrowed(filter), newestFirst.after(position)))
    .orderBy(...newestFirst.orderBy(position))
    .limit(count + 1);
  const { rows, next, previous } = keysetPage(read, position, count);
  return {
    data: {
      entries: rows.map(wireEntry),
      next: next && encodeCursor(next, list, secrets),
      previous: previous && encodeCursor(previous, list, secrets),
    },
  };
};
