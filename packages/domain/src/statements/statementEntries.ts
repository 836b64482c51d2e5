import { type BankStatementRow, bankStatementRows } from '../documents/bankStatements';
import { fileNameOf } from '../files/fileLink';
import { field, isObject, listOf, type JsonObject, textAt } from '../loose/loose';
import { dialogText } from './errorText';
import { itemsOf } from './itemsOf';
import { statementMessages } from './messages';

/** A bank statement as customer support sees it (CS-132). */
export type StatementEntry = BankStatementRow & {
  /** The key of its file; '' for an entry without one. */
  readonly key: string;
  /** Null: recognised from the file. */
  readonly institutionId: string | null;
  readonly processed: boolean;
  /** An inactive statement is not analysed. */
  readonly active: boolean;
  /** What the error dialog says of it; null while nothing is known to be wrong (CS-051). */
  readonly error: string | null;
};

/** The error of a file as a fault carries it: CS-133 has `error.details`, a flat list of details also occurs. */
const errorOf = (fileError: unknown): unknown => field(fileError, 'error') ?? fileError;

const fileErrorsOf = (report: unknown): readonly JsonObject[] =>
  itemsOf(field(report, 'error', 'fileErrors'));

/** What is wrong with one statement: its own error, or else that of its file in the report (CS-052). */
function errorTextOf(entry: JsonObject, key: string, report: unknown): string | null {
  const own = field(entry, 'processingError');
  const ofFile = key === '' ? undefined : fileErrorsOf(report).find(one => textAt(one, 'fileKey') === key);
  if (!isObject(own) && !ofFile) return null;
  return dialogText(errorOf(own), errorOf(ofFile));
}

/** The bank statements of a loan in order; skips anything that is not an object.
 *  @param report  perfiosReport, with the errors of the files
 *  @returns null when the field is not a list */
export function statementEntries(wire: unknown, report: unknown): readonly StatementEntry[] | null {
  const rows = bankStatementRows(wire);
  const entries = listOf(wire)?.filter(isObject);
  if (!rows || !entries) return null;
  return entries.flatMap((entry, index) => {
    const row = rows[index];
    if (!row) return [];
    const key = textAt(entry, 'file', 'key');
    const processed = field(entry, 'processed') === true;
    return [
      {
        ...row,
        key,
        institutionId: textAt(entry, 'perfiosInstitutionId') || null,
        processed,
        active: field(entry, 'active') !== false,
        error: processed ? null : errorTextOf(entry, key, report),
      },
    ];
  });
}

/** A run that was started and has not ended. The word is ours: the documents name only the two failures. */
export const processingStatus = 'PROCESSING';

/** How the last analysis of a loan's statements stands (CS-133). */
export type AnalysisState = {
  readonly state: 'none' | 'running' | 'done' | 'failed';
  /** Which run it was. Null: the backend does not name it. */
  readonly runId: string | null;
  /** Of a failed run. @default none */
  readonly message: string | null;
  /** The files it could not use, each with what the error dialog says of it. */
  readonly files: readonly { readonly key: string; readonly name: string; readonly error: string }[];
};

const statesByStatus: Readonly<Record<string, AnalysisState['state']>> = {
  [processingStatus]: 'running',
  COMPLETED: 'done',
  FAILED: 'failed',
  REPORT_GENERATION_FAILED: 'failed',
};

/** @param report  perfiosReport of the loan, in any shape */
export function analysisState(report: unknown): AnalysisState {
  const state = statesByStatus[textAt(report, 'status').toUpperCase()] ?? 'none';
  const files = fileErrorsOf(report).map(one => {
    const key = textAt(one, 'fileKey');
    return { key, name: fileNameOf(key), error: dialogText(errorOf(one)) };
  });
  const message = textAt(report, 'error', 'errorMessage') || null;
  return {
    state,
    runId: textAt(report, 'runId') || null,
    message: state === 'failed' ? (message ?? statementMessages.errorUnknown) : null,
    files: state === 'running' ? [] : files,
  };
}

/** Whether the last analysis could not use something: it failed, or one of its files did. */
export const hasFaults = ({ state, files }: Pick<AnalysisState, 'state' | 'files'>): boolean =>
  state === 'failed' || files.length > 0;

/** Whether the result of one run is there: its report names it and the run has ended. An analysis that was started
 *  later, by whom ever, replaces it; the result is then that of the other run, and this one never arrives.
 *  @param run  from the answer to its start */
export const hasEnded = ({ state, runId }: AnalysisState, run: string): boolean =>
  runId === run && state !== 'running';

/** What an analysis says when its result arrives, and whether that is a failure (CS-053 to CS-055).
 *  @param entries  the statements it was about */
export function analysisOutcome(
  analysis: AnalysisState,
  entries: readonly StatementEntry[],
): { readonly message: string; readonly failed: boolean } {
  const { fileFailed, fileProcessed, dataProcessed } = statementMessages;
  if (hasFaults(analysis)) return { message: fileFailed, failed: true };
  const read = entries.filter(({ active }) => active);
  return { message: read.length === 1 ? fileProcessed : dataProcessed, failed: false };
}

/** The report after a statement was removed or its institution was changed: what it said of that file no longer
 *  holds.
 *  @returns null when it said nothing of the file */
export function withoutFileError(report: unknown, key: string): JsonObject | null {
  const known = fileErrorsOf(report);
  const fileErrors = known.filter(one => textAt(one, 'fileKey') !== key);
  if (!isObject(report) || fileErrors.length === known.length) return null;
  const { error, status, ...rest } = report;
  if (fileErrors.length > 0) return { ...report, error: { ...(isObject(error) && error), fileErrors } };
  return status === 'COMPLETED' ? { ...rest, status } : rest;
}

/** What the analysis found about a file itself, which tells of tampering, and what it could not see. */
export type AccountFindings = {
  /** '' where the report does not name it. */
  readonly accountNo: string;
  /** '' where the report does not name it. */
  readonly bank: string;
  /** Rows whose balance does not follow from the row before. */
  readonly breaks: number;
  /** Debit and credit stand under each other's heading. */
  readonly exchanged: boolean;
  /** Returns the bank did not print: only their charge is there. They are not among the bounces. */
  readonly onlyByCharge: number;
};

/** What the analysis found, by account; accounts without findings are left out.
 *  @param report  perfiosReport of the loan, in any shape */
export function accountFindings(report: unknown): readonly AccountFindings[] {
  const inner = field(report, 'report');
  const several = itemsOf(field(inner, 'accountAnalysis'));
  return (several.length > 0 ? several : [inner]).flatMap(account => {
    const analysis = field(account, 'fCUAnalysis');
    const fraud = field(analysis, 'possibleFraudIndicators');
    const behaviour = field(analysis, 'behaviouralTransactionalIndicators');
    const found: AccountFindings = {
      accountNo: textAt(account, 'accountNo') || textAt(account, 'summaryInfo', 'accNo'),
      bank: textAt(account, 'summaryInfo', 'instName'),
      breaks: itemsOf(field(fraud, 'rowsThatDoNotAddUp')).length,
      exchanged: textAt(fraud, 'debitAndCreditExchanged', 'status') === 'true',
      onlyByCharge: itemsOf(field(behaviour, 'returnsKnownOnlyByTheirCharge')).length,
    };
    return found.breaks > 0 || found.exchanged || found.onlyByCharge > 0 ? [found] : [];
  });
}
