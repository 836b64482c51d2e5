import * as v from 'valibot';
import { declareCall } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { documentMessages } from './messages';

/** GET a file by the signed link a loan carries (CR-028): good for five minutes and for the person it was made for.
 *  The link itself is the permission, because a picture or a download cannot send a token along. */
export const readFile = declareCall({
  name: 'documents.file',
  method: 'GET',
  path: '/api/v1/files/:token',
  access: { kind: 'public' },
  params: v.object({
    token: v.pipe(boundedText(4000), v.regex(/^[\w-]+\.[\w-]+$/, 'Not a link to a file')),
  }),
  body: { kind: 'none' },
  answer: { kind: 'file' },
  failure: { shows: 'last', fallback: documentMessages.fileFailed },
  repeat: 'safe',
  writes: false,
});

/** POST to open one file that is covered for a view role, by the name the loan gives it (`reveal`). Answers a link as
 *  the loans of working roles carry it: five minutes, for this session. A reveal is deliberate and audited. */
export const revealFile = declareCall({
  name: 'documents.revealFile',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/files/:ref/reveal',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({
    id: loanRef,
    ref: v.pipe(boundedText(40), v.regex(/^[\w-]+$/, 'Not a file of a loan')),
  }),
  body: { kind: 'none' },
  answer: { kind: 'json', schema: v.object({ data: v.object({ presignedUrl: v.string() }) }) },
  failure: { shows: 'last', fallback: documentMessages.fileRevealFailed },
  repeat: 'once',
  // It changes no business data, but leaves an audit row.
  writes: true,
});

/** POST to see the password of one bank statement (CR-077). The loan carries a mask in its place; a reveal is
 *  deliberate and audited. Null when the statement has none. */
export const revealPassword = declareCall({
  name: 'documents.revealPassword',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/bank-statements/:fileId/reveal-password',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ id: loanRef, fileId: boundedText(200) }),
  body: { kind: 'none' },
  answer: { kind: 'json', schema: v.object({ data: v.object({ password: v.nullable(v.string()) }) }) },
  failure: { shows: 'last', fallback: documentMessages.revealFailed },
  repeat: 'once',
  // It changes no business data, but leaves an audit row.
  writes: true,
});

/** The calls around documents. */
export const documentsContract = { file: readFile, revealFile, revealPassword } as const;
