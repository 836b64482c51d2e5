import * as v from 'valibot';
import { declareCall, jsonData } from '../contract/call';
import { boundedText } from '../contract/text';
import { loanRef } from '../contract/wire';

/** POST an Aadhaar offline e-KYC document, XML or the archive it comes in, to verify it; one that counts replaces the
 *  loan's Aadhaar document (CS-131). `code` is 200 for such a document and 422 for any other; `words` says why. The
 *  file itself is not kept. */
const verifyOffline = declareCall({
  name: 'kyc.verifyOffline',
  method: 'POST',
  path: '/api/v1/customer-service/verify-aadhaar/:loanId',
  access: { kind: 'anyOf', groups: ['customerSupportWrite'] },
  params: v.object({ loanId: loanRef }),
  body: {
    kind: 'multipart',
    schema: v.object({ shareCode: v.optional(boundedText(50), '') }),
    files: { file: { required: true, kinds: ['xml', 'zip'], maxBytes: 2 * 1024 * 1024 } },
  },
  answer: jsonData({ code: v.number(), xmlVerify: v.boolean(), message: v.string() }),
  failure: { shows: 'first', fallback: 'The document was not checked' },
  repeat: 'key',
});

/** The calls for KYC documents. */
export const kycContract = { verifyOffline } as const;
