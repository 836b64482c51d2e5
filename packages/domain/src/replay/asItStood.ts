import type { Instant } from '../calendar/instant';
import { epochMsOf } from '../calendar/instant';
import { type ApprovalStatus } from '../status/statuses';
import { transitions } from '../loan/transitions';
import { fieldsOf, isObject, type JsonObject, listOf, textAt } from '../loose/loose';
import { pdTimeOf } from '../pd/schema';
import type { Replay, ReplaySource } from './schema';

/** A change of a loan as the audit has it. */
export type RecordedChange = {
  readonly at: Instant;
  readonly action: string;
  /** The sections it replaced, as they were; null for a report that arrived or was made again. */
  readonly before: unknown;
  /** The bureau whose report arrived. */
  readonly bureau: string | null;
};

const reportsOf: Readonly<Record<ReplaySource, readonly string[]>> = {
  equifax: ['equifaxReport', 'processedEquifax', 'parsedEquifax', 'bureauEquifaxFeatures', 'equifaxFetch'],
  cibil: ['processedCibil', 'apolloCibilReport'],
  statement: ['processedPerfios', 'salaryTransactions', 'perfiosReport'],
};

/** The report that a change made or ordered; what it replaced is not kept. */
function reportBy({ action, before, bureau }: RecordedChange): ReplaySource | null {
  if (action.startsWith('bureau.')) return bureau === 'equifax' || bureau === 'cibil' ? bureau : null;
  return action.startsWith('statements.') && before === null ? 'statement' : null;
}

/** The sections of a loan as they stood before some changes.
 *  @param changes  since then, oldest first
 *  @returns was  by name, those that differ from today; null for one that was not there. leftOut: the reports of today
 *    that were not there, or were another one, which is not kept */
export function sectionsBefore(changes: readonly RecordedChange[]): {
  readonly was: JsonObject;
  readonly leftOut: Replay['leftOut'];
} {
  const was = new Map<string, unknown>();
  const leftOut = new Map<ReplaySource, Instant>();
  for (const change of changes) {
    for (const [name, section] of Object.entries(fieldsOf(change.before)))
      if (!was.has(name)) was.set(name, section);
    const source = reportBy(change);
    if (source === null) continue;
    if (!leftOut.has(source)) leftOut.set(source, change.at);
    for (const name of reportsOf[source]) if (!was.has(name)) was.set(name, null);
  }
  return {
    was: Object.fromEntries(was),
    leftOut: [...leftOut].map(([source, since]) => ({ source, since })),
  };
}

/** What exists of a loan once it was decided, and who talked about it since: it tells the outcome. */
export const outcomeSections = [
  'amountDisbursed',
  'callRecordings',
  'cashfreeDetails',
  'disbursalDate',
  'disbursalStatus',
  'emis',
  'feedbacks',
  'loanAgreement',
  'preEmiAmount',
  'processingFee',
  'sanctionLetter',
  'tenure',
  'transactionDetails',
] as const;

const ofDecision = [
  'approvalDetails',
  'approvedEmi',
  'customerIntuition',
  'emiDay',
  'requiredActions',
  'riskBucket',
  'turnAroundDays',
  'underWriterRemarks',
];
const decidedDetails = new Set([
  'approvalstatus',
  'rejectionreasons',
  'rejectreason',
  'inactivereasons',
  'holdcategory',
  'credittags',
  'underwriterevaluations',
]);

/** The sections that a decision fills, without it: for a loan that came here decided.
 *  @param loanDetails  as it came */
export function sectionsUndecided(loanDetails: unknown): JsonObject {
  const details = Object.entries(fieldsOf(loanDetails)).filter(
    ([name]) => !decidedDetails.has(name.toLowerCase()),
  );
  return {
    ...Object.fromEntries(ofDecision.map(name => [name, null])),
    loanDetails: Object.fromEntries(details),
  };
}

/** The entries of a list that were written until then; one without a readable date is left out. */
export function writtenUntil(list: unknown, then: Instant): readonly JsonObject[] {
  return (listOf(list) ?? []).filter(isObject).filter(entry => {
    const written = pdTimeOf(textAt(entry, 'createdOn'));
    return written > 0 && written <= epochMsOf(then);
  });
}

/** As what a person may make a move. */
export function decidedAs(from: ApprovalStatus, to: ApprovalStatus): NonNullable<Replay['decision']>['as'] {
  const rule = transitions[from][to];
  if (rule === 'creditAdminWithReason') return 'creditAdmin';
  return rule === 'assignee' || rule === 'assigneeWithReason' ? 'assignee' : null;
}
