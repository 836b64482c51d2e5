import { can, mayWriteAt, type Viewer } from '@lending-desk/domain/access';
import { momentText } from '@lending-desk/domain/calendar';
import {
  callFeedbackOf,
  emptyCallFeedback,
  isCallFeedbackDraft,
  ownRating,
  type RatedRecording,
  readRatedRecordings,
  sameCallFeedback,
} from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { CallFeedbackDialog } from '@lending-desk/ui/calls/CallFeedbackDialog';
import { CallFeedbackList } from '@lending-desk/ui/calls/CallFeedbackList';
import { CallRecordsTab, type CallRecordsTabProps } from '@lending-desk/ui/calls/CallRecordsTab';
import { RecordingLink, type RecordingLinkProps } from '@lending-desk/ui/calls/RecordingLink';
import { useCallback, useMemo, useState } from 'react';
import { useDraftDialog } from '../../../../drafts/useDraftDialog';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { setPreferences, usePreferences } from '../../../../preferences/preferences';
import { useRevealFile } from '../../../../queries/documents';
import { rateWord, useRateCall, useUploadRecording } from '../../../../queries/recordings';

const rememberSpeed: CallRecordsTabProps['onSpeed'] = playSpeed => setPreferences({ playSpeed });
const aboutOf = ({ startTime }: RatedRecording) =>
  `Call of ${startTime === '' ? 'an unknown time' : momentText(startTime)}`;

/** The dialog that is open, and of which call. */
type Opened = { readonly dialog: 'list' | 'rate'; readonly id: string };

/** The calls with the customer, their recordings and what reviewers said of them [CO-077 to CO-087]. */
export function Tab({ id, desk, viewer, detail }: LoanTabProps) {
  const recordings = useMemo(() => readRatedRecordings(detail.callRecordings), [detail.callRecordings]);
  const { playSpeed } = usePreferences();
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayRate = can(viewer, 'rateCollectionCall');
  const call = recordings.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  return (
    <>
      <CallRecordsTab
        recordings={recordings}
        speed={playSpeed}
        onSpeed={rememberSpeed}
        onReveal={useRevealFile(id, desk)}
        onFeedback={useCallback((id: string) => setOpened({ dialog: 'list', id }), [])}
      >
        <AddRecording
          loanId={detail.core.loanId}
          whyNot={mayWriteAt(viewer.roles, desk) ? undefined : messages.statusChange.viewerOnly}
        />
      </CallRecordsTab>
      {call ? (
        <CallFeedbackList
          open={opened?.dialog === 'list'}
          title="Call Feedbacks"
          about={aboutOf(call)}
          ratings={call.ratings}
          mayRate={mayRate}
          onRate={() => setOpened({ dialog: 'rate', id: call.id })}
          onClose={close}
        />
      ) : null}
      {call && mayRate ? (
        <Rate
          key={call.id}
          loanId={detail.core.loanId}
          viewer={viewer}
          call={call}
          open={opened?.dialog === 'rate'}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** The field that adds a recording by its link [CO-081]. */
function AddRecording({ loanId, whyNot }: { loanId: number; whyNot: string | undefined }) {
  const upload = useUploadRecording(loanId);
  let save: RecordingLinkProps['save'] = { state: upload.succeeded ? 'done' : 'idle' };
  if (upload.pending) save = { state: 'running' };
  else if (upload.error)
    save = { state: 'failed', message: textOf(upload.error, messages.page.contactAdmin) };
  return (
    <RecordingLink
      save={save}
      onAdd={(recordingUrl, done) => upload.press(recordingUrl, { done })}
      whyNot={whyNot}
    />
  );
}

type RateProps = {
  loanId: number;
  viewer: Viewer;
  call: RatedRecording;
  open: boolean;
  onClose: () => void;
};

/** The dialog with its draft: the person's own rating where there is one [CO-085]. */
function Rate({ loanId, viewer, call, open, onClose }: RateProps) {
  const own = ownRating(call.ratings, viewer.idString);
  const rate = useRateCall(loanId, call.id, 'rateForCollections');
  const dialog = useDraftDialog({
    of: loanId,
    form: rateWord(call.id),
    initial: own ? callFeedbackOf(own) : emptyCallFeedback,
    fits: isCallFeedbackDraft,
    same: sameCallFeedback,
    write: rate,
    onClose,
  });
  return (
    <CallFeedbackDialog
      {...dialog}
      open={open}
      title="Add New Call Feedback"
      about={aboutOf(call)}
      replaces={own !== null}
      onSave={answers => rate.press(answers, { done: onClose })}
    />
  );
}
