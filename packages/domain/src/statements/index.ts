export { accountsMatch } from './accountsMatch';
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
export { type StatementAccount, statementView, type StatementView } from './statementView';
export { type TransactionKind, transactionKindOf } from './transactionKind';
