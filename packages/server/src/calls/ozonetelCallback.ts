import { apikeyOf, readCallback } from '@lending-desk/domain';
import { inTransaction } from '../db/transaction';
import { requirePlain } from '../http/readInput';
import { sameSecret } from '../http/sameSecret';
import { Refused } from '../http/verb';
import type { Webhook } from '../http/webhook';
import { keepCall } from './keepCall';

// Half a character or a NUL, in a value or in a name: the database would refuse it.
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab])/i;

/** The JSON of the form field `data`.
 *  @throws Refused 400 in words; nothing of the body is repeated in them */
function readData(body: Uint8Array): unknown {
  const data = new URLSearchParams(new TextDecoder().decode(body)).get('data');
  if (data === null || data.trim() === '') throw new Refused(400, 'data is required');
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    throw new Refused(400, 'data is not valid JSON');
  }
  requirePlain(value);
  if (unstorable.test(JSON.stringify(value))) {
    throw new Refused(400, 'The request holds characters that are no text');
  }
  return value;
}

/** The end of a call as Ozonetel tells it: one row, however often and in however many legs
 *  it is told. It proves itself by the account's key in
 *  the body, which is not kept. */
export const ozonetelCallback: Webhook = {
  name: 'calls.callback',
  path: '/api/v1/telephony/ozonetel/callback',
  contentType: 'application/x-www-form-urlencoded',
  maxBytes: 64 * 1024,
  run: async (context, body) => {
    const data = readData(body);
    if (!sameSecret(apikeyOf(data), context.config.telephonyKey)) {
      throw new Refused(401, 'Apikey is not the one of this account');
    }
    const read = readCallback(data);
    if (!read.ok) throw new Refused(400, read.why);
    const status = await inTransaction(context.db, tx => keepCall(tx, read.call, context));
    return { data: { status } };
  },
};
