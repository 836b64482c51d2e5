import { applicantMessages } from '@lending-desk/domain/applicant';
import { collectionsMessages } from '@lending-desk/domain/collections';
import type { CallBody, CallDeclaration, InputSchema } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { reduceTypedAadhaar } from '@lending-desk/domain/loan';
import { horoscopeMessages } from '@lending-desk/domain/horoscope';
import { vasMessages } from '@lending-desk/domain/vas';
import type { Context } from 'hono';
import * as v from 'valibot';
import { readBytes } from './readBytes';
import type { FileHome } from '../files/fileHome';
import { type ReceivedForm, readMultipart } from './readMultipart';
import { Refused } from './verb';

const defaultMaxBytes = 256 * 1024;
const deepest = 32;
// NUL and half a surrogate pair are not valid text: the database would refuse them much later, with a worse
// message.
const noText = /\u0000|\p{Surrogate}/u;

const catalogue = new Set(
  [
    ...Object.values(messages),
    applicantMessages,
    collectionsMessages,
    horoscopeMessages,
    vasMessages,
  ].flatMap(word => Object.values(word).filter(text => typeof text === 'string')),
);

/** The message for one issue: which field, and what is wrong with it. A text of the message catalogue already
 *  says so and is kept. Never repeats what was sent. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  if (catalogue.has(issue.message)) return issue.message;
  const field = v.getDotPath(issue) ?? 'request';
  if (issue.received === 'undefined') return `${field} is required`;
  // The library's own messages all begin like this.
  return issue.message.startsWith('Invalid ') ? `${field} is not valid` : `${field}: ${issue.message}`;
}

/** @throws Refused 400 with the first issue of every field */
function parse(schema: InputSchema | undefined, value: unknown): Record<string, unknown> {
  if (!schema) return {};
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  if (read.success) return read.output;
  const message = [...new Set(read.issues.map(wordsOf))].slice(0, 10).join('. ');
  const fields: Record<string, string> = {};
  for (const issue of read.issues.slice(0, 10)) {
    const path = v.getDotPath(issue);
    // A rule over several fields has no path.
    if (path !== null) fields[path] ??= wordsOf(issue);
  }
  throw new Refused(400, message, undefined, undefined, Object.keys(fields).length > 0 ? fields : undefined);
}

/** @throws Refused 400 for text the database cannot store and for deeper nesting than any form has */
export function requirePlain(value: unknown): void {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value === 'string' && noText.test(next.value)) {
      throw new Refused(400, 'The request holds characters that are no text');
    }
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth === deepest) throw new Refused(400, 'The request is nested too deeply');
    for (const part of Object.values(next.value)) waiting.push({ value: part, depth: next.depth + 1 });
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refused(400, 'The request body is not valid JSON');
  }
}

function typeOf(request: Request): string {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

async function readJson(
  request: Request,
  body: Extract<CallBody, { readonly kind: 'json' }>,
): Promise<unknown> {
  const type = typeOf(request);
  const noJson = new Refused(415, 'Send the body as application/json');
  if (type !== '' && type !== 'application/json') throw noJson;
  const bytes = await readBytes(request, body.maxBytes ?? defaultMaxBytes);
  // When all fields of a call are optional the body may be missing, and then it has no type.
  if (bytes.length === 0) return {};
  if (type === '') throw noJson;
  return parseJson(bytes);
}

export interface ReadInput {
  readonly input: Record<string, unknown>;
  /** The received files, on the local disk until they are discarded. */
  readonly received: ReceivedForm | null;
}

/** The input of a call, parsed by its declaration: path, query and body as one flat object. Aadhaar numbers in the
 *  body are reduced before anything reads them: much of what people type goes into tables that refuse deletion.
 *  @throws Refused 400, 413 or 415 with a message that repeats nothing of the request */
export async function readInput(c: Context, call: CallDeclaration, home: FileHome): Promise<ReadInput> {
  const params: unknown = c.req.param();
  const query = c.req.query();
  requirePlain({ params, query });
  const input = { ...parse(call.params, params), ...parse(call.query, query) };
  const { body } = call;
  if (!body) return { input, received: null };
  if (body.kind === 'json') {
    const json = await readJson(c.req.raw, body);
    requirePlain(json);
    return { input: { ...input, ...parse(body.schema, reduceTypedAadhaar(json)) }, received: null };
  }
  if (typeOf(c.req.raw) !== 'multipart/form-data') {
    throw new Refused(415, 'Send the body as multipart/form-data');
  }
  const received = await readMultipart(c.req.raw, body, home);
  try {
    requirePlain(received.fields);
    return { input: { ...input, ...parse(body.schema, reduceTypedAadhaar(received.fields)) }, received };
  } catch (error) {
    await received.discard();
    throw error;
  }
}
