import { bankRules, ruleOutcomes } from '@lending-desk/domain/engine';
import { RulesTab } from '@lending-desk/ui/engine/RulesTab';
import { useMemo } from 'react';
import { useLoanAgain } from '../../../../queries/engine';
import type { LoanTabProps } from '../../../../loan/registry';

/** What each rule says of the applicant, and why [CR-048, CR-049]. */
export function Tab({ id, source, detail }: LoanTabProps) {
  const rules = useMemo(() => ruleOutcomes(detail), [detail]);
  const bank = useMemo(() => bankRules(detail), [detail]);
  const { tryAgain, trying } = useLoanAgain(source, id);
  return <RulesTab rules={rules} bank={bank} onTryAgain={tryAgain} trying={trying} />;
}
