import { callCustomer, readAgentDetails, saveAgentDetails } from '../calls/contract';
import { saveComment } from '../comments/contract';
import { addTags, processApplication, readUnderwritingConfig } from '../decision/contract';
import { assignLoan, listLoans, readLoan, revealField } from '../loan/contract';
import { readHealth } from '../signin/contract';

/** What the desks call. */
export const deskContract = {
  loan: { list: listLoans, read: readLoan, assign: assignLoan, reveal: revealField },
  comments: { save: saveComment },
  calls: { call: callCustomer, agentDetails: readAgentDetails, saveAgentDetails },
  decision: { config: readUnderwritingConfig, process: processApplication },
  tags: { add: addTags },
  health: { read: readHealth },
} as const;
