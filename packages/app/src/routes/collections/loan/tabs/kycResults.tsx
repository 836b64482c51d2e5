import { readKyc } from '@lending-desk/domain/kyc';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import { useMemo } from 'react';
import { useRevealFile } from '../../../../queries/documents';
import type { LoanTabProps } from '../../../../loan/registry';

// Statement and bureau reports are not among the sections of collections.
const notShown = { state: 'ready', raw: {} } as const;
const beside = { statement: notShown, bureau: notShown };

/** The updated KYC as collections sees it [CO-103]. */
export function Tab({ id, desk, detail: { core, raw } }: LoanTabProps) {
  const facts = useMemo(() => readKyc({ core: raw, gps: core.gps }, raw, beside), [raw, core.gps]);
  return (
    <KycNewTab kyc={{ state: 'ready', facts }} source="collections" onRevealFile={useRevealFile(id, desk)} />
  );
}
