import { kycContract } from '@lending-desk/domain/kyc';
import { apiOf } from '../http/api';
import { useLoanMutation } from './useLoanMutation';

const kycApi = apiOf(kycContract);

/** Verifies an Aadhaar offline e-KYC document; the loan is read again [CS-131]. */
export function useVerifyOfflineKyc(loanId: number) {
  return useLoanMutation({
    word: 'offlineKyc',
    loanId,
    send: async ({ file, shareCode }: { file: File; shareCode: string }, once) => {
      const { name, size, lastModified } = file;
      return once(
        { loanId, name, size, lastModified, shareCode },
        async idempotencyKey =>
          (await kycApi.verifyOffline({ loanId, file, shareCode }, { idempotencyKey })).data,
      );
    },
  });
}
