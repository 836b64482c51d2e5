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
import { RecordingDialog } from '@lending-desk/ui/calls/RecordingDialog';
import { RecordingsTab, type RecordingsTabProps } from '@lending-desk/ui/calls/RecordingsTab';
import { useCallback, useMemo, useState } from 'react';
import { useDraftDialog } from '../../../../drafts/useDraftDialog';
import { textOf } from '../../../../http/apiError';
import type { LoanTabProps } from '../../../../loan/registry';
import { useRevealFile } from '../../../../queries/documents';
import { setPreferences, usePreferences } from '../../../../preferences/preferences';
import { rateWord, useRateCall, useUploadRecording } from '../../../../queries/recordings';

const rememberSpeed: RecordingsTabProps['onSpeed'] = playSpeed => setPreferences({ playSpeed });
const aboutOf = ({ startTime }: RatedRecording) =>
  `Call of ${startTime === '' ? 'an unknown time' : momentText(startTime)}`;

/** The dialog that is open, and of which call. */
type Opened = { readonly dialog: 'list' | 'rate'; readonly id: string };

/** The calls with the customer, their recordings and what reviewers said of them [CS-078 to CS-084]. */
export function Tab({ id, desk, viewer, detail }: LoanTabProps) {
  const onReveal = useRevealFile(id, desk);
  const { loanId } = detail.core;
  const recordings = useMemo(() => readRatedRecordings(detail.callRecordings), [detail.callRecordings]);
  const { playSpeed } = usePreferences();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [adding, setAdding] = useState(false);
  const upload = useUploadRecording(loanId);
  const mayRate = can(viewer, 'rateCustomerCall');
  const call = recordings.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  return (
    <>
      <RecordingsTab
        recordings={recordings}
        speed={playSpeed}
        onSpeed={rememberSpeed}
        onReveal={onReveal}
        mayRate={mayRate}
        onFeedback={useCallback((id: string) => setOpened({ dialog: 'list', id }), [])}
        onRate={useCallback((id: string) => setOpened({ dialog: 'rate', id }), [])}
        onAddRecording={useCallback(() => setAdding(true), [])}
        whyNot={mayWriteAt(viewer.roles, desk) ? undefined : messages.statusChange.viewerOnly}
      />
      {call ? (
        <CallFeedbackList
          open={opened?.dialog === 'list'}
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
          loanId={loanId}
          viewer={viewer}
          call={call}
          open={opened?.dialog === 'rate'}
          onClose={close}
        />
      ) : null}
      <RecordingDialog
        open={adding}
        save={
          upload.pending
            ? { state: 'running' }
            : upload.error
              ? { state: 'failed', message: textOf(upload.error, messages.page.contactAdmin) }
              : { state: 'idle' }
        }
        onSave={recordingUrl => upload.press(recordingUrl, { done: () => setAdding(false) })}
        onClose={() => {
          upload.reset();
          setAdding(false);
        }}
      />
    </>
  );
}

type RateProps = {
  loanId: number;
  viewer: Viewer;
  call: RatedRecording;
  open: boolean;
  onClose: () => void;
};

/** The dialog with its draft: the person's own rating where there is one [CS-082]. */
function Rate({ loanId, viewer, call, open, onClose }: RateProps) {
  const own = ownRating(call.ratings, viewer.idString);
  const rate = useRateCall(loanId, call.id);
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
      about={aboutOf(call)}
      replaces={own !== null}
      onSave={answers => rate.press(answers, { done: onClose })}
    />
  );
}
