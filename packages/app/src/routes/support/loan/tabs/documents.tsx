import { additionalDocumentRows } from '@lending-desk/domain/documents';
import { AdditionalTab } from '@lending-desk/ui/documents/AdditionalTab';
import { useCallback, useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useLinksExpired } from '../../../../loan/useLinksExpired';
import { useRevealFile } from '../../../../queries/documents';
import { useLoanPart } from '../../../../queries/loanParts';
import { supportSource } from '../../../../queries/supportLoan';

/** What else the customer handed in [CS-070]. */
export function Tab({ id, desk, detail }: LoanTabProps) {
  const kyc = useLoanPart(supportSource, id, 'kyc');
  // The part has the list as well, its links as fresh as its own.
  const wire = (kyc.data?.raw ?? detail.raw)['additionalDocuments'];
  const { refetch } = kyc;
  return (
    <AdditionalTab
      documents={useMemo(() => additionalDocumentRows(wire), [wire])}
      expired={useLinksExpired(kyc.dataUpdatedAt)}
      refreshing={kyc.isFetching}
      onRefresh={useCallback(() => void refetch(), [refetch])}
      onRevealFile={useRevealFile(id, desk)}
    />
  );
}
