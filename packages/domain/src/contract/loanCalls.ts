import { fetchBureauReports, fetchCibilReport } from '../bureau/contract';
import { callCustomer, readAgentDetails, saveAgentDetails } from '../calls/contract';
import { saveComment } from '../comments/contract';
import { addTags, processApplication, readUnderwritingConfig } from '../decision/contract';
import { readFile, revealFile, revealPassword } from '../documents/contract';
import { exportApplications } from '../exports/contract';
import { readQuizResult } from '../intel/contract';
import { watchLoan } from '../live/contract';
import { savePdFeedback } from '../pd/contract';

/** What an open loan and the pages beside the queue call. Apart from `deskContract`, so that the queue does not
 *  wait for what only an open loan needs. */
export const loanContract = {
  comments: { save: saveComment },
  calls: { call: callCustomer, agentDetails: readAgentDetails, saveAgentDetails },
  decision: { config: readUnderwritingConfig, process: processApplication },
  tags: { add: addTags },
  bureau: { cibil: fetchCibilReport, fetch: fetchBureauReports },
  documents: { file: readFile, revealFile, revealPassword },
  exports: { applications: exportApplications },
  live: { loan: watchLoan },
  intel: { quiz: readQuizResult },
  pd: { save: savePdFeedback },
} as const;
