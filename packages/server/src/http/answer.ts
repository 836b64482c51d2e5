import type { CallDeclaration } from '@lending-desk/domain/contract';
import * as v from 'valibot';
import { orBreakOff } from './brokenOff';
import { csvText } from './csv';
import { eventResponse } from './eventStream';
import { type FileAnswer, fileResponse } from './fileAnswer';
import { type CsvRow, MadeJson } from './verb';

/** Streams parts, applying back-pressure. A failure midway breaks the connection, so that half a file never
 *  passes for a whole one. */
function streamOf(
  parts: AsyncIterable<string>,
  complain: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async controller => {
      const next = await orBreakOff(() => iterator.next(), complain);
      if (!next || next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => {
      await orBreakOff(() => iterator.return?.(), complain);
    },
  });
}

/** The body of a successful JSON answer (SH-054). */
export function successBody(wire: unknown): Record<string, unknown> {
  return { success: true, errorMessages: [], ...(wire as Record<string, unknown> | undefined) };
}

/** The same of an answer that is text; it is an object with fields. */
const madeBody = ({ text }: MadeJson): string =>
  `${JSON.stringify(successBody(undefined)).slice(0, -1)},${text.slice(1)}`;

/** Checks a verb's answer against its declaration.
 *  @throws Error naming the call and the fields: a bug in the verb */
export function checkAnswer(call: CallDeclaration, wire: unknown): void {
  const declared = call.answer;
  if (declared.kind === 'csv' || declared.kind === 'file') return;
  const read = v.safeParse(declared.schema, wire);
  if (read.success) return;
  const faults = read.issues.map(issue => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
  throw new Error(`${call.name} answers otherwise than declared: ${faults.join('; ')}`);
}

/** Turns a verb's answer into the response its declaration promises.
 *  @param checked  also validate against the schema; a mismatch is a bug in the verb and throws
 *  @param complain  called with what goes wrong after the response has begun
 *  @param range  the request's Range header */
export function answerOf(
  call: CallDeclaration,
  answer: unknown,
  {
    checked,
    complain,
    range,
  }: {
    readonly checked: boolean;
    readonly complain: (error: unknown) => void;
    readonly range?: string | undefined;
  },
): Response | Promise<Response> {
  const declared = call.answer;
  const check = (wire: unknown) => {
    if (checked) checkAnswer(call, wire);
  };
  if (declared.kind === 'csv') {
    return new Response(streamOf(csvText(answer as AsyncIterable<CsvRow>), complain), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${declared.fileName}"`,
      },
    });
  }
  if (declared.kind === 'events') {
    return eventResponse(answer as AsyncIterable<unknown>, check, complain);
  }
  if (declared.kind === 'file') return fileResponse(answer as FileAnswer, range, complain);
  check(answer instanceof MadeJson ? JSON.parse(answer.text) : answer);
  const body = answer instanceof MadeJson ? madeBody(answer) : JSON.stringify(successBody(answer));
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
  });
}
