import { readDocuments } from '@lending-desk/domain/kyc';
import { textAt } from '@lending-desk/domain/loose';
import { AadhaarTab } from '@lending-desk/ui/kyc/AadhaarTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useSupportPart } from '../../../../queries/supportLoan';

/** The customer's Aadhaar document [CS-071]. */
export function Tab({ id, detail: { raw } }: LoanTabProps) {
  const { data: part, error, refetch } = useSupportPart(id, 'kyc');
  const aadhaar = useMemo(() => part && readDocuments(part.raw).aadhaar, [part]);
  return (
    <AadhaarTab
      aadhaar={aadhaar ?? (error ? { state: 'failed', onRetry: () => void refetch() } : { state: 'loading' })}
      declared={{
        name: textAt(raw, 'personalDetails', 'fullName'),
        dob: textAt(raw, 'personalDetails', 'dob'),
      }}
    />
  );
}
