import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { loanRef } from '../contract/wire';
import { decisionMessages } from '../errors/decisionMessages';
import { processApplicationBody, underwritingConfigSchema } from './schema';

/** GET the underwriting configuration (CR-192). */
export const readUnderwritingConfig = declareCall({
  name: 'decision.config',
  method: 'GET',
  path: '/api/v1/credit-dashboard/get-underwriting-config/',
  access: { kind: 'anyOf', groups: ['credit'] },
  answer: { kind: 'json', schema: v.object({ data: underwritingConfigSchema }) },
  failure: { shows: 'last', fallback: decisionMessages.configFailed },
});

/** POST a decision (CR-195). 409 'Status cannot change from X to Y' for an illegal move; 409 with the current
 *  loan in `data.data` when the version is outdated. */
export const processApplication = declareCall({
  name: 'decision.process',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:loanId/process-application',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  params: v.object({ loanId: loanRef }),
  body: { kind: 'json', schema: processApplicationBody },
  answer: jsonData({ status: v.string(), version: v.number() }),
  failure: { shows: 'last', fallback: decisionMessages.processFailed },
  repeat: 'key',
});

/** The calls for decisions. */
export const decisionContract = { config: readUnderwritingConfig, process: processApplication } as const;
