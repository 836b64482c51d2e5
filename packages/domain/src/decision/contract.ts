import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { messages } from '../errors/messages';
import { processApplicationBody, underwritingConfigSchema } from './schema';

/** GET the underwriting configuration (CR-192). */
export const readUnderwritingConfig = declareCall({
  name: 'decision.config',
  method: 'GET',
  path: '/api/v1/credit-dashboard/get-underwriting-config/',
  access: { kind: 'anyOf', groups: ['credit'] },
  body: { kind: 'none' },
  answer: { kind: 'json', schema: v.object({ data: underwritingConfigSchema }) },
  failure: { shows: 'last', fallback: messages.decision.configFailed },
  repeat: 'safe',
  writes: false,
});

/** POST a decision (CR-195). 409 'Status cannot change from X to Y' for an illegal move; 409 with the loan as it
 *  now stands in `data.data` when the version is not the current one. */
export const processApplication = declareCall({
  name: 'decision.process',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:loanId/process-application',
  access: { kind: 'anyOf', groups: ['creditWrite'] },
  params: v.object({ loanId: loanRef }),
  body: { kind: 'json', schema: processApplicationBody },
  answer: {
    kind: 'json',
    schema: v.object({ data: v.object({ status: v.string(), version: v.number() }) }),
  },
  failure: { shows: 'last', fallback: messages.decision.processFailed },
  repeat: 'key',
  writes: true,
});

/** POST new credit tags (CR-201); answers every tag there is. For the credit admin group (SH-022). */
export const addTags = declareCall({
  name: 'tags.add',
  method: 'POST',
  path: '/api/v1/credit-dashboard/add-tags',
  access: { kind: 'anyOf', groups: ['creditAdmin'] },
  body: {
    kind: 'json',
    schema: v.object({
      creditTags: v.pipe(
        v.array(v.pipe(boundedText(60), v.trim(), v.minLength(1, 'A tag has a name'))),
        v.minLength(1, 'No tag given'),
        v.maxLength(50, 'At most 50 tags at once'),
      ),
    }),
  },
  answer: { kind: 'json', schema: v.object({ data: v.object({ creditTags: v.array(v.string()) }) }) },
  failure: { shows: 'last', fallback: messages.tags.createFailed },
  repeat: 'key',
  writes: true,
});
