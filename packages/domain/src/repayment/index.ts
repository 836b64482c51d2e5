export { openAccount } from './account';
export { book, type LoanEvent } from './book';
export { emiOf } from './emi';
export { type AccountTerms, disbursalOf, type DueInstalment } from './opening';
export { overdueSummary } from './overdue';
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
