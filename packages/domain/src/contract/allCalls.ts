import { bureauContract } from '../bureau/contract';
import { callsContract } from '../calls/contract';
import { commentsContract } from '../comments/contract';
import { decisionContract } from '../decision/contract';
import { documentsContract } from '../documents/contract';
import { exportsContract } from '../exports/contract';
import { filesContract } from '../files/contract';
import { healthContract } from '../health/contract';
import { intelContract } from '../intel/contract';
import { liveContract } from '../live/contract';
import { loanContract } from '../loan/contract';
import { queueContract } from '../loan/queueContract';
import { pdContract } from '../pd/contract';
import { signinContract } from '../signin/contract';
import { tagsContract } from '../tags/contract';

/** Every call of the product by business word. Routes, permission matrix and story doubles are derived from it;
 *  the app imports the contract of one word at a time, so that a page loads only the calls it makes. */
export const contract = {
  bureau: bureauContract,
  calls: callsContract,
  comments: commentsContract,
  decision: decisionContract,
  documents: documentsContract,
  exports: exportsContract,
  files: filesContract,
  health: healthContract,
  intel: intelContract,
  live: liveContract,
  loan: { ...queueContract, ...loanContract },
  pd: pdContract,
  signin: signinContract,
  tags: tagsContract,
} as const;

export type Contract = typeof contract;
