import type { LoanDesk } from '@lending-desk/domain/access';
import { documentsContract } from '@lending-desk/domain/documents';
import { filesContract } from '@lending-desk/domain/files';
import { useCallback } from 'react';
import { apiOf } from '../http/api';
import { shareRunning } from './shareRunning';

const documentsApi = apiOf(documentsContract);
const filesApi = apiOf(filesContract);

const revealOnce = shareRunning<string | null>();

/** Reads the password of one bank statement; the server writes an audit row. No cache and no state of a call holds
 *  the answer: whoever asked has it alone [CR-077]. */
export function useRevealPassword(id: string) {
  return useCallback(
    (fileId: string) =>
      revealOnce(
        `${id} ${fileId}`,
        async () => (await documentsApi.revealPassword({ id, fileId })).data.password,
      ),
    [id],
  );
}

const openOnce = shareRunning<string>();

/** Opens one covered file, by what the loan names it; the server writes an audit row.
 *  @param desk  where the loan is open
 *  @returns a link of a few minutes */
export function useRevealFile(id: string, desk: LoanDesk) {
  return useCallback(
    (ref: string) =>
      openOnce(`${id} ${ref}`, async () => (await filesApi.reveal({ id, ref, desk })).data.presignedUrl),
    [id, desk],
  );
}
