import { messages } from '@lending-desk/domain/errors';
import { type ApprovalStatus, isApprovalStatus, type LoanCore } from '@lending-desk/domain/loan';
import type { DecisionFormProps } from '@lending-desk/ui/decision/DecisionForm';
import { ErrorPanel } from '@lending-desk/ui/primitives/ErrorPanel';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { decisionQueries } from '../../../queries/decision';

type Props = {
  core: LoanCore;
  /** Draws the decision form for a known status, with the choices as they are set up. */
  children: (from: ApprovalStatus, config: DecisionFormProps['config']) => ReactNode;
};

/** What every decision form needs before it is drawn: a status the product knows, and the choices. */
export function WithSettings({ core, children }: Props) {
  const config = useQuery(decisionQueries.config());
  if (!isApprovalStatus(core.status)) return <ErrorPanel title={messages.loan.statusUnknown(core.status)} />;
  if (config.isError) {
    return (
      <ErrorPanel
        title={config.error.message}
        retry={config.isFetching ? undefined : { onTryNow: () => void config.refetch() }}
      />
    );
  }
  return config.data && children(core.status, config.data);
}
