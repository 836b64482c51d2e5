import { systemActor } from '@lending-desk/domain/audit';
import { dayMinutes, type BusinessDate, instantAt } from '@lending-desk/domain/calendar';
import { and, eq, gte, isNull, lt, type SQL } from 'drizzle-orm';
import { keysetOf } from '../db/keyset';
import { auditRow, changedPerson, changesPerson } from './table';

/** What the audit is narrowed to. */
export interface AuditFilter {
  readonly loanId?: number | undefined;
  /** The idString of a person, or 'system'. */
  readonly actor?: string | undefined;
  /** The idString of the person whose account was changed. */
  readonly person?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: BusinessDate | undefined;
  readonly to?: BusinessDate | undefined;
}

/** Rows are never removed and their time never changes, so the order is stable. */
export const newestFirst = keysetOf([
  { column: auditRow.at, direction: 'desc' },
  { column: auditRow.id, direction: 'desc' },
]);

export function narrowed({ loanId, actor, person, action, from, to }: AuditFilter): SQL | undefined {
  return and(
    loanId === undefined ? undefined : eq(auditRow.loanId, loanId),
    actor === undefined
      ? undefined
      : actor === systemActor
        ? isNull(auditRow.actorId)
        : eq(auditRow.actorId, actor),
    person === undefined ? undefined : and(changesPerson(auditRow), eq(changedPerson(auditRow), person)),
    action === undefined ? undefined : eq(auditRow.action, action),
    from && gte(auditRow.at, new Date(instantAt(from, 0))),
    to && lt(auditRow.at, new Date(instantAt(to, dayMinutes))),
  );
}
