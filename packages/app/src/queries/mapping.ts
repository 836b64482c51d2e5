import { collectionsMessages } from '@lending-desk/domain/collections';
import { mappingContract, type mappingUpdates } from '@lending-desk/domain/mapping';
import { apiOf } from '../http/api';
import { useCall } from './useCall';

const mappingApi = apiOf(mappingContract);

/** Maps receipts to EMIs, and reads the loan again [CO-054, CO-055]. */
export function useMapEmis(loanId: number) {
  return useCall({
    word: 'mapEmis',
    of: loanId,
    says: collectionsMessages.emi.updated,
    send: (updates: ReturnType<typeof mappingUpdates>, ask) => ask(mappingApi.mapEmis, { loanId, updates }),
  });
}
