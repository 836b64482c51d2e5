export { auditRow } from '../audit/table';
export { agentDetails, callRecord } from '../calls/table';
export { loanComment } from '../comments/table';
export { configuration, decision } from '../decision/table';
export { idempotency } from '../http/idempotencyTable';
export { loan, loanSection, loanTally, providerBody } from '../loan/table';
export { loginAttempt, refreshToken, session, staff } from '../signin/table';
export { creditTag } from '../tags/table';
