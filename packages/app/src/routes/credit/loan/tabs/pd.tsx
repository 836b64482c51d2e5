import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import { sectionOf } from '@lending-desk/domain/loan';
import {
  emptyPdDraft,
  isPdDraft,
  type PdDraft,
  pdFeedbackListSchema,
  samePdDraft,
} from '@lending-desk/domain/pd';
import { PdTab } from '@lending-desk/ui/pd/PdTab';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../../../../drafts/useDraft';
import { runOf } from '../../../../http/runOf';
import { useSavePdFeedback } from '../../../../queries/pd';
import { useSession } from '../../../../session/session';
import { OtherDraft } from '../OtherDraft';
import type { LoanTabProps } from '../../../../loan/registry';

/** The pre-disbursal call of this loan; its answers are kept until they are saved [CR-097 to CR-126]. */
export function Tab({ frozen, viewer, detail }: LoanTabProps) {
  const { raw, core } = detail;
  const feedbacks = useMemo(() => sectionOf(raw, 'creditPdFeedback', pdFeedbackListSchema), [raw]);
  const { draft, setDraft, draftNote, other } = useDraft({
    person: viewer.idString,
    of: core.loanId,
    form: 'pd',
    initial: emptyPdDraft,
    fits: isPdDraft,
    same: samePdDraft,
  });
  const { press, reset, pending, succeeded, error } = useSavePdFeedback(core.loanId);
  const { status } = useSession();
  const change = useCallback(
    (next: PdDraft) => {
      // What the line said was about the answers as they were.
      reset();
      setDraft(next);
    },
    [reset, setDraft],
  );
  // The session that ended has its own dialog, and the form keeps what was answered.
  const run = runOf({ pending, error: status === 'expired' ? null : error });
  return (
    <PdTab
      draft={draft}
      onDraft={change}
      draftNote={draftNote}
      save={succeeded ? { state: 'done', message: messages.pd.saved } : run}
      onSave={press}
      feedbacks={feedbacks}
      notice={other ? <OtherDraft {...other} /> : undefined}
      whyNot={frozen ?? (can(viewer, 'savePdFeedback') ? undefined : messages.statusChange.viewerOnly)}
    />
  );
}
