export { type LoanAccount, openAccount, type Receipt } from './account';
export { approvedTerms } from './approvedTerms';
export { book, type LoanEvent } from './book';
export { emiOf } from './emi';
export { closingQuote, explainedAccount, quotedDays } from './explained';
export { repaymentFigures, waivableFigures } from './figures';
export { listedAccount } from './listed';
export { type AccountTerms, disbursalOf, type DueInstalment } from './opening';
export type { Booked, Outcome } from './outcome';
export { overdueSummary } from './overdue';
export { postThrough } from './postDays';
export { type Promised, promiseOn } from './promise';
export { partsOfWaiver, type WaivedPart, waiverLimits } from './waiver';
export { type SettingsChange, settingsOf } from './settings';
export { takeOver } from './takeOver';
export { loanAccounts } from './transfers';
export type { Group, GroupKind, LedgerAccount, ReceiptSource } from './transfers';
export { type AssetClass, assetClasses, classOfDay, standingOn } from './standing';
export { wireEmis, wireTransactions } from './wireRows';
export {
  type Emi,
  emiStanding,
  type Mandate,
  type MandateSubscription,
  mandateTone,
  type Payout,
  readEmis,
  readMandate,
  readPayout,
  shownAuthLink,
  shownDisbursalDate,
  shownLink,
  shownSubscriptionError,
} from './schema';
