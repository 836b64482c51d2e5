import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { boundedText } from '../contract/text';
import { userSchema } from '../signin/contract';
import { singleSignOnMessages } from './messages';

/** GET where to sign in at the lender's own provider. `flow` stays in this browser and is sent back with what the
 *  provider answered: somebody else's answer is worth nothing here. 404 when it is not configured. */
export const beginSingleSignOn = declareCall({
  name: 'singleSignOn.begin',
  method: 'GET',
  path: '/api/v1/auth/single-sign-on',
  access: { kind: 'public' },
  answer: jsonData({ address: v.string(), flow: v.string() }),
  failure: { shows: 'last', fallback: singleSignOnMessages.failed },
  refreshes: false,
});

/** POST the query the provider sent the browser back with. Answers like a login, or `waits` after a first arrival:
 *  that is a sign-up, which awaits an admin's approval (AU-040). */
export const finishSingleSignOn = declareCall({
  name: 'singleSignOn.finish',
  method: 'POST',
  path: '/api/v1/auth/single-sign-on',
  access: { kind: 'public' },
  body: jsonBody({ flow: boundedText(200), answer: boundedText(4000) }),
  answer: {
    kind: 'json',
    schema: v.object({
      data: v.union([
        v.object({ waits: v.literal(true) }),
        v.object({ user: userSchema, token: v.string(), refreshToken: v.string() }),
      ]),
    }),
  },
  failure: { shows: 'last', fallback: singleSignOnMessages.failed },
  repeat: 'once',
  refreshes: false,
});

/** The calls of single sign-on by OpenID Connect. */
export const singleSignOnContract = { begin: beginSingleSignOn, finish: finishSingleSignOn } as const;
