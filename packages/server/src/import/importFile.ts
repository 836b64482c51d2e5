import { type Application, readApplicationLine } from '@lending-desk/domain/loan';
import { errorCode } from '../db/cannotStart';
import type { Database } from '../db/client';
import { type Line, linesOf, Unreadable } from './lines';
import { withProviderFiles } from './providerFiles';
import { type Finding, SideFile } from './sideFile';
import { storeApplications, type StoreOutcome } from './storeApplications';

export interface ImportSummary {
  readonly imported: number;
  /** Imported earlier with the same content. */
  readonly alreadyThere: number;
  /** Imported earlier with other content: not changed. */
  readonly different: number;
  readonly rejected: number;
  /** Doubtful fields of the lines that were imported. */
  readonly warnings: number;
  readonly emptyLines: number;
  /** The file with the findings; null when there are none. */
  readonly sideFile: string | null;
}

export interface ImportOptions {
  readonly dataDir: string;
  readonly now: Date;
  /** Seals statement passwords; null when none was given: a file with a password is then refused. */
  readonly secret: string | null;
  /** Called after every batch with the bytes and lines processed so far. */
  readonly onProgress?: ((done: { bytes: number; lines: number }) => void) | undefined;
}

const batchSize = 100;

// Never the amounts: see `Finding`.
const moneyDiffers =
  'emis, transactionDetails: contradict each other or cannot be read; npm run ledger -- differences lists how';

interface Waiting {
  readonly line: number;
  readonly application: Application;
  readonly warnings: readonly string[];
}

/** Imports a file of applications, one per line. A bad line does not stop the import: it is reported in the side
 *  file. Importing the same file again changes nothing. Every hundred lines are one transaction, so a stopped
 *  import resumes where it was.
 *  @throws CannotStart when a password is to be stored and there is no secret to seal it with */
export async function importFile(db: Database, file: string, options: ImportOptions): Promise<ImportSummary> {
  const counts = { imported: 0, alreadyThere: 0, different: 0, rejected: 0, warnings: 0, emptyLines: 0 };
  const sideFile = new SideFile(options.dataDir, file, options.now);
  const tell = async (finding: Finding): Promise<void> => {
    if (finding.outcome === 'rejected') counts.rejected += 1;
    await sideFile.write(finding);
  };
  const store = async (batch: readonly Waiting[]): Promise<void> => {
    const ready = await Promise.all(batch.map(({ application }) => withProviderFiles(application, file)));
    const outcomes = await storeBatch(
      db,
      ready.map(({ application }) => application),
      options,
    );
    for (const [index, { line, warnings }] of batch.entries()) {
      const stored = outcomes[index];
      if (stored?.outcome === 'rejected') await tell({ line, outcome: 'rejected', why: stored.why });
      if (stored?.outcome === 'different') {
        counts.different += 1;
        await tell({ line, outcome: 'already there', why: stored.why });
      }
      if (stored?.outcome === 'already there') counts.alreadyThere += 1;
      if (stored?.outcome === 'imported') {
        counts.imported += 1;
        if (stored.money) {
          counts.warnings += 1;
          await tell({ line, outcome: 'warning', why: moneyDiffers });
        }
        for (const why of ready[index]?.missing ?? []) await tell({ line, outcome: 'imported', why });
        counts.warnings += warnings.length;
        for (const why of warnings) await tell({ line, outcome: 'warning', why });
      }
    }
  };
  try {
    let batch: Waiting[] = [];
    for await (const line of linesOf(file)) {
      const read = await readLine(line, tell);
      if (read === 'empty') counts.emptyLines += 1;
      else if (read) batch.push(read);
      if (batch.length === batchSize) {
        await store(batch);
        batch = [];
        options.onProgress?.({ bytes: line.bytes, lines: line.number });
      }
    }
    if (batch.length > 0) await store(batch);
  } finally {
    await sideFile.close();
  }
  return { ...counts, sideFile: sideFile.path };
}

async function readLine(
  line: Line,
  tell: (finding: Finding) => Promise<void>,
): Promise<Waiting | 'empty' | null> {
  const { number, text } = line;
  if (text instanceof Unreadable) {
    await tell({ line: number, outcome: 'rejected', why: text.why });
    return null;
  }
  if (text.trim() === '') return 'empty';
  const read = readApplicationLine(text);
  if (read.ok) return { line: number, application: read.application, warnings: read.warnings };
  await tell({ line: number, outcome: 'rejected', why: read.why.join('; ') });
  return null;
}

/** A batch the database refuses is retried one application at a time, so that a bad one does not affect the
 *  others. */
async function storeBatch(
  db: Database,
  applications: readonly Application[],
  { now, secret }: Pick<ImportOptions, 'now' | 'secret'>,
): Promise<StoreOutcome[]> {
  const context = { now, secret, by: 'Import' };
  try {
    return await storeApplications(db, applications, context);
  } catch (error) {
    if (!isAboutData(error)) throw error;
    if (applications.length === 1)
      return [{ outcome: 'rejected', why: `could not be stored: ${reasonOf(error)}` }];
    const outcomes: StoreOutcome[] = [];
    for (const application of applications)
      outcomes.push(...(await storeBatch(db, [application], { now, secret })));
    return outcomes;
  }
}

/** Whether the database rejects a value or a row (SQLSTATE classes 22, 23, 54), rather than failing itself. */
function isAboutData(error: unknown): boolean {
  return /^(?:22|23|54)/.test(errorCode(error) ?? '');
}

/** The database's message without what it quotes, which may be a value of the line. The query builder wraps it in
 *  the statement with all its values, which must not be shown. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error && error.cause instanceof Error)) return 'refused by the database';
  return error.cause.message.replaceAll(/"[^"]*"/g, '"…"');
}
