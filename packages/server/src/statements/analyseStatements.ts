import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { fileNameOf } from '@lending-desk/domain/files';
import { field, fieldsOf, type LooseObject, objectsOf, textAt } from '@lending-desk/domain/loose';
import {
  providerBody,
  providerFault,
  type ReadFile,
  type ReadOutcome,
  type ReadRequest,
} from '@lending-desk/domain/statementFiles';
import {
  processingStatus,
  statementMessages,
  storedSettings,
  usualPolicy,
} from '@lending-desk/domain/statements';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { findFile } from '../files/storedFiles';
import { declareJob, type JobContext, jobOf } from '../jobs/declareJob';
import { job } from '../jobs/table';
import { announce } from '../live/announce';
import { putSections, readSections } from '../loan/sections';
import { loan, providerBody as providerBodyTable } from '../loan/table';
import { sectionsOfReports } from '../providers/reportSections';
import { secretsOf } from '../secrets/secretsOf';
import { readInThread } from '../statementFiles/readInThread';
import { keyOf, statementsOf } from './openStatements';
import { openPassword } from './passwords';

/** Reads the statements of a loan and stores their report. */
export const analyseStatementsJob = declareJob({
  kind: 'statements.analyse',
  payload: v.object({ loanId: v.number(), runId: v.string() }),
  attempts: 3,
  leaseSeconds: 120,
  atOnce: 2,
  backOff: { firstSeconds: 5, mostSeconds: 60 },
});

/** The actor in audit rows of changes no user made. */
const actorName = 'Perfios';

type Run = { readonly loanId: number; readonly runId: string };
type Outcomes = ReadonlyMap<string, ReadOutcome>;

function requestOf(settings: unknown): Omit<ReadRequest, 'institutionId'> {
  const stored = storedSettings(settings);
  if (!stored) return { range: null, everyMonth: false };
  const { startDate: from, endDate: to, acceptancePolicy } = stored;
  return { range: { from, to }, everyMonth: acceptancePolicy === usualPolicy };
}

/** Reads one stored statement. What is wrong with the file is an outcome; a storage that does not answer throws. */
async function readStatement(
  { db, config, files, signal }: JobContext,
  { loanId }: Run,
  {
    entry,
    entries,
    request,
  }: {
    entry: LooseObject;
    entries: readonly LooseObject[];
    request: Omit<ReadRequest, 'institutionId'>;
  },
): Promise<ReadOutcome> {
  const file = await findFile(db, files.storage, { key: keyOf(entry), loanId });
  if (!file) return { outcome: 'fault', code: 'CannotProcessFile', because: statementMessages.notStored };
  const opened = openPassword(entries, textAt(entry, 'fileId'), { loanId, secrets: secretsOf(config) });
  const password = opened.state === 'open' ? (opened.password ?? '') : '';
  // Uploads are at most twenty megabytes.
  const bytes = await buffer((await file.read()) as NodeStream<Uint8Array>);
  const institutionId = textAt(entry, 'perfiosInstitutionId') || null;
  return readInThread(new Uint8Array(bytes), { ...request, institutionId, password }, signal);
}

/** The entry of a statement after its analysis (CS-132). */
function judged(entry: LooseObject, outcome: ReadOutcome | undefined): LooseObject {
  if (!outcome) return entry;
  if (outcome.outcome === 'read') return { ...entry, processed: true, processingError: null };
  return { ...entry, processed: false, processingError: providerFault(outcome.code, outcome.because) };
}

/** What the report says of the run (CS-133). The report of an earlier run stays when no file was accepted. */
function reportStatus(entries: readonly LooseObject[], outcomes: Outcomes) {
  const fileErrors = entries.flatMap(entry => {
    const outcome = outcomes.get(keyOf(entry));
    if (outcome?.outcome !== 'fault') return [];
    const { error } = providerFault(outcome.code, outcome.because);
    const details = error.details.length > 0 ? error.details : [{ code: error.code, message: error.message }];
    return [{ fileKey: keyOf(entry), error: { code: error.code, details } }];
  });
  if (fileErrors.length === 0) return { status: 'COMPLETED' };
  const anyRead = [...outcomes.values()].some(({ outcome }) => outcome === 'read');
  return anyRead
    ? { status: 'COMPLETED', error: { fileErrors } }
    : { status: 'FAILED', error: { fileErrors, errorMessage: statementMessages.noneReadable } };
}

/** The report, unless a later run has replaced this one: its outcome is then of no interest. A report that names no
 *  run was stored before they had names. */
async function reportFor(tx: Transaction, { loanId, runId }: Run): Promise<LooseObject | null> {
  const { perfiosReport } = await readSections(tx, loanId, ['perfiosReport']);
  const named = textAt(perfiosReport, 'runId');
  return named === '' || named === runId ? fieldsOf(perfiosReport) : null;
}

/** A run learns that it was cancelled when it stores its progress; this is for the time after the last statement. */
async function wasCancelled(tx: Transaction, { runId }: Run): Promise<boolean> {
  const [row] = await tx
    .select({ state: job.state })
    .from(job)
    .where(and(eq(job.kind, analyseStatementsJob.kind), eq(job.key, runId)));
  return row?.state === 'cancelled';
}

/** Stores the outcome of a run in one transaction: entries, report, audit row and notice. Statements that were
 *  removed in the meantime stay removed. Stores nothing of a run that was cancelled or replaced. */
async function recordAnalysis(db: Database, run: Run, outcomes: Outcomes, now: Date): Promise<void> {
  const { loanId, runId } = run;
  await inTransaction(db, async tx => {
    await hold(tx, loanId);
    const report = await reportFor(tx, run);
    if (!report || (await wasCancelled(tx, run))) return;
    const { bankStatements } = await readSections(tx, loanId, ['bankStatements']);
    const entries = objectsOf(bankStatements);
    const read = entries.flatMap((entry): ReadFile[] => {
      const outcome = outcomes.get(keyOf(entry));
      return outcome?.outcome === 'read' ? [{ fileName: fileNameOf(keyOf(entry)), file: outcome.file }] : [];
    });
    const status = { ...reportStatus(entries, outcomes), runId };
    let sections: Record<string, unknown> = { perfiosReport: { ...report, error: undefined, ...status } };
    if (read.length > 0) {
      const body = providerBody(read, runId);
      await tx.insert(providerBodyTable).values({ loanId, provider: 'perfios', receivedAt: now, body });
      const made = sectionsOfReports([{ provider: 'perfios', receivedAt: now.toISOString(), body }]);
      sections = { ...made, perfiosReport: { ...fieldsOf(made['perfiosReport']), ...status } };
    }
    sections['bankStatements'] = entries.map(entry => judged(entry, outcomes.get(keyOf(entry))));
    await putSections(tx, [{ loanId, sections }]);
    await noteRun(tx, run, { action: `statements.${status.status.toLowerCase()}`, now });
  });
}

async function hold(tx: Transaction, loanId: number): Promise<void> {
  await tx.select({ loanId: loan.loanId }).from(loan).where(eq(loan.loanId, loanId)).for('update');
}

async function noteRun(
  tx: Transaction,
  { loanId, runId }: Run,
  { action, now }: { readonly action: string; readonly now: Date },
): Promise<void> {
  const after = { runId };
  await tx
    .insert(auditRow)
    .values({ at: now, actorId: null, actorName, action, loanId, after, requestId: `analysis-${runId}` });
  await announce(tx, loanId, 'statements');
}

/** Analyses the statements of a loan; a run that keeps failing is recorded in the loan's report. */
export const analyseStatements = jobOf(analyseStatementsJob, {
  run: async (context, run) => {
    const { db } = context;
    const { entries, settings } = await inTransaction(db, async tx => ({
      entries: await statementsOf(tx, run.loanId),
      settings: (await readSections(tx, run.loanId, ['perfiosSettings']))['perfiosSettings'],
    }));
    const request = requestOf(settings);
    const outcomes = new Map<string, ReadOutcome>();
    for (const entry of entries) {
      if (field(entry, 'active') === false) continue;
      outcomes.set(keyOf(entry), await readStatement(context, run, { entry, entries, request }));
      await context.progress(`${outcomes.size}/${entries.length}`);
    }
    await recordAnalysis(db, run, outcomes, context.now());
    return 'done';
  },
  gaveUp: async (tx, run, now) => {
    await hold(tx, run.loanId);
    const report = await reportFor(tx, run);
    // Replaced, or its result is already stored.
    if (report?.['status'] !== processingStatus) return;
    const failed = {
      ...report,
      status: 'REPORT_GENERATION_FAILED',
      error: { fileErrors: [], errorMessage: statementMessages.notGenerated },
    };
    await putSections(tx, [{ loanId: run.loanId, sections: { perfiosReport: failed } }]);
    await noteRun(tx, run, { action: 'statements.failed', now });
  },
});
