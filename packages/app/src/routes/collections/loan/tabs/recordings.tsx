import { can, mayWriteAt } from '@lending-desk/domain/access';
import { readRatedRecordings } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { CallRecordsTab, type CallRecordsTabProps } from '@lending-desk/ui/calls/CallRecordsTab';
import { RecordingLink, type RecordingLinkProps } from '@lending-desk/ui/calls/RecordingLink';
import { useMemo } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useCallFeedback } from '../../../../loan/useCallFeedback';
import { setPreferences, usePreferences } from '../../../../preferences/preferences';
import { useRevealFile } from '../../../../queries/documents';
import { useUploadRecording } from '../../../../queries/recordings';
import { runOf } from '../../../../http/runOf';

const rememberSpeed: CallRecordsTabProps['onSpeed'] = playSpeed => setPreferences({ playSpeed });
const titles = { list: 'Call Feedbacks', rate: 'Add New Call Feedback' } as const;

/** The calls with the customer, their recordings and what reviewers said of them [CO-077 to CO-087]. */
export function Tab({ id, desk, viewer, detail }: LoanTabProps) {
  const { loanId } = detail.core;
  const recordings = useMemo(() => readRatedRecordings(detail.callRecordings), [detail.callRecordings]);
  const { playSpeed } = usePreferences();
  const mayRate = can(viewer, 'rateCollectionCall');
  const feedback = useCallFeedback(recordings, {
    loanId,
    viewer,
    mayRate,
    rate: 'rateForCollections',
    titles,
  });
  return (
    <>
      <CallRecordsTab
        recordings={recordings}
        speed={playSpeed}
        onSpeed={rememberSpeed}
        onReveal={useRevealFile(id, desk)}
        onFeedback={feedback.onFeedback}
      >
        <AddRecording
          loanId={loanId}
          whyNot={mayWriteAt(viewer.roles, desk) ? undefined : messages.statusChange.viewerOnly}
        />
      </CallRecordsTab>
      {feedback.dialogs}
    </>
  );
}

/** The field that adds a recording by its link [CO-081]. */
function AddRecording({ loanId, whyNot }: { loanId: number; whyNot: string | undefined }) {
  const upload = useUploadRecording(loanId);
  const save: RecordingLinkProps['save'] = upload.succeeded
    ? { state: 'done' }
    : runOf(upload, messages.page.contactAdmin);
  return (
    <RecordingLink
      save={save}
      onAdd={(recordingUrl, done) => upload.press(recordingUrl, { done })}
      whyNot={whyNot}
    />
  );
}
