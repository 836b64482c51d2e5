import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { fileMessages } from './messages';

/** GET a file by the signed link a loan carries (CR-028): good for five minutes and for the person it was made for.
 *  The link itself is the permission, because a picture or a download cannot send a token along. */
export const readFile = declareCall({
  name: 'files.read',
  method: 'GET',
  path: '/api/v1/files/:token',
  access: { kind: 'public' },
  params: v.object({
    token: v.pipe(boundedText(4000), v.regex(/^[\w-]+\.[\w-]+$/, 'Not a link to a file')),
  }),
  body: { kind: 'none' },
  answer: { kind: 'file' },
  failure: { shows: 'last', fallback: fileMessages.fileFailed },
  repeat: 'safe',
  writes: false,
});

/** POST to open one file that is covered for a view role, by the name the loan gives it (`reveal`). Answers a link as
 *  the loans of working roles carry it: five minutes, for this session. A reveal is deliberate and audited. */
export const revealFile = declareCall({
  name: 'files.reveal',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/files/:ref/reveal',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({
    id: loanRef,
    ref: v.pipe(boundedText(40), v.regex(/^[\w-]+$/, 'Not a file of a loan')),
  }),
  body: { kind: 'none' },
  answer: { kind: 'json', schema: v.object({ data: v.object({ presignedUrl: v.string() }) }) },
  failure: { shows: 'last', fallback: fileMessages.fileRevealFailed },
  repeat: 'once',
  // It changes no business data, but leaves an audit row.
  writes: true,
});

/** The calls around stored files. */
export const filesContract = { read: readFile, reveal: revealFile } as const;
