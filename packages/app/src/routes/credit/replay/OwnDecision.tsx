import type { DecisionDraft } from '@lending-desk/domain/decision';
import type { LoanCore } from '@lending-desk/domain/loan';
import { DecisionForm } from '@lending-desk/ui/decision/DecisionForm';
import { WithSettings } from '../loan/WithSettings';

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
  return (
    <WithSettings core={core}>
      {(from, config) => (
        <DecisionForm
          from={from}
          actor={anyone}
          config={config}
          draft={draft}
          onDraft={onDraft}
          stored={stood}
          applied={core.amountApplied}
          rehearsal="Show the decision"
          onSubmit={onDecided}
          onCreateTags={noTags}
        />
      )}
    </WithSettings>
  );
}
