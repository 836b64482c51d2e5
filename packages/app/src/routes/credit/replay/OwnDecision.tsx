import type { DecisionDraft } from '@lending-desk/domain/decision';
import { messages } from '@lending-desk/domain/errors';
import { isApprovalStatus, type LoanCore } from '@lending-desk/domain/loan';
import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import { ErrorPanel } from '@lending-desk/ui/primitives/ErrorPanel';
import { useQuery } from '@tanstack/react-query';
import { decisionQueries } from '../../../queries/decision';

type Props = {
  core: LoanCore;
  draft: DecisionDraft;
  onDraft: (draft: DecisionDraft) => void;
  /** The form as the underwriter found it. */
  stood: DecisionDraft;
  onDecided: () => void;
};

// Whoever decided it then, the trainee may make each move that is possible.
const anyone = { roles: ['ROLE_CREDIT_ADMIN'], isAssignee: true };
const noTags = () => undefined;

/** The decision form of a replay: it checks what is entered as it would for the loan, and sends nothing. */
export function OwnDecision({ core, draft, onDraft, stood, onDecided }: Props) {
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
  if (!config.data) return null;
  return (
    <DecisionForm
      from={core.status}
      actor={anyone}
      config={config.data}
      draft={draft}
      onDraft={onDraft}
      stored={stood}
      applied={core.amountApplied}
      rehearsal="Show the decision"
      onSubmit={onDecided}
      onCreateTags={noTags}
    />
  );
}
