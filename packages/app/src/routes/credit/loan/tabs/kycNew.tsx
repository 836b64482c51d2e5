import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import { useRevealFile } from '../../../../queries/documents';
import { useKyc } from '../../../../queries/kyc';
import type { LoanTabProps } from '../../../../loan/registry';

/** The updated KYC as the credit desk sees it [CR-089]. */
export function Tab({ id, desk, detail }: LoanTabProps) {
  return <KycNewTab kyc={useKyc(id, detail)} source="credit" onRevealFile={useRevealFile(id, desk)} />;
}
