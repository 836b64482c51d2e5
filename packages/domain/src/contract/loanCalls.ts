import { fetchBureauReports, fetchCibilReport } from '../bureau/contract';
import { readFile, revealFile, revealPassword } from '../documents/contract';
import { exportApplications } from '../exports/contract';
import { readQuizResult } from '../intel/contract';
import { watchLoan } from '../live/contract';
import { savePdFeedback } from '../pd/contract';

/** What the tabs of a loan and the pages beside the queue call. Apart from `deskContract`, so that the queue does not
 *  wait for what only an open loan needs. */
export const loanContract = {
  bureau: { cibil: fetchCibilReport, fetch: fetchBureauReports },
  documents: { file: readFile, revealFile, revealPassword },
  exports: { applications: exportApplications },
  live: { loan: watchLoan },
  intel: { quiz: readQuizResult },
  pd: { save: savePdFeedback },
} as const;
