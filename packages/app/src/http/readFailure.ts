import type { CallFailure } from '@lending-desk/domain/contract';
import type { Failure } from '@lending-desk/domain/errors';
import { isObject, type JsonObject } from '@lending-desk/domain/loose';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

function texts(...values: readonly unknown[]): string[] {
  return values.flat().filter((value): value is string => typeof value === 'string');
}

function messagesOf(body: JsonObject, shape: CallFailure['body']): string[] {
  switch (shape) {
    case 'error':
      return texts(body['error']);
    case 'errorAndMessage':
      return texts(body['error'], body['message']);
    case 'bodyStatus':
      return texts(body['message']);
    default:
      return texts(body['errorMessages']);
  }
}

/** How an answer failed, or null when it did not. The odd bodies of some calls (`error`, `error` and `message`,
 *  a status inside the body) come out as the same kinds as the common `errorMessages`.
 *  @param status  the HTTP status
 *  @param body  the parsed JSON, undefined when there was none
 *  @source SH-054, X-09, X-29 */
export function readFailure(status: number, body: unknown, declared: CallFailure): Failure | null {
  const said = isObject(body) ? body : {};
  const inner =
    declared.body === 'bodyStatus' && typeof said['status'] === 'number' ? said['status'] : status;
  const ok = status < 300 && inner < 400 && said['success'] !== false;
  if (ok) return null;

  const own = messagesOf(said, declared.body);
  // Whatever stands before the documented server (a proxy, a limiter) answers in the common shape or in none.
  const messages = own.length > 0 ? own : texts(said['errorMessages'], said['error'], said['message']);
  if (status === 409) return { kind: 'conflict', messages, current: said['data'] };
  if (said['outage'] === true) return { kind: 'unreachable', status, message: own.at(-1) };
  const inOwnWords = said['success'] === false && own.length > 0;
  // 503 with the server's own words is an answer: nobody is configured to do it. A proxy's has none.
  if (status === 503 && inOwnWords) return { kind: 'refused', status: inner, messages };
  if (status >= 500) return { kind: 'unreachable', status, ...(inOwnWords && { messages: own }) };
  const fields = said['fieldErrors'];
  return {
    kind: 'refused',
    status: inner,
    messages,
    ...(isObject(fields) && { fields: Object.fromEntries(Object.entries(fields).filter(isText)) }),
    ...(said['data'] !== undefined && { data: said['data'] }),
  };
}
