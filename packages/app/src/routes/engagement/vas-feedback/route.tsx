import { can } from '@lending-desk/domain/access';
import { messages } from '@lending-desk/domain/errors';
import { parseLoanId } from '@lending-desk/domain/loan';
import { emptyVasDraft, isVasDraft, ownFeedback, sameVasDraft, vasDraftOf } from '@lending-desk/domain/vas';
import { VasFeedbackScreen, type VasFetch } from '@lending-desk/ui/screens/VasFeedbackScreen';
import { VasFeedbackDialog } from '@lending-desk/ui/vas/VasFeedbackDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDraftDialog } from '../../../drafts/useDraftDialog';
import { textOf } from '../../../http/apiError';
import { useSaveVasFeedback, vasQueries, type VasRead } from '../../../queries/vas';
import { useViewer } from '../../../session/useViewer';

/** VAS feedback on a loan [VA-001 to VA-019]. The loan is in the address, so that it survives a reload. */
export function Component() {
  const viewer = useViewer();
  const [search, setSearch] = useSearchParams();
  const loanId = parseLoanId(search.get('loanId') ?? '')?.toString() ?? '';
  const { data, isFetching, error, refetch } = useQuery({
    ...vasQueries.loan(loanId),
    enabled: loanId !== '',
  });
  const [dialog, setDialog] = useState(false);
  const [status, setStatus] = useState<{ loanId: string; text: string } | null>(null);
  const fetch = (next: string) => {
    setStatus(null);
    if (next === loanId) void refetch();
    else setSearch({ loanId: next });
  };

  let fetched: VasFetch = { state: 'idle' };
  if (isFetching) fetched = { state: 'loading' };
  else if (error) fetched = { state: 'failed', message: textOf(error, messages.page.contactAdmin) };
  else if (data) {
    fetched = {
      state: 'ready',
      loan: data.loan,
      feedbacks: data.vasFeedbacks,
      status: status?.loanId === loanId ? status.text : undefined,
    };
  }
  const mayAdd = can(viewer, 'addVasFeedback');
  return (
    <>
      <VasFeedbackScreen
        loanId={loanId}
        fetched={fetched}
        onFetch={fetch}
        mayAdd={mayAdd}
        onAdd={() => setDialog(true)}
      />
      {mayAdd && data ? (
        <Feedback
          key={loanId}
          loanId={loanId}
          read={data}
          open={dialog}
          onClose={() => setDialog(false)}
          onSaved={text => {
            setDialog(false);
            setStatus({ loanId, text });
          }}
        />
      ) : null}
    </>
  );
}

type FeedbackProps = {
  loanId: string;
  read: VasRead;
  open: boolean;
  onClose: () => void;
  onSaved: (status: string) => void;
};

/** The dialog with its draft: the person's own feedback where there is one [VA-010]. */
function Feedback({ loanId, read, open, onClose, onSaved }: FeedbackProps) {
  const own = ownFeedback(read.vasFeedbacks, read.userIdString);
  const save = useSaveVasFeedback(loanId);
  const dialog = useDraftDialog({
    of: loanId,
    form: 'vas',
    initial: own ? vasDraftOf(own.feedback) : emptyVasDraft,
    fits: isVasDraft,
    same: sameVasDraft,
    write: save,
    onClose,
  });
  return (
    <VasFeedbackDialog
      {...dialog}
      open={open}
      mode={own ? 'edit' : 'add'}
      about={`${read.loan.fullName}, loan ${loanId}`}
      onSave={answers => save.press({ answers, replaces: own }, { done: answer => onSaved(answer.status) })}
    />
  );
}
