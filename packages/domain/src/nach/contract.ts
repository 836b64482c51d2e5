import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { wireDate, wireInstant, wireRupees } from '../contract/wire';
import { nachMessages } from './messages';
import { nachClasses, nachOutcomes } from './reconcile';

const access = { kind: 'anyOf', groups: ['collectionsAdmin'] } as const;
const params = v.object({ fileId: v.pipe(v.string(), v.uuid(nachMessages.notFound)) });
const ofCommit = { shows: 'first', fallback: nachMessages.commitFailed } as const;
const day = v.nullish(wireDate, null);
const days = v.nullish(v.number(), null);

/** One row of a file, as far as anybody knows what becomes of it. */
export const nachRowSchema = v.object({
  /** The physical line; the header is line 1. */
  line: v.number(),
  /** As the file has it; '' where it has none. */
  umrn: v.string(),
  loanId: v.nullable(v.number()),
  /** As the file has it, in rupees. */
  amount: v.string(),
  outcome: v.picklist(nachOutcomes),
  code: v.nullable(v.string()),
  message: v.nullable(v.string()),
  // From here on fields of ours.
  class: v.picklist(nachClasses),
  fullName: v.nullish(v.string(), null),
  emiDate: day,
  /** The scheduled amount of that EMI. */
  scheduled: v.nullish(wireRupees, null),
  needsMapping: v.boolean(),
  bounceCharge: v.boolean(),
  /** Days past due of the loan before and after the whole file. */
  daysBefore: days,
  daysAfter: days,
});
export type NachBoardRow = v.InferOutput<typeof nachRowSchema>;

const totals = {
  total: v.number(),
  posted: v.number(),
  returned: v.number(),
  skippedDuplicate: v.number(),
  failed: v.number(),
  extended: v.number(),
  reversed: v.number(),
  postedAmount: wireRupees,
  bounceCharges: v.number(),
};

/** `dryRun` until somebody commits or discards it. */
export const nachStates = ['dryRun', 'committing', 'committed', 'discarded'] as const;
export type NachState = (typeof nachStates)[number];

const about = {
  fileId: v.string(),
  fileName: v.string(),
  ...totals,
  committed: v.boolean(),
  // From here on fields of ours.
  state: v.picklist(nachStates),
  uploadedAt: wireInstant,
  uploadedBy: v.string(),
  committedAt: v.nullish(wireInstant, null),
  committedBy: v.nullish(v.string(), null),
};

/** What a file is, without its rows. */
export const nachFileSchema = v.object(about);
export type NachFileLine = v.InferOutput<typeof nachFileSchema>;

/** The documented answer of an upload, a commit and a look at the board. */
export const nachBoardSchema = v.object({
  ...about,
  /** How many rows of those that book something are done; of a commit that goes on. */
  progress: v.nullish(v.object({ done: v.number(), of: v.number() }), null),
  /** An earlier upload of exactly these bytes. */
  sameAs: v.nullish(v.object({ fileId: v.string(), uploadedAt: wireInstant, committed: v.boolean() }), null),
  rows: v.array(nachRowSchema),
});
export type NachBoard = v.InferOutput<typeof nachBoardSchema>;

const answer = { kind: 'json', schema: v.object({ data: nachBoardSchema }) } as const;

/** POST a NACH response file (CO-007). Stores it and answers what it would do today, in rupees; posts nothing, with or
 *  without `dryRun`. With `commit=true` it is committed as well, which `commitNachFile` does of a stored one; then it
 *  demands a key like every call that moves money.
 *  @source M39, M44, providers: NACH file */
export const processNachFile = declareCall({
  name: 'nach.process',
  method: 'POST',
  path: '/api/v1/collections/process-nach-file',
  access,
  query: v.object({
    dryRun: v.optional(v.picklist(['true', 'false'])),
    commit: v.optional(v.picklist(['true', 'false'])),
  }),
  body: {
    kind: 'multipart',
    schema: v.object({}),
    files: { file: { required: true, kinds: ['csv'], maxBytes: 5 * 1024 * 1024 } },
  },
  answer,
  failure: { shows: 'first', fallback: nachMessages.failed },
  // A file that is sent twice is stored twice; its rows are booked once.
  repeat: 'once',
  moneyWith: ['commit', 'true'],
});

/** POST to commit a stored file. Answers at once, without rows, with the progress of the job that books them;
 *  `committed` is true when the last one is booked, which `readNachBoard` tells.
 *  @source M39, M41, M44 */
export const commitNachFile = declareCall({
  name: 'nach.commit',
  method: 'POST',
  path: '/api/v1/collections/nach-files/:fileId/commit',
  access,
  params,
  answer,
  failure: ofCommit,
  repeat: 'money',
});

/** POST to discard a stored file that nobody has committed: it can no longer be committed. Its rows stay to be read.
 *  @source M39 */
export const discardNachFile = declareCall({
  name: 'nach.discard',
  method: 'POST',
  path: '/api/v1/collections/nach-files/:fileId/discard',
  access,
  params,
  answer,
  failure: { shows: 'first', fallback: nachMessages.discardFailed },
  // A second one is refused by the state of the file.
  repeat: 'once',
});

/** GET a file with its rows, or with `rows=none` how far its commit is. */
export const readNachBoard = declareCall({
  name: 'nach.read',
  method: 'GET',
  path: '/api/v1/collections/nach-files/:fileId',
  access,
  params,
  query: v.object({ rows: v.optional(v.picklist(['all', 'none']), 'all') }),
  answer,
  failure: { shows: 'first', fallback: nachMessages.readFailed },
});

/** GET the files, the latest hundred, newest first. */
export const listNachFiles = declareCall({
  name: 'nach.list',
  method: 'GET',
  path: '/api/v1/collections/nach-files',
  access,
  answer: jsonData({ files: v.array(nachFileSchema) }),
  failure: { shows: 'first', fallback: nachMessages.listFailed },
});

/** GET what became of each row as a CSV file, or with `only=failed` of those that cannot be booked. */
export const downloadNachResult = declareCall({
  name: 'nach.result',
  method: 'GET',
  path: '/api/v1/collections/nach-files/:fileId/result',
  access,
  params,
  query: v.object({ only: v.optional(v.picklist(['failed'])) }),
  answer: { kind: 'csv', fileName: 'nach-result.csv' },
  failure: { shows: 'first', fallback: nachMessages.resultFailed },
});

/** The calls of NACH files. */
export const nachContract = {
  process: processNachFile,
  commit: commitNachFile,
  discard: discardNachFile,
  read: readNachBoard,
  list: listNachFiles,
  result: downloadNachResult,
} as const;
