import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { callBody, callCustomer } from './contract';

const { campaignKey: _credit, ...recoveryBody } = callBody.schema.entries;

/** The same from collections (CO-025), where a call takes no campaign. 422 also outside the hours and after the last
 *  attempt of the day (M46). */
export const callFromCollections = declareCall({
  ...callCustomer,
  name: 'calls.callFromCollections',
  path: '/api/v1/collections/call-customer',
  access: { kind: 'anyOf', groups: ['collectionsWrite'] },
  body: { kind: 'json', schema: v.object(recoveryBody) },
});

/** Apart from the calls for telephony of other desks, whose loans do not load it. */
export const recoveryContract = { callFromCollections } as const;
