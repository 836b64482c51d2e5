import * as v from 'valibot';
import { declareCall, jsonData, jsonBody } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { fileMessages } from './messages';
import { loanFileSchema } from './schema';

/** GET the stored files that belong to one loan, the newest first: for a super user, who can remove one. */
export const listLoanFiles = declareCall({
  name: 'files.list',
  method: 'GET',
  path: '/api/v1/admin/loans/:id/files',
  access: { kind: 'anyOf', groups: ['superUser'] },
  params: v.object({ id: loanRef }),
  answer: jsonData({ loanId: v.number(), files: v.array(loanFileSchema) }),
  failure: { shows: 'last', fallback: fileMessages.filesFailed },
});

/** POST to remove a stored file for good: one that was uploaded to the wrong loan. The loan goes on naming it, as one
 *  that is not stored; the audit names it too. Only a file of this one loan can be removed. */
export const removeFile = declareCall({
  name: 'files.remove',
  method: 'POST',
  path: '/api/v1/admin/loans/:id/files/remove',
  access: { kind: 'anyOf', groups: ['superUser'] },
  params: v.object({ id: loanRef }),
  body: jsonBody({ key: boundedText(1000) }),
  answer: { kind: 'json', schema: v.object({}) },
  failure: { shows: 'last', fallback: fileMessages.fileRemoveFailed },
  repeat: 'key',
});

/** The calls for the stored files of a loan as a whole, which no page of a loan makes. */
export const loanFilesContract = { list: listLoanFiles, remove: removeFile } as const;
