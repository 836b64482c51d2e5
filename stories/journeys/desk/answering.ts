import type { Viewer } from '@lending-desk/domain/access';
import {
  type CallDeclaration,
  type CallParsed,
  type CallWire,
  contract,
  grantsCall,
  type InputSchema,
} from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { FormFaults } from '@lending-desk/domain/form';
import type { LoanChange, Present } from '@lending-desk/domain/live';
import * as v from 'valibot';

/** A refusal in the desk's words: a 4xx with its messages, for a conflict the current loan, and what is wrong with
 *  which field. */
export class Refused extends Error {
  readonly errorMessages: readonly string[];
  constructor(
    readonly status: number,
    message: string | readonly string[],
    readonly data?: unknown,
    readonly fields?: FormFaults,
  ) {
    const errorMessages = typeof message === 'string' ? [message] : message;
    super(errorMessages.join('. '));
    this.errorMessages = errorMessages;
  }
}

/** One call of the contract and what answers it in memory. */
export interface Answer<Desk> {
  readonly call: CallDeclaration;
  readonly run: (desk: Desk, viewer: Viewer, input: unknown) => unknown;
}

/** The file that a call answers; never of one that answers JSON. */
type FileOf<C extends CallDeclaration> = C['answer'] extends { readonly kind: 'csv' | 'file' } ? Blob : never;

/** Combines a declared call with the function that answers it; the types of both follow from the declaration.
 *  @param answer  receives the person who is signed in (for a public call nobody: `noViewer`) and the parsed input,
 *    returns the wire shape without `success` or a file, at once or later, or throws `Refused` */
export function answering<Desk, const C extends CallDeclaration>(
  call: C,
  answer: (
    desk: Desk,
    viewer: Viewer,
    input: CallParsed<C>,
  ) => CallWire<C> | FileOf<C> | Promise<CallWire<C> | FileOf<C>>,
): Answer<Desk> {
  // Safe: `respond` parses the input by this very declaration.
  return { call, run: answer as Answer<Desk>['run'] };
}

/** Passed to the answer of a public call. */
const noViewer: Viewer = { idString: '', fullName: '', email: '', roles: [], addMasterTags: false };

const isCall = (entry: object): entry is CallDeclaration => 'path' in entry;
const calls: readonly CallDeclaration[] = Object.values(contract).flatMap(word =>
  Object.values<object>(word).filter(isCall),
);

/** The parameters of a path, if it is the declared one. */
function paramsOf(call: CallDeclaration, path: string): Record<string, string> | null {
  const declared = call.path.split('/');
  const parts = path.split('/');
  if (declared.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of declared.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part);
    else if (name !== part) return null;
  }
  return params;
}

/** The call that a request makes, with the parameters of its path; null for a request that is no call of the contract. */
export function callOf(
  method: string,
  path: string,
): { readonly call: CallDeclaration; readonly params: Record<string, string> } | null {
  for (const call of calls) {
    const params = call.method === method ? paramsOf(call, path) : null;
    if (params) return { call, params };
  }
  return null;
}

function read(schema: InputSchema | undefined, value: unknown): Record<string, unknown> {
  if (!schema) return {};
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Refused(400, parsed.issues.map(issue => issue.message).join('. '));
}

async function inputOf(
  call: CallDeclaration,
  params: Record<string, string>,
  request: Request,
): Promise<unknown> {
  const input = {
    ...read(call.params, params),
    ...read(call.query, Object.fromEntries(new URL(request.url).searchParams)),
  };
  if (!call.body) return input;
  if (call.body.kind === 'multipart') {
    const form = Object.fromEntries(await request.formData());
    return { ...input, ...form, ...read(call.body.schema, form) };
  }
  const text = await request.text();
  return { ...input, ...read(call.body.schema, text === '' ? {} : JSON.parse(text)) };
}

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The server's answer to a refused request. */
export const refusalOf = ({ status, errorMessages, data, fields }: Refused): Response =>
  json(status, {
    success: false,
    errorMessages,
    ...(data !== undefined && { data }),
    ...(fields && { fieldErrors: fields }),
  });

const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();

function tell(news: object): void {
  const event = new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`);
  for (const stream of streams) stream.enqueue(event);
}

/** Tells the open screens that a part of their loan has changed. */
export const announce = (changed: LoanChange): void => tell({ changed });

/** Tells the open screens who else has their loan open. */
export const announceHere = (here: readonly Present[]): void => tell({ here });

/** Ends every stream, as a server does that is restarted. */
export function interrupt(): void {
  for (const stream of streams) stream.close();
  streams.clear();
}

/** A stream on which only `announce` and `announceHere` speak. */
function openStream(): Response {
  let opened: ReadableStreamDefaultController<Uint8Array> | null = null;
  return new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        opened = stream;
        streams.add(stream);
      },
      // Of the journey before, for example: nothing can be told to who has left.
      cancel() {
        if (opened) streams.delete(opened);
      },
    }),
  );
}

/** Answers one request from memory, as the contract declares it: path, permission, input and answer.
 *  @param viewerOf  the person of an access token; null when it is not valid any more
 *  @returns null for a request that is no call of the contract */
export async function respond<Desk>(
  desk: Desk,
  answers: readonly Answer<Desk>[],
  viewerOf: (token: string | null) => Viewer | null,
  request: Request,
): Promise<Response | null> {
  const made = callOf(request.method, new URL(request.url).pathname);
  if (!made) return null;
  const { call, params } = made;
  try {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const viewer = call.access.kind === 'public' ? noViewer : viewerOf(token);
    if (!viewer) throw new Refused(401, messages.auth.loginExpiredText);
    if (!grantsCall(call.access, viewer.roles)) {
      throw new Refused(403, messages.auth.writeRefused);
    }
    if (call.answer.kind === 'events') return openStream();
    const answer = answers.find(one => one.call.name === call.name);
    if (!answer) throw new Refused(501, `${call.name} has no answer in this journey`);
    const wire: unknown = await answer.run(desk, viewer, await inputOf(call, params, request));
    if (wire instanceof Blob) return new Response(wire);
    return json(200, { success: true, errorMessages: [], ...(typeof wire === 'object' && wire) });
  } catch (thrown) {
    if (thrown instanceof Refused) return refusalOf(thrown);
    throw thrown;
  }
}
