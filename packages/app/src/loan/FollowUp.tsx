import type { LoanDesk, Viewer } from '@lending-desk/domain/access';
import type { BusinessDate } from '@lending-desk/domain/calendar';
import { messages } from '@lending-desk/domain/errors';
import {
  type FollowUp as Stored,
  followUpDraftOf,
  isFollowUpDraft,
  maySetFollowUp,
  sameFollowUp,
} from '@lending-desk/domain/followup';
import { FollowUpButton } from '@lending-desk/ui/followup/FollowUpButton';
import { FollowUpDialog } from '@lending-desk/ui/followup/FollowUpDialog';
import { OtherDraftNotice } from '@lending-desk/ui/loan/OtherDraftNotice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useToday } from '../calendar/useToday';
import { useDraft } from '../drafts/useDraft';
import {
  followUpForm,
  followUpInConflict,
  followUpQueries,
  putFollowUp,
  useEndFollowUp,
  useSaveFollowUp,
} from '../queries/followUp';
import { useSession } from '../session/session';

type Props = {
  /** The loan as its address has it. */
  id: string;
  loanId: number;
  desk: LoanDesk;
  viewer: Viewer;
};

/** When this loan is to be looked at again, in its header. */
export function FollowUp({ id, loanId, desk, viewer }: Props) {
  const { data, refetch, isError } = useQuery(followUpQueries.ofLoan({ id, desk }));
  const today = useToday();
  const [open, setOpen] = useState(false);
  const whyNot = maySetFollowUp(viewer.roles, desk) ? undefined : messages.statusChange.viewerOnly;
  return (
    <>
      <FollowUpButton
        {...(data
          ? { state: 'ready', followUp: data }
          : isError
            ? { state: 'failed', onRetry: () => void refetch() }
            : { state: 'loading' })}
        today={today}
        whyNot={whyNot}
        onOpen={() => setOpen(true)}
      />
      {data && open ? (
        <Form
          {...{ id, loanId, desk, viewer, today, whyNot }}
          followUp={data}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type FormProps = Props & {
  followUp: Stored;
  today: BusinessDate;
  whyNot: string | undefined;
  onClose: () => void;
};

/** The dialog with its draft, which a reload keeps. It is saved on the version the typing began with. */
function Form({ id, loanId, desk, viewer, followUp, today, whyNot, onClose }: FormProps) {
  const client = useQueryClient();
  const at = { id, loanId, desk };
  const { draft, base, baseVersion, setDraft, rebase, draftNote, other } = useDraft({
    person: viewer.idString,
    of: loanId,
    form: followUpForm,
    initial: useMemo(() => followUpDraftOf(followUp), [followUp]),
    version: followUp.version,
    fits: isFollowUpDraft,
    same: sameFollowUp,
  });
  const saving = useSaveFollowUp(at);
  const ending = useEndFollowUp(at);
  const [meanwhile, setMeanwhile] = useState(false);
  const expired = useSession().status === 'expired';
  const error = saving.error ?? ending.error;
  const forget = () => {
    saving.reset();
    ending.reset();
    setMeanwhile(false);
  };
  const discard = () => {
    setDraft(base);
    onClose();
  };
  const failed = (thrown: Error) => {
    const current = followUpInConflict(thrown);
    if (!current) return;
    // What was typed stays, now upon what is there.
    rebase(draft, followUpDraftOf(current), current.version);
    putFollowUp(client, { id, desk }, current);
    setMeanwhile(true);
  };
  return (
    <FollowUpDialog
      open
      followUp={followUp}
      today={today}
      initial={base}
      draft={draft}
      onDraft={next => {
        forget();
        setDraft(next);
      }}
      draftNote={draftNote}
      save={
        saving.pending
          ? { state: 'saving' }
          : ending.pending
            ? { state: 'ending' }
            : // The session that ended has its own dialog, and the form keeps what was typed.
              error && !expired
              ? { state: 'failed', message: error.message }
              : { state: 'idle' }
      }
      meanwhile={meanwhile}
      whyNot={whyNot}
      onSave={values => {
        forget();
        saving.press({ ...values, version: baseVersion }, { done: onClose, failed });
      }}
      onDone={() => {
        forget();
        ending.press({ version: followUp.version }, { done: discard, failed });
      }}
      onClose={() => {
        forget();
        discard();
      }}
      notice={other ? <OtherDraftNotice {...other} text={other.value.note} savedAt={undefined} /> : undefined}
    />
  );
}
