import { buffer } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { fileNameOf } from '@lending-desk/domain/files';
import { field, fieldsOf, type JsonObject, textAt } from '@lending-desk/domain/loose';
import { providerFault, type ReadRequest } from '@lending-desk/domain/statementFiles';
import {
  processingStatus,
  statementMessages,
  storedSettings,
  usualPolicy,
} from '@lending-desk/domain/statements';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { auditRow } from '../audit/table';
import type { Database, Transaction } from '../db/client';
import { inTransaction } from '../db/transaction';
import { findFile } from '../files/storedFiles';
import { declareJob, type JobContext, jobOf } from '../jobs/declareJob';
import { job } from '../jobs/table';
import { announce } from '../live/announce';
import { putMadeSections, putSections, readSections } from '../loan/sections';
import { loan, providerBody } from '../loan/table';
import { ReaderEnded, statementReaders } from '../readers/limitedReaders';
import type { ComposedReport, StatementReading } from '../readers/readerTasks';
import { secretsOf } from '../secrets/secretsOf';
import { statementLimits } from '../statementFiles/limits';
import { readStatement } from '../statementFiles/readStatement';
import { keyOf, statementsOf } from './openStatements';
import { openPassword } from './passwords';

/** Reads the statements of a loan and stores their report. */
export const analyseStatementsJob = declareJob({
  kind: 'statements.analyse',
  payload: v.object({
    loanId: v.number(),
    runId: v.string(),
    /** What it was asked about, as `askedOf` names it: the same again is the same run. */
    askedOf: v.optional(v.string()),
  }),
  attempts: 3,
  quietSeconds: 120,
  atOnce: 2,
  backOff: { firstSeconds: 5, mostSeconds: 60 },
});

/** The actor in audit rows of changes no user made. */
const actorName = 'Perfios';

type Run = { readonly loanId: number; readonly runId: string };
type Outcomes = ReadonlyMap<string, StatementReading>;

function requestOf(settings: unknown): Omit<ReadRequest, 'institutionId'> {
  const stored = storedSettings(settings);
  if (!stored) return { range: null, everyMonth: false };
  const { startDate: from, endDate: to, acceptancePolicy } = stored;
  return { range: { from, to }, everyMonth: acceptancePolicy === usualPolicy };
}

/** Reads one stored statement. What is wrong with the file is an outcome; a storage that does not answer throws. */
async function readStored(
  { db, config, files, signal }: JobContext,
  { loanId }: Run,
  {
    entry,
    entries,
    request,
  }: {
    entry: JsonObject;
    entries: readonly JsonObject[];
    request: Omit<ReadRequest, 'institutionId'>;
  },
): Promise<StatementReading> {
  const file = await findFile(db, files.storage, { key: keyOf(entry), loanId });
  if (!file) return { outcome: 'fault', code: 'CannotProcessFile', because: statementMessages.notStored };
  const opened = openPassword(entries, textAt(entry, 'fileId'), { loanId, secrets: secretsOf(config) });
  const password = opened.state === 'open' ? (opened.password ?? '') : '';
  // Uploads are at most twenty megabytes.
  const bytes = await buffer((await file.read()) as NodeStream<Uint8Array>);
  const institutionId = textAt(entry, 'perfiosInstitutionId') || null;
  return readStatement(new Uint8Array(bytes), { ...request, institutionId, password }, signal);
}

/** The entry of a statement after its analysis (CS-132). */
function judged(entry: JsonObject, outcome: StatementReading | undefined): JsonObject {
  if (!outcome) return entry;
  if (outcome.outcome === 'read') return { ...entry, processed: true, processingError: null };
  return { ...entry, processed: false, processingError: providerFault(outcome.code, outcome.because) };
}

/** What the report says of the run (CS-133). The report of an earlier run stays when no file was accepted. */
function reportStatus(entries: readonly JsonObject[], outcomes: Outcomes) {
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
async function reportFor(tx: Database | Transaction, { loanId, runId }: Run): Promise<JsonObject | null> {
  const { perfiosReport } = await readSections(tx, loanId, ['perfiosReport']);
  const named = textAt(perfiosReport, 'runId');
  return named === '' || named === runId ? fieldsOf(perfiosReport) : null;
}

/** A run learns that it was cancelled when it stores its progress; this is for the time after the last statement. */
async function wasCancelled(tx: Database | Transaction, { runId }: Run): Promise<boolean> {
  const [row] = await tx
    .select({ state: job.state })
    .from(job)
    .where(and(eq(job.kind, analyseStatementsJob.kind), eq(job.key, runId)));
  return row?.state === 'cancelled';
}

/** Whether the outcome of a run is still wanted. */
async function isWanted(db: Database | Transaction, run: Run): Promise<boolean> {
  return (await reportFor(db, run)) !== null && !(await wasCancelled(db, run));
}

/** The statements that were read and are still on the loan. */
function readOf(entries: readonly JsonObject[], outcomes: Outcomes) {
  return entries.flatMap(entry => {
    const outcome = outcomes.get(keyOf(entry));
    return outcome?.outcome === 'read' ? [{ fileName: fileNameOf(keyOf(entry)), file: outcome.file }] : [];
  });
}

interface Ended {
  readonly outcomes: Outcomes;
  /** The report of the statements that were read; null where none was. */
  readonly made: ComposedReport | null;
  /** How many statements it was made of. */
  readonly madeOf: number;
  readonly now: Date;
}

/** Stores the outcome of a run in one transaction: entries, report, audit row and notice. Statements that were
 *  removed in the meantime stay removed. Stores nothing of a run that was cancelled or replaced.
 *  @returns false when a statement was removed since the report was made: it has to be made again */
async function recordAnalysis(
  db: Database,
  run: Run,
  { outcomes, made, madeOf, now }: Ended,
): Promise<boolean> {
  const { loanId, runId } = run;
  return inTransaction(db, async tx => {
    await hold(tx, loanId);
    const report = await reportFor(tx, run);
    if (!report || (await wasCancelled(tx, run))) return true;
    const entries = await statementsOf(tx, loanId);
    if (readOf(entries, outcomes).length !== madeOf) return false;
    const status = { ...reportStatus(entries, outcomes), runId };
    let perfiosReport: JsonObject = { ...report, error: undefined, ...status };
    if (made) {
      const body = sql`${made.body}::text::jsonb`;
      await tx.insert(providerBody).values({ loanId, provider: 'perfios', receivedAt: now, body });
      const { perfiosReport: head = '{}', ...tables } = made.sections;
      await putMadeSections(tx, loanId, tables);
      perfiosReport = { ...fieldsOf(JSON.parse(head)), ...status };
    }
    const bankStatements = entries.map(entry => judged(entry, outcomes.get(keyOf(entry))));
    await putSections(tx, [{ loanId, sections: { perfiosReport, bankStatements } }]);
    await noteRun(tx, run, { action: `statements.${status.status.toLowerCase()}`, now });
    return true;
  });
}

/** Makes the report of what was read, and stores it with the outcome of the run. */
async function finish({ db, now, signal }: JobContext, run: Run, outcomes: Outcomes): Promise<void> {
  for (;;) {
    const files = readOf(await inTransaction(db, tx => statementsOf(tx, run.loanId)), outcomes);
    const asked = { files, runId: run.runId, receivedAt: now().toISOString() };
    const made = files.length > 0 ? await statementReaders.run('report', asked, signal) : null;
    if (await recordAnalysis(db, run, { outcomes, made, madeOf: files.length, now: now() })) return;
  }
}

/** The reading of one more statement, unless it has more rows than are left for it. */
function within(outcomes: Outcomes, outcome: StatementReading): StatementReading {
  const rowsOf = (one: StatementReading) => (one.outcome === 'read' ? one.rows : 0);
  const known = [...outcomes.values()].reduce((sum, one) => sum + rowsOf(one), 0);
  return known + rowsOf(outcome) <= statementLimits.transactions
    ? outcome
    : { outcome: 'fault', code: 'FileTooLarge', because: statementMessages.tooManyRows };
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

/** Records that there will be no report, unless the run was replaced or its result is already stored. */
async function recordFailed(tx: Transaction, run: Run, now: Date): Promise<void> {
  await hold(tx, run.loanId);
  const report = await reportFor(tx, run);
  if (report?.['status'] !== processingStatus) return;
  const failed = {
    ...report,
    status: 'REPORT_GENERATION_FAILED',
    error: { fileErrors: [], errorMessage: statementMessages.notGenerated },
  };
  await putSections(tx, [{ loanId: run.loanId, sections: { perfiosReport: failed } }]);
  await noteRun(tx, run, { action: 'statements.failed', now });
}

/** Analyses the statements of a loan; a run that keeps failing is recorded in the loan's report. A run that was
 *  replaced reads no further statement. */
export const analyseStatements = jobOf(analyseStatementsJob, {
  run: async (context, run) => {
    const { db, now } = context;
    const { entries, settings } = await inTransaction(db, async tx => ({
      entries: await statementsOf(tx, run.loanId),
      settings: (await readSections(tx, run.loanId, ['perfiosSettings']))['perfiosSettings'],
    }));
    const request = requestOf(settings);
    const outcomes = new Map<string, StatementReading>();
    const active = entries.filter(entry => field(entry, 'active') !== false);
    for (const entry of active) {
      if (!(await isWanted(db, run))) return 'done';
      const outcome = await readStored(context, run, { entry, entries, request });
      outcomes.set(keyOf(entry), within(outcomes, outcome));
      await context.progress(`${outcomes.size}/${active.length}`);
    }
    try {
      await finish(context, run, outcomes);
    } catch (error) {
      if (!(error instanceof ReaderEnded)) throw error;
      // What ended one reader ends the next one too.
      await inTransaction(db, tx => recordFailed(tx, run, now()));
    }
    return 'done';
  },
  gaveUp: recordFailed,
});
