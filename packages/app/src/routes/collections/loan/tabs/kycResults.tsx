import { readKyc } from '@lending-desk/domain/kyc';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import { useMemo } from 'react';
import { useRevealFile } from '../../../../queries/documents';
import { useReported } from '../../../../queries/reported';
import type { LoanTabProps } from '../../../../loan/registry';

/** The updated KYC as collections sees it [CO-103]. */
export function Tab({ id, desk, detail: { core, raw } }: LoanTabProps) {
  const reported = useReported(id, desk);
  const facts = useMemo(
    () => readKyc({ core: raw, gps: core.gps }, raw, reported),
    [raw, core.gps, reported],
  );
  return (
    <KycNewTab kyc={{ state: 'ready', facts }} source="collections" onRevealFile={useRevealFile(id, desk)} />
  );
}
