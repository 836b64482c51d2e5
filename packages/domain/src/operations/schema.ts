import * as v from 'valibot';
import { wireInstant } from '../contract/wire';

/** The states of a job that somebody may have to look at. */
export const openJobStates = ['dead', 'running', 'waiting'] as const;
export type OpenJobState = (typeof openJobStates)[number];

export const jobStateLabels: Readonly<Record<OpenJobState, string>> = {
  dead: 'Dead',
  running: 'Running',
  waiting: 'Waiting',
};

/** A job that has not ended, or that is dead. Without its payload, which may name a customer. */
export const openJobSchema = v.object({
  id: v.string(),
  kind: v.string(),
  state: v.picklist(openJobStates),
  /** How often in a row it was started without a result. */
  attempt: v.number(),
  /** How often it may be; null for a kind this server does not know. */
  attempts: v.nullable(v.number()),
  /** A percentage, or words. */
  progress: v.nullable(v.union([v.number(), v.string()])),
  /** Name, code and place of the last error; never its message. */
  lastError: v.nullable(v.string()),
  createdAt: wireInstant,
  /** When it is due, or the end of its lease; null when it is dead. */
  dueAt: v.nullable(wireInstant),
  /** When it died; null for any other. */
  endedAt: v.nullable(wireInstant),
});
export type OpenJob = v.InferOutput<typeof openJobSchema>;

/** Why a provider gave no answer. */
const providerFaults = ['notReached', 'late', 'unusable'] as const;
export type ProviderFault = (typeof providerFaults)[number];

export const providerFaultLabels: Readonly<Record<ProviderFault, string>> = {
  notReached: 'Not reached',
  late: 'No answer in time',
  unusable: 'Unusable answer',
};

export const providerStateSchema = v.object({
  name: v.string(),
  /** A demonstration replaces a provider without an account by its sandbox. */
  standing: v.picklist(['configured', 'sandbox', 'notConfigured']),
  /** The last request to it; a refusal is an answer. Null when there was none within ninety days. */
  last: v.nullable(
    v.object({
      at: wireInstant,
      tookMs: v.number(),
      /** Null when it answered. */
      fault: v.nullable(v.picklist(providerFaults)),
    }),
  ),
  /** Requests of the last 24 hours, and how many of them got no answer. */
  asked: v.number(),
  failed: v.number(),
});
export type ProviderState = v.InferOutput<typeof providerStateSchema>;

/** Bytes free and in all; null where the system does not say, or where files are in a bucket. */
const space = v.nullable(v.object({ freeBytes: v.number(), totalBytes: v.number() }));

/** How this installation is doing, as one of its servers sees it. */
export const operationsSchema = v.object({
  at: wireInstant,
  jobs: v.object({
    dead: v.number(),
    running: v.number(),
    waiting: v.number(),
    /** The dead first, then the oldest; a hundred at most. */
    rows: v.array(openJobSchema),
  }),
  providers: v.array(providerStateSchema),
  build: v.object({
    version: v.string(),
    /** Null when it runs from the sources. */
    commit: v.nullable(v.string()),
  }),
  database: v.object({
    engine: v.picklist(['embedded', 'server']),
    version: v.string(),
    bytes: v.number(),
    migrations: v.object({ applied: v.number(), known: v.number(), last: v.nullable(v.string()) }),
  }),
  /** Why the server that answers last ended without being asked to: when, and the error's name, code and place. Null
   *  when it never did. */
  lastFault: v.nullable(v.object({ at: wireInstant, what: v.string() })),
  data: space,
  files: v.object({ kind: v.picklist(['folder', 's3']), space }),
});
export type Operations = v.InferOutput<typeof operationsSchema>;
