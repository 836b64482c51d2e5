import { readKyc } from '@lending-desk/domain/kyc';
import type { PartialLoan } from '@lending-desk/domain/loan';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../loan/registry';
import { useReported } from '../../../queries/reported';

export type CompareSourcesProps = Pick<LoanTabProps, 'id' | 'desk' | 'detail'> & { kyc: PartialLoan };

/** Every value of the customer by source, as support sees it (beyond, second list 4). */
export function CompareSources({ id, desk, detail: { core, raw }, kyc }: CompareSourcesProps) {
  const reported = useReported(id, desk);
  const facts = useMemo(
    () => readKyc({ core: raw, gps: core.gps }, kyc.raw, reported),
    [raw, core.gps, kyc, reported],
  );
  return <KycNewTab kyc={{ state: 'ready', facts }} source="support" />;
}
