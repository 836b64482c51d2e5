export { approval, bookedReference } from '../approvals/table';
export { auditRow } from '../audit/table';
export { bureauFetch } from '../bureau/table';
export { agentDetails, callRating, callRecord, callRecording } from '../calls/table';
export { paymentPromise } from '../collections/table';
export { loanComment } from '../comments/table';
export { configuration, decision } from '../decision/table';
export { looseObject, storedFile } from '../files/table';
export { followUp } from '../followup/table';
export { idempotency, moneyRequest } from '../http/idempotencyTable';
export { horoscopeWeek } from '../horoscope/table';
export { job } from '../jobs/table';
export {
  ledgerCheck,
  ledgerEvent,
  ledgerGroup,
  ledgerReceipt,
  ledgerTransfer,
  loanAccount,
  loanInstalment,
  takeOver,
} from '../ledger/table';
export { settingsChange } from '../lenderSettings/table';
export { loan, loanSection, loanTally, providerBody } from '../loan/table';
export { mandate } from '../mandates/table';
export { mention } from '../mentions/table';
export { nachFile, nachRow } from '../nach/table';
export { providerHour } from '../providers/table';
export { paymentLink, providerEvent } from '../paymentLinks/table';
export { pdFeedback } from '../pd/table';
export { loginAttempt, passwordReset, refreshToken, session, staff } from '../signin/table';
export { signOnFlow } from '../singleSignOn/table';
export { creditTag } from '../tags/table';
export { vasFeedback } from '../vas/table';
export { savedView } from '../views/table';
