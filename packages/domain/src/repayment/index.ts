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
  shownSubscriptionError,
} from './schema';
