import { ruleOutcomes } from '@lending-desk/domain/engine';
import { KycTab } from '@lending-desk/ui/kyc/KycTab';
import { useMemo } from 'react';
import { useRevealFile } from '../../../../queries/documents';
import { useKyc } from '../../../../queries/kyc';
import type { LoanTabProps } from '../../../../loan/registry';

/** The KYC tab in its first version [CR-079 to CR-083]. */
export function Tab({ id, desk, source, detail }: LoanTabProps) {
  const rules = useMemo(() => ruleOutcomes(detail), [detail]);
  return (
    <KycTab
      kyc={useKyc(source, id, detail)}
      rules={rules.state === 'ready' ? rules.value : undefined}
      onRevealFile={useRevealFile(id, desk)}
    />
  );
}
