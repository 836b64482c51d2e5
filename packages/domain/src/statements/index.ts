export { accountsMatch } from './accountsMatch';
export {
  acceptancePolicies,
  type AcceptancePolicy,
  type AnalysisSettings,
  isSettingsDraft,
  mayChangeStatements,
  sameSettings,
  selectableEndMonths,
  selectableMonths,
  settingsDraftOf,
  settingsFault,
  settingsFaults,
  storedSettings,
  usualPolicy,
} from './analysisSettings';
export { statementsContract } from './contract';
export { statementMessages } from './messages';
export type {
  DayBalance,
  FundsRow,
  MonthRow,
  NegativeDay,
  ScoredCredit,
  StatementTransaction,
} from './model';
export { perfiosSections } from './perfiosSections';
export type { FcuFinding, ReportCustomer, ReportStatement } from './providerReport';
export { readPerfios } from './readPerfios';
export {
  perfiosReportSchema,
  processedPerfiosSchema,
  salaryTransactionsSchema,
  type SectionSalary,
} from './schema';
export {
  type AccountFindings,
  accountFindings,
  analysisOutcome,
  type AnalysisState,
  analysisState,
  hasEnded,
  hasFaults,
  processingStatus,
  statementEntries,
  type StatementEntry,
  withoutFileError,
} from './statementEntries';
export { type StatementAccount, statementView, type StatementView } from './statementView';
export { type TransactionKind, transactionKindOf } from './transactionKind';
