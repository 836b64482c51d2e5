import { bankRules, ruleOutcomes } from '@lending-desk/domain';
import { RulesTab } from '@lending-desk/ui/engine/RulesTab';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { loanQueries } from '../../../../queries/loan';
import type { TabProps } from '../tabs';

/** What each rule says of the applicant, and why [CR-048, CR-049]. */
export function Tab({ id, detail }: TabProps) {
  const client = useQueryClient();
  const rules = useMemo(() => ruleOutcomes(detail), [detail]);
  const bank = useMemo(() => bankRules(detail), [detail]);
  const tryAgain = useCallback(
    () => void client.refetchQueries({ queryKey: loanQueries.detail(id).queryKey }),
    [client, id],
  );
  return <RulesTab rules={rules} bank={bank} onTryAgain={tryAgain} />;
}
