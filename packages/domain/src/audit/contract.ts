import * as v from 'valibot';
import { type Access, declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { wholeNumberText, wireDate } from '../contract/wire';
import { auditMessages } from './messages';
import { auditDetailSchema, auditEntrySchema, systemActor } from './schema';

const access = { kind: 'anyOf', groups: ['superUser'] } as const satisfies Access;

/** What the list is narrowed to; days are in the business time zone, both included. */
const filter = {
  loanId: v.optional(wholeNumberText(1, 999_999_999)),
  /** Who acted: the idString of a person, or 'system'. */
  actor: v.optional(v.union([v.literal(systemActor), v.pipe(v.string(), v.uuid())])),
  /** Whose account was changed: the idString of a person. */
  person: v.optional(v.pipe(v.string(), v.uuid())),
  action: v.optional(boundedText(100)),
  from: v.optional(wireDate),
  to: v.optional(wireDate),
};

/** GET a page of the audit, newest first. `cursor` is the `next` or `previous` of another page of the same list. */
export const listAudit = declareCall({
  name: 'audit.list',
  method: 'GET',
  path: '/api/v1/admin/audit',
  access,
  query: v.pipe(
    v.strictObject(
      {
        ...filter,
        cursor: v.optional(boundedText(1000)),
        count: v.optional(wholeNumberText(1, 100), 50),
      },
      auditMessages.unknownFilter,
    ),
    v.check(
      ({ from, to }) => from === undefined || to === undefined || from <= to,
      auditMessages.rangeReversed,
    ),
  ),
  answer: jsonData({
    entries: v.array(auditEntrySchema),
    next: v.nullable(v.string()),
    previous: v.nullable(v.string()),
  }),
  failure: { shows: 'last', fallback: auditMessages.listFailed },
});

/** GET one entry with its values before and after. Reading it is recorded. */
export const readAuditEntry = declareCall({
  name: 'audit.read',
  method: 'GET',
  path: '/api/v1/admin/audit/entries/:entryId',
  access,
  params: v.object({ entryId: v.pipe(v.string(), v.uuid(auditMessages.notFound)) }),
  answer: jsonData({ entry: auditDetailSchema }),
  failure: { shows: 'last', fallback: auditMessages.entryFailed },
});

/** GET the names of all actions that were ever recorded, for the filter. */
export const listAuditActions = declareCall({
  name: 'audit.actions',
  method: 'GET',
  path: '/api/v1/admin/audit/actions',
  access,
  answer: jsonData({ actions: v.array(v.string()) }),
  failure: { shows: 'last', fallback: auditMessages.actionsFailed },
});

/** GET the audit as a CSV file, newest first, narrowed like the list. */
export const exportAudit = declareCall({
  name: 'audit.export',
  method: 'GET',
  path: '/api/v1/admin/audit/export',
  access,
  query: v.pipe(
    v.strictObject(filter, auditMessages.unknownFilter),
    v.check(
      ({ from, to }) => from === undefined || to === undefined || from <= to,
      auditMessages.rangeReversed,
    ),
  ),
  answer: { kind: 'csv', fileName: 'audit.csv' },
  failure: { shows: 'last', fallback: auditMessages.exportFailed },
});

/** The calls of the audit screen. */
export const auditContract = {
  list: listAudit,
  read: readAuditEntry,
  actions: listAuditActions,
  export: exportAudit,
} as const;
