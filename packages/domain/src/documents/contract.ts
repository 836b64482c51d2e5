import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';
import { documentMessages } from './messages';

/** POST to reveal the password of one bank statement (CR-077). The loan contains a mask instead; a reveal is
 *  deliberate and audited. Null when the statement has none. */
export const revealPassword = declareCall({
  name: 'documents.revealPassword',
  method: 'POST',
  path: '/api/v1/credit-dashboard/loans/:id/bank-statements/:fileId/reveal-password',
  access: { kind: 'anyOf', groups: ['credit'] },
  params: v.object({ id: loanRef, fileId: boundedText(200) }),
  answer: jsonData({ password: v.nullable(v.string()) }),
  failure: { shows: 'last', fallback: documentMessages.revealFailed },
  repeat: 'once',
  // It changes no business data, but writes an audit row.
});

/** The calls for documents. */
export const documentsContract = { revealPassword } as const;
