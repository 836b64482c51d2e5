import {
  type DecisionDraft,
  decisionPayload,
  draftOfLoan,
  type LoanCore,
  messages,
  sameDraft,
  type Viewer,
} from '@lending-desk/domain';
import { useSnackbar } from '@lending-desk/ui/primitives/Snackbar';
import { useCallback, useMemo, useState } from 'react';
import { isDecisionDraft } from '../../../drafts/fits';
import { useDraft } from '../../../drafts/useDraft';
import { failureOf, textOf } from '../../../http/apiError';
import { useProcessApplication } from '../../../queries/decision';
import { session } from '../../../session/session';
import { loanInConflict, touchesDecision } from './staleLoan';

type Parts = { id: string; viewer: Viewer; core: LoanCore; onDone: () => void };

/** Whose word the loan's decision is. */
const deciderOf = ({ remarksBy, underwriter }: LoanCore) => remarksBy ?? underwriter?.fullName ?? null;

/** The decision on a loan: what is typed, how sending stands, what came in between [CR-194 to CR-197]. */
export function useDecision({ id, viewer, core, onDone }: Parts) {
  const initial = useMemo(() => draftOfLoan(core), [core]);
  const typed = useDraft({
    person: viewer.idString,
    loanId: id,
    form: 'decision',
    initial,
    version: core.version,
    fits: isDecisionDraft,
    same: sameDraft,
  });
  const { draft, base, baseVersion, setDraft, rebase, clear } = typed;
  const { mutate, isPending } = useProcessApplication(id);
  const { show } = useSnackbar();
  const [theirs, setTheirs] = useState<LoanCore | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = useCallback(
    (decision: DecisionDraft, version: number) => {
      const payload = decisionPayload(decision);
      if (payload === null) return;
      setFailure(null);
      mutate(
        { ...payload, version },
        {
          onSuccess: () => {
            clear();
            show({ message: `Decision on loan ${core.loanId} saved` });
            onDone();
          },
          onError: thrown => {
            const now = loanInConflict(failureOf(thrown), version);
            if (now && !touchesDecision(base, now)) {
              rebase(decision, draftOfLoan(now), now.version);
              send(decision, now.version);
            } else if (now) setTheirs(now);
            // The session that ended has its own dialog, and the form keeps what was typed.
            else if (session.getState().status !== 'expired') {
              setFailure(textOf(thrown, messages.decision.processFailed));
            }
          },
        },
      );
    },
    [mutate, clear, show, onDone, rebase, base, core.loanId],
  );

  return {
    draft,
    savedAt: typed.savedAt,
    setDraft,
    sending: isPending,
    submit: useCallback((decision: DecisionDraft) => send(decision, baseVersion), [send, baseVersion]),
    // Somebody decided while this person types: the form goes on as typed, and says so. What is on its way is one's own.
    decided:
      !isPending && touchesDecision(base, core)
        ? { by: deciderOf(core), onCompare: () => setTheirs(core) }
        : undefined,
    conflict: theirs && {
      original: base,
      theirs: draftOfLoan(theirs),
      by: deciderOf(theirs),
      resolve: (chosen: DecisionDraft) => {
        rebase(chosen, draftOfLoan(theirs), theirs.version);
        setTheirs(null);
      },
      close: () => setTheirs(null),
    },
    errorDialog: failure === null ? null : { message: failure, onClose: () => setFailure(null) },
  };
}
