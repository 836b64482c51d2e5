import { ruleOutcomes } from '@lending-desk/domain/engine';
import { KycNewTab } from '@lending-desk/ui/kyc/KycNewTab';
import { useMemo } from 'react';
import { useRevealFile } from '../../../../queries/documents';
import { useKyc } from '../../../../queries/kyc';
import type { LoanTabProps } from '../../../../loan/registry';

/** The updated KYC as the credit desk sees it [CR-089]. */
export function Tab({ id, desk, source, detail }: LoanTabProps) {
  const rules = useMemo(() => ruleOutcomes(detail), [detail]);
  return (
    <KycNewTab
      kyc={useKyc(source, id, detail)}
      source="credit"
      rules={rules.state === 'ready' ? rules.value : undefined}
      onRevealFile={useRevealFile(id, desk)}
    />
  );
}
