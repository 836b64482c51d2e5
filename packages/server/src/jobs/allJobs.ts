import { bureausOf } from '../bureau/bureausOf';
import { followFetchFrom } from '../bureau/followFetch';
import { reconcileCall } from '../calls/reconcileCall';
import { sweepJob } from '../db/sweep';
import { ledgerCheckJob } from '../ledger/checkJob';
import { dayEndJob } from '../ledger/dayEnd';
import { foldTallyJob } from '../loan/tally';
import { askMandatesBy, followMandateBy } from '../mandates/askForMandate';
import { reissueMandateBy } from '../mandates/reissueMandate';
import { takeMandateEventBy } from '../mandates/takeMandateEvent';
import { commitJob } from '../nach/commitJob';
import { followLinkBy } from '../paymentLinks/followLink';
import { takeEvent } from '../paymentLinks/takeEvent';
import { mandatesOf } from '../providers/mandates/mandatesOf';
import { paymentLinksOf } from '../providers/paymentLinks/paymentLinksOf';
import { analyseStatements } from '../statements/analyseStatements';
import type { Job } from './declareJob';

/** Every kind of job this server runs. */
export const allJobs: readonly Job[] = [
  followFetchFrom(bureausOf),
  reconcileCall,
  sweepJob,
  foldTallyJob,
  dayEndJob,
  ledgerCheckJob,
  commitJob,
  followLinkBy(paymentLinksOf),
  takeEvent,
  takeMandateEventBy(mandatesOf),
  followMandateBy(mandatesOf),
  askMandatesBy(mandatesOf),
  reissueMandateBy(mandatesOf),
  analyseStatements,
];
