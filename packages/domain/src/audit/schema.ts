import * as v from 'valibot';
import { wireInstant } from '../contract/wire';

/** Who acted where nobody did: an import, a job, a start of the server. */
export const systemActor = 'system';

/** One line of the audit: who did what, when. */
export const auditEntrySchema = v.object({
  id: v.string(),
  at: wireInstant,
  /** Null when the system acted by itself. */
  actorId: v.nullable(v.string()),
  actorName: v.string(),
  /** The name of the call or job: 'decision.process'. */
  action: v.string(),
  loanId: v.nullable(v.number()),
  /** Whose account was changed; null for what changed no account. */
  person: v.nullable(v.object({ idString: v.string(), fullName: v.string() })),
  /** The request, as in the server's log. */
  requestId: v.string(),
  /** What it is about: the names of the fields or sections recorded. */
  about: v.array(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** One value of an entry, before and after; personal data is masked. Null where there was none. */
export const auditValueSchema = v.object({
  path: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** Whether the stored values differ; masked, different values may look the same. */
  changed: v.boolean(),
});
export type AuditValue = v.InferOutput<typeof auditValueSchema>;

/** An entry with its values. */
export const auditDetailSchema = v.object({
  ...auditEntrySchema.entries,
  values: v.array(auditValueSchema),
  /** How many values are left out because there are too many. */
  more: v.number(),
});
export type AuditDetail = v.InferOutput<typeof auditDetailSchema>;
