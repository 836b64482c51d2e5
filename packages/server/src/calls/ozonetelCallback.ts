import { apikeyOf, readCallback } from '@lending-desk/domain/calls';
import { inTransaction } from '../db/transaction';
import { requirePlain } from '../http/readInput';
import { sameSecret } from '../http/sameSecret';
import { Refused } from '../http/verb';
import type { Webhook } from '../http/webhook';
import { keepCall } from './keepCall';

// Half a surrogate pair or a NUL, in a value or in a name: the database would refuse it.
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab])/i;

const dataOf = (body: Uint8Array) => new URLSearchParams(new TextDecoder().decode(body)).get('data') ?? '';

/** The account key in a body; '' when there is none. Nothing else of the body is read. */
function keyIn(body: Uint8Array): string {
  try {
    return apikeyOf(JSON.parse(dataOf(body)));
  } catch {
    // Stryker disable next-line StringLiteral: no account has such a key
    return '';
  }
}

/** The JSON of the form field `data`.
 *  @throws Refused 400 with a message that repeats nothing of the body */
function readData(body: Uint8Array): unknown {
  const value: unknown = JSON.parse(dataOf(body));
  requirePlain(value);
  if (unstorable.test(JSON.stringify(value))) {
    throw new Refused(400, 'The request holds characters that are no text');
  }
  return value;
}

/** The end of a call as Ozonetel reports it: one row for all its reports and legs. It is not signed: the
 *  account's key in the body authenticates it, and is not stored. */
export const ozonetelCallback: Webhook = {
  name: 'calls.callback',
  path: '/api/v1/telephony/ozonetel/callback',
  contentType: 'application/x-www-form-urlencoded',
  maxBytes: 64 * 1024,
  proves: (config, { body }) => sameSecret(keyIn(body), config.telephonyKey),
  unproven: 'Apikey is not the one of this account',
  run: async (context, { body }) => {
    const read = readCallback(readData(body));
    if (!read.ok) throw new Refused(400, read.why);
    const status = await inTransaction(context.db, tx => keepCall(tx, read.call, context));
    return { data: { status } };
  },
};
