import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { deskParam } from '../access/deskParam';
import { fileMessages } from './messages';

/** GET a file by the signed link in a loan (CR-028): valid for five minutes and for the person it was created
 *  for. The link itself is the permission, because a picture or a download cannot send a token. */
export const readFile = declareCall({
  name: 'files.read',
  method: 'GET',
  path: '/api/v1/files/:token',
  access: { kind: 'public' },
  params: v.object({
    token: v.pipe(boundedText(4000), v.regex(/^[\w-]+\.[\w-]+$/, 'Not a link to a file')),
  }),
  answer: { kind: 'file' },
  failure: { shows: 'last', fallback: fileMessages.fileFailed },
});

/** POST to open one file that is covered for a view role, by its `reveal` value in the loan. Answers a link like
 *  those in the loans of working roles: five minutes, for this session. A reveal is deliberate and audited. */
export const revealFile = declareCall({
  name: 'files.reveal',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/files/:ref/reveal',
  access: { kind: 'desk', may: 'read' },
  params: v.object({
    id: loanRef,
    ref: v.pipe(boundedText(40), v.regex(/^[\w-]+$/, 'Not a file of a loan')),
  }),
  query: v.object({ desk: deskParam }),
  answer: jsonData({ presignedUrl: v.string() }),
  failure: { shows: 'last', fallback: fileMessages.fileRevealFailed },
  repeat: 'once',
  // It changes no business data, but writes an audit row.
});

/** The calls for stored files. */
export const filesContract = { read: readFile, reveal: revealFile } as const;
