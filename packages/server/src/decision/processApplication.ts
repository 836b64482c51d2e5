import type { contract } from '@lending-desk/domain/contract';
import {
  type DecisionDraft,
  decisionFieldNames,
  draftOfDecision,
  draftOfLoan,
  isDecisionField,
  type UnderwritingConfig,
  validateDecision,
} from '@lending-desk/domain/decision';
import { messages, refusals, decisionMessages } from '@lending-desk/domain/errors';
import {
  heldAfter,
  type ApprovalStatus,
  isApprovalStatus,
  isDecided,
  loanCoreSchema,
  tatSeconds,
  transitionVerdict,
  turnAroundDays,
} from '@lending-desk/domain/loan';
import { fieldsOf } from '@lending-desk/domain/loose';
import { and, desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { auditRow } from '../audit/table';
import type { Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { Refused, type SignedInContext, type Verb } from '../http/verb';
import { findLoan, type StoredLoan } from '../loan/findLoan';
import { loanAnswer } from '../loan/loanAnswer';
import { holdStoredLoan } from '../loan/openLoan';
import { type WrittenSections, writeSections } from '../loan/sections';
import { moveInTally } from '../loan/tally';
import { findConfig } from './configuration';
import { loanDetailsOfDecision, sectionsOfDecision } from './decisionTerms';
import { decision } from './table';

type Input = Parameters<Verb<typeof contract.decision.process>>[1];

const core = { desk: 'credit', parts: ['core'] } as const;

/** Decides a loan (CR-195): status, reasons, terms, remarks, history, tally and audit change together or not at
 *  all. Refuses an outdated version and an illegal move with 409, an incomplete decision with 422. */
export const processApplication: Verb<typeof contract.decision.process> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const stored = await holdStoredLoan(tx, context, input.loanId, core);
    const { row } = stored;
    if (input.version !== undefined && input.version !== row.version)
      throw await changed(tx, stored, context);
    const config = await findConfig(tx);
    const from = demandAllowed(context, stored, input, config);
    const sections = newSections(context, stored, input, config);
    const to = input.caseStatus;
    const decidedAt = isDecided(to) ? context.now : null;
    const written = await writeSections(tx, context, {
      loanId: row.loanId,
      sections,
      action: 'decision.process',
      announces: 'decision',
      version: row.version,
      columns: { approvalStatus: to, decidedAt, ...heldAfter(row, to, context.now) },
      extraAudit: { before: { approvalStatus: row.approvalStatus }, after: { approvalStatus: to } },
    });
    // The row is locked, so nobody can have raised its version.
    if (!written) throw new Error('A locked loan has changed');
    const version = row.version + 1;
    await recordDecision(tx, context, { stored, input, from, written, version });
    // A status the loan already had adds up to nothing.
    await moveInTally(tx, row, to);
    return { data: { status: to, version } };
  });

/** The loan's current decision in the shape of the form; undefined for a field that cannot be read. */
function draftOfStored(context: SignedInContext, stored: StoredLoan): DecisionDraft | undefined {
  const core = v.safeParse(loanCoreSchema, loanAnswer(stored, context).data);
  return core.success ? draftOfLoan(core.output) : undefined;
}

/** The message for an unlisted value does not say which list it is about, so the field's name is added. */
const namingField = ([field, text]: [string, string]): string =>
  text === decisionMessages.notAChoice && isDecisionField(field)
    ? `${decisionFieldNames[field]}: ${text}`
    : text;

/** @returns the status the loan leaves */
function demandAllowed(
  context: SignedInContext,
  stored: StoredLoan,
  input: Input,
  config: UnderwritingConfig,
): ApprovalStatus {
  const { viewer } = context;
  const { row } = stored;
  const from = row.approvalStatus;
  if (!isApprovalStatus(from)) throw new Refused(409, messages.loan.statusUnknown(from));
  const actor = { roles: viewer.roles, isAssignee: row.underwriterId === viewer.idString };
  // A missing change reason is a field to fill in, not an illegal move.
  const verdict = transitionVerdict(from, input.caseStatus, { ...actor, hasChangeReason: true });
  if (!verdict.allowed) throw new Refused(409, verdict.message);
  const errors = validateDecision(draftOfDecision(input), {
    from,
    actor,
    config,
    stored: draftOfStored(context, stored),
  });
  const said = Object.entries(errors).map(namingField);
  if (said.length > 0) throw new Refused(422, said.join('. '), { fields: errors });
  return from;
}

/** Actions that make a decision based on an earlier version outdated. Calls, comments, reports and reads do
 *  not. */
const raisesVersion = ['decision.process', 'loan.assign', 'loan.moveToReview'];

/** The refusal of a decision based on an outdated version. It names who decided or took the loan, and carries the
 *  current loan for the form to compare. */
async function changed(tx: Transaction, stored: StoredLoan, context: SignedInContext): Promise<Refused> {
  const [last] = await tx
    .select({ by: auditRow.actorName })
    .from(auditRow)
    .where(and(eq(auditRow.loanId, stored.row.loanId), inArray(auditRow.action, raisesVersion)))
    .orderBy(desc(auditRow.at))
    .limit(1);
  const current = (await findLoan(tx, stored.row.idString, core)) ?? stored;
  return new Refused(409, refusals.loanChanged(last?.by ?? null), loanAnswer(current, context));
}

function newSections(
  context: SignedInContext,
  { row, sections }: StoredLoan,
  input: Input,
  config: UnderwritingConfig,
): Record<string, unknown> {
  const closed = isDecided(input.caseStatus);
  return {
    ...sectionsOfDecision(input, config),
    loanDetails: { ...fieldsOf(sections['loanDetails']), ...loanDetailsOfDecision(input, context.now) },
    underWriterRemarks: {
      ...fieldsOf(sections['underWriterRemarks']),
      changeReason: input.changeReason.trim() || null,
      deviation: input.deviation || null,
      underWriterName: context.viewer.fullName,
    },
    ...(closed && {
      turnAroundDays: turnAroundDays(tatSeconds({ ...row, decidedAt: context.now }, context.now)),
    }),
  };
}

async function recordDecision(
  tx: Transaction,
  context: SignedInContext,
  made: {
    stored: StoredLoan;
    input: Input;
    from: ApprovalStatus;
    written: WrittenSections;
    version: number;
  },
): Promise<void> {
  const { stored, input, written } = made;
  await tx.insert(decision).values({
    loanId: stored.row.loanId,
    decidedOn: context.now,
    decidedById: context.viewer.idString,
    decidedByName: context.viewer.fullName,
    fromStatus: made.from,
    toStatus: input.caseStatus,
    version: made.version,
    maxAmountMinor: input.maxAmount,
    maxEmiMinor: input.maxEmi,
    computedSalaryMinor: input.computedSalary,
    computedObligationsMinor: input.computedObligations,
    months: input.months,
    // Without configured EMI dates nothing has checked that this one is a whole day.
    emiDay: Number.isInteger(input.emiDate) ? input.emiDate : null,
    interestRate: input.interestRate,
    processingFeeRate: input.processingFeeRate,
    computedFoir: input.computedFoir,
    riskBucketType: input.riskBucketType ?? null,
    changeReason: input.changeReason.trim() || null,
    before: written.before,
    after: written.after,
  });
}
