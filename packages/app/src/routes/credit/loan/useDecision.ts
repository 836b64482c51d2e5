import type { Viewer } from '@lending-desk/domain/access';
import { type DecisionDraft, decisionPayload, draftOfLoan, sameDraft } from '@lending-desk/domain/decision';
import { decisionMessages } from '@lending-desk/domain/errors';
import type { LoanCore } from '@lending-desk/domain/loan';
import { useCallback, useMemo, useState } from 'react';
import { isDecisionDraft } from '../../../drafts/fits';
import { useDraft } from '../../../drafts/useDraft';
import { failureOf, textOf } from '../../../http/apiError';
import { useProcessApplication } from '../../../queries/decision';
import { loanInConflict, touchesDecision } from '../../../queries/staleLoan';
import { session } from '../../../session/session';

type Parts = { viewer: Viewer; core: LoanCore; onDone: () => void };

/** Who made the loan's decision: another person's name, or 'You' for one's own in another window. */
function deciderOf({ remarksBy, underwriter }: LoanCore, viewer: Viewer): string | null {
  const name = remarksBy ?? underwriter?.fullName ?? null;
  return name === viewer.fullName ? 'You' : name;
}

/** The decision on a loan: the draft, the state of sending, and changes by others [CR-194 to CR-197]. */
export function useDecision({ viewer, core, onDone }: Parts) {
  const initial = useMemo(() => draftOfLoan(core), [core]);
  const typed = useDraft({
    person: viewer.idString,
    of: core.loanId,
    form: 'decision',
    initial,
    version: core.version,
    fits: isDecisionDraft,
    same: sameDraft,
  });
  const { draft, base, baseVersion, setDraft, rebase } = typed;
  const { press, pending } = useProcessApplication(core.loanId);
  const [theirs, setTheirs] = useState<LoanCore | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = useCallback(
    (decision: DecisionDraft) => {
      const payload = decisionPayload(decision);
      // Stryker disable next-line ConditionalExpression: the form submits no decision without a status
      if (payload === null) return;
      setFailure(null);
      press(
        { payload, base, version: baseVersion },
        {
          done: onDone,
          failed: thrown => {
            const now = loanInConflict(failureOf(thrown), baseVersion);
            if (now) setTheirs(now);
            // The session that ended has its own dialog, and the form keeps what was typed.
            else if (session.getState().status !== 'expired') {
              setFailure(textOf(thrown, decisionMessages.processFailed));
            }
          },
        },
      );
    },
    [press, onDone, base, baseVersion],
  );

  return {
    draft,
    draftNote: typed.draftNote,
    setDraft,
    other: typed.other,
    sending: pending,
    submit,
    // Somebody decided while this person types: the form keeps the text and says so. A running save is the person's own.
    decided:
      !pending && touchesDecision(base, core)
        ? { by: deciderOf(core, viewer), onCompare: () => setTheirs(core) }
        : undefined,
    conflict: theirs && {
      original: base,
      theirs: draftOfLoan(theirs),
      by: deciderOf(theirs, viewer),
      resolve: (chosen: DecisionDraft) => {
        rebase(chosen, draftOfLoan(theirs), theirs.version);
        setTheirs(null);
      },
      close: () => setTheirs(null),
    },
    errorDialog: failure === null ? null : { message: failure, onClose: () => setFailure(null) },
  };
}
