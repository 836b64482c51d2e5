import type { contract } from '@lending-desk/domain/contract';
import { fileMessages } from '@lending-desk/domain/files';
import { maskBySchema, maskText, revealableFiles } from '@lending-desk/domain/loan';
import { recordAudit } from '../audit/record';
import { inTransaction } from '../db/transaction';
import { callRecordingsOf } from '../calls/callsOfLoan';
import { fileRefOf } from './fileRef';
import { signLink } from './signedLink';
import { knownKeys } from './storedFiles';
import { Refused, type Verb } from '../http/verb';
import type { StoredLoan } from '../loan/findLoan';
import { openStoredLoan } from '../loan/openLoan';
import { externalUrl } from './withFileLinks';

/** Opens one file that is covered for a viewer: a link of five minutes that ends with the session. The audit
 *  records who opened which one. */
export const revealFile: Verb<typeof contract.files.reveal> = async (context, input) =>
  inTransaction(context.db, async tx => {
    const { desk } = input;
    const stored = await openStoredLoan(tx, context, input.id, { desk, parts: ['core', 'kyc'] });
    const { viewer, sessionId, config, now } = context;
    const { loanId } = stored.row;
    const file = fileBy(input.ref, stored, config.signingSecret);
    if (!file) throw new Refused(404, fileMessages.fileMissing);
    // A recording is named by its link alone, wherever it is stored.
    const own = file.key !== '' && !externalUrl.test(file.link);
    if (own && !(await knownKeys(tx, [file.key], loanId)).has(file.key)) {
      throw new Refused(404, fileMessages.fileMissing);
    }
    await recordAudit(tx, context, {
      action: 'loan.reveal',
      loanId,
      after: file.key === '' ? { field: 'link' } : { field: 'file', file: maskText(file.key) },
    });
    const holder = { loanId, desk, staffId: viewer.idString, sessionId, roles: viewer.roles };
    const presignedUrl = own ? signLink({ key: file.key, ...holder }, config.signingSecret, now) : file.link;
    return { data: { presignedUrl } };
  });

/** Uses the same traversal that covers files, so exactly what is covered can be revealed. */
function fileBy(ref: string, { row, sections, calls }: StoredLoan, secret: string) {
  const files = new Map<string, { readonly key: string; readonly link: string }>();
  const callRecordings = callRecordingsOf(sections['callRecordings'], calls);
  maskBySchema({ ...sections, callRecordings }, revealableFiles, file => {
    const own = fileRefOf(file.key || file.link, row.loanId, secret);
    files.set(own, file);
    return own;
  });
  return files.get(ref);
}
