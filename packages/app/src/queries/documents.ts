import { useMutation } from '@tanstack/react-query';
import { loanApi } from '../http/loanApi';

/** Reads the password of one bank statement; the server writes an audit row, so it is never cached [CR-077]. */
export function useRevealPassword(id: string) {
  return useMutation({
    gcTime: 0,
    mutationFn: async (fileId: string) =>
      (await loanApi.documents.revealPassword({ id, fileId })).data.password,
  });
}
