export { emiOf, type Instalment } from './emi';
export { type LoanQuote, quoteLoan } from './quote';
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
