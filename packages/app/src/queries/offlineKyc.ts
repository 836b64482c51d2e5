import { kycContract } from '@lending-desk/domain/kyc';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const kycApi = apiOf(kycContract);

/** Verifies an Aadhaar offline e-KYC document; the loan is read again [CS-131]. */
export function useVerifyOfflineKyc(loanId: number) {
  return useCall({
    word: 'offlineKyc',
    of: loanId,
    send: async (document: { file: File; shareCode: string }, ask) =>
      (await ask(kycApi.verifyOffline, { loanId, ...document })).data,
  });
}
