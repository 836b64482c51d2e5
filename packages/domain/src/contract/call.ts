import * as v from 'valibot';
import { holdsAny } from '../access/can';
import { type DeskFeature, desks, desksWith, loanDesks } from '../access/desks';
import type { RoleGroup } from '../access/roleGroups';

/** Who may make a call. A route without this declaration does not compile. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'anyOf'; readonly groups: readonly [RoleGroup, ...RoleGroup[]] }
  /** Who reads or writes at any loan desk, or at any with a feature. The desk is a parameter of the call, and its verb
   *  refuses whoever may not open the loan there. */
  | { readonly kind: 'desk'; readonly may: 'read' | 'write'; readonly with?: DeskFeature };

/** Whether a signed-in person may make a call, by its declaration alone. */
export function grantsCall(access: Access, held: readonly string[]): boolean {
  if (access.kind === 'anyOf') return holdsAny(held, ...access.groups);
  if (access.kind !== 'desk') return true;
  const at = access.with ? desksWith(access.with) : loanDesks;
  return at.some(desk => holdsAny(held, ...desks[desk].groups[access.may]));
}

// A call's input schemas are flat objects, so that their keys determine which part of the request carries a
// value.
export type InputSchema =
  | v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>
  /** Refuses what it does not name. */
  | v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue> | undefined>;
export type AnswerSchema = v.GenericSchema<unknown, unknown>;

/** A file part of a multipart request. */
export interface FilePart {
  readonly required: boolean;
  /** Kinds accepted, detected by content and not by name. */
  readonly kinds: readonly ('image' | 'pdf' | 'csv' | 'xlsx' | 'xls' | 'xml' | 'zip')[];
  readonly maxBytes: number;
}

export type CallBody =
  | { readonly kind: 'json'; readonly schema: InputSchema; readonly maxBytes?: number }
  | {
      readonly kind: 'multipart';
      readonly schema: InputSchema;
      readonly files: Readonly<Record<string, FilePart>>;
    };

export type CallAnswer =
  /** JSON with `success`, `errorMessages` and the fields of the schema. */
  | { readonly kind: 'json'; readonly schema: AnswerSchema }
  | { readonly kind: 'csv'; readonly fileName: string }
  | { readonly kind: 'events'; readonly schema: AnswerSchema }
  /** The bytes of a stored file, whatever their type. */
  | { readonly kind: 'file' };

/** How a refused call states its reason: which entry is shown, and where the messages are in the body.
 *  @source X-09 (first or last), X-29 (odd bodies) */
export interface CallFailure {
  readonly shows: 'first' | 'last';
  /** Shown when the server sent no message. */
  readonly fallback: string;
  readonly body?: 'errorMessages' | 'error' | 'errorAndMessage' | 'bodyStatus';
}

/** Whether the call may be repeated. `safe`: it changes nothing. `key`: a repeated Idempotency-Key gets the first
 *  answer for a day. `money`: it moves money or asks for that, so a key is demanded, which is one for all people and
 *  for ever [M44]. `once`: the server's own rules (a version, a status) handle a repeat. */
export type Repeat = 'safe' | 'key' | 'money' | 'once';

/** Whether a request of the call moves money, and so demands a key.
 *  @param queryOf  every value of a parameter: where one stands there twice, one of them is enough
 *  @source M44 */
export function movesMoney(
  { repeat, moneyWith }: Pick<CallDeclaration, 'repeat' | 'moneyWith'>,
  queryOf: (name: string) => readonly string[] | undefined,
): boolean {
  if (repeat === 'money') return true;
  return moneyWith !== undefined && (queryOf(moneyWith[0]) ?? []).includes(moneyWith[1]);
}

/** Whether a repeated Idempotency-Key of the call gets the first answer. */
export const isKeyed = ({ repeat }: Pick<CallDeclaration, 'repeat'>): boolean =>
  repeat === 'key' || repeat === 'money';

interface DeclaredCall {
  readonly name: string;
  /** Begins with /api/v1 (SH-055); parameters as `:loanId`. */
  readonly path: `/api/v1/${string}`;
  readonly access: Access;
  readonly params?: InputSchema;
  readonly query?: InputSchema;
  /** Absent for a call without one. */
  readonly body?: CallBody;
  readonly answer: CallAnswer;
  readonly failure: CallFailure;
  /** A query parameter and the value with which a request moves money, and so demands a key as `money` does; without it
   *  `repeat` holds. */
  readonly moneyWith?: readonly [name: string, value: string];
  /** False: a 401 is a final answer, not a reason to refresh the token (AU-012). */
  readonly refreshes?: false;
}

/** A GET changes nothing; a POST says whether it may be repeated. */
export type CallDeclaration = DeclaredCall &
  (
    | { readonly method: 'GET'; readonly repeat?: undefined }
    | { readonly method: 'POST'; readonly repeat: Repeat }
  );

type InputOfSchema<S> = S extends InputSchema ? v.InferInput<S> : unknown;
type OutputOfSchema<S> = S extends InputSchema ? v.InferOutput<S> : unknown;
type BodySchema<B> = B extends { readonly schema: infer S } ? S : undefined;
type Needed<F> = { [K in keyof F]: F[K] extends { readonly required: true } ? K : never }[keyof F];
type Files<B, File> = B extends { readonly kind: 'multipart'; readonly files: infer F }
  ? { readonly [K in Needed<F>]: File } & { readonly [K in Exclude<keyof F, Needed<F>>]?: File | undefined }
  : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** An uploaded file as the server's verb receives it: its bytes are in the file storage, under a name that is
 *  dropped unless the verb gives it a key. */
export interface UploadedFile {
  /** The sender's name for it: for display only, never trusted. */
  readonly fileName: string;
  /** Detected from its content. */
  readonly contentType: string;
  readonly size: number;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
  readonly objectName: string;
}

/** What a caller passes: one flat object of path parameters, query and body. */
export type CallInput<C extends CallDeclaration> = Flat<
  InputOfSchema<C['params']> &
    InputOfSchema<C['query']> &
    InputOfSchema<BodySchema<C['body']>> &
    Files<C['body'], Blob>
>;

/** What the server's verb receives after parsing. */
export type CallParsed<C extends CallDeclaration> = Flat<
  OutputOfSchema<C['params']> &
    OutputOfSchema<C['query']> &
    OutputOfSchema<BodySchema<C['body']>> &
    Files<C['body'], UploadedFile>
>;

/** The server's answer besides `success` and `errorMessages` (wire shape). */
export type CallWire<C extends CallDeclaration> = C['answer'] extends {
  readonly schema: infer S extends AnswerSchema;
}
  ? v.InferInput<S>
  : undefined;

/** What the client returns to its caller: the model, a file, or a stream of events. */
export type CallOutput<C extends CallDeclaration> = C['answer'] extends { readonly kind: 'events' }
  ? ReadableStream<Uint8Array>
  : C['answer'] extends { readonly schema: infer S extends AnswerSchema }
    ? v.InferOutput<S>
    : Blob;

/** Declares a call. Client function, server route, permission and story doubles are all derived from it. */
export function declareCall<const C extends CallDeclaration>(call: C): C {
  return call;
}

/** A JSON body with these fields. */
export const jsonBody = <const E extends v.ObjectEntries>(fields: E) =>
  ({ kind: 'json', schema: v.object(fields) }) as const;

/** A JSON answer with these fields in `data`. */
export const jsonData = <const E extends v.ObjectEntries>(fields: E) =>
  ({ kind: 'json', schema: v.object({ data: v.object(fields) }) }) as const;

// An empty part, or one a browser would resolve ('..'), would change the address.
const noPathPart = /^\.{0,2}$/;

/** The path with its parameters filled in and encoded.
 *  @throws when a parameter is missing or not possible in a path: a programming error, never a user's */
export function pathOf(call: CallDeclaration, input: Readonly<Record<string, unknown>>): string {
  return call.path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = input[name];
    const part = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (noPathPart.test(part)) throw new Error(`${call.name}: path parameter ${name} is missing`);
    return encodeURIComponent(part);
  });
}

/** The part of a flat input that belongs to one schema; undefined values are left out. */
export function partOf(
  schema: InputSchema | undefined,
  input: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const part: Record<string, unknown> = {};
  for (const key of Object.keys(schema?.entries ?? {})) {
    if (input[key] !== undefined) part[key] = input[key];
  }
  return part;
}
