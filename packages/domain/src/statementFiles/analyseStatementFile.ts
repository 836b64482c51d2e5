import { analyseStatement, type StatementAnalysis } from '../statements/analyseStatement';
import type { FileAccount } from './model';

/** Runs the statement engine over an account of a file, with the period and the opening balance the file states. */
export function analyseStatementFile({ transactions, opening, period }: FileAccount): StatementAnalysis {
  return analyseStatement({ transactions, opening, period });
}
