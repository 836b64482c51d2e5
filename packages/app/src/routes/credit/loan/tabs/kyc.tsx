import { KycTab } from '@lending-desk/ui/kyc/KycTab';
import { useRevealFile } from '../../../../queries/documents';
import { useKyc } from '../../../../queries/kyc';
import type { LoanTabProps } from '../../../../loan/registry';

/** The KYC tab in its first version [CR-079 to CR-083]. */
export function Tab({ id, desk, detail }: LoanTabProps) {
  return <KycTab kyc={useKyc(id, detail)} onRevealFile={useRevealFile(id, desk)} />;
}
