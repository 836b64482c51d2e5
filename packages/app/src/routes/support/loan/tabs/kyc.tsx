import { readDocuments } from '@lending-desk/domain/kyc';
import { KycDocumentsTab } from '@lending-desk/ui/kyc/KycDocumentsTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealFile } from '../../../../queries/documents';
import { useLoanPart, useRevealField } from '../../../../queries/loanParts';
import { supportSource } from '../../../../queries/supportLoan';

/** The customer's KYC documents [CS-068, CS-069]. */
export function Tab({ id, desk, masked }: LoanTabProps) {
  const { data: part, error, refetch } = useLoanPart(supportSource, id, 'kyc');
  const documents = useMemo(() => part && readDocuments(part.raw), [part]);
  return (
    <KycDocumentsTab
      documents={
        documents ?? (error ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' })
      }
      masked={masked}
      onReveal={useRevealField(id, desk)}
      onRevealFile={useRevealFile(id, desk)}
    />
  );
}
