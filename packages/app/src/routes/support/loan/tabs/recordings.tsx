import { can, mayWriteAt } from '@lending-desk/domain/access';
import { readRatedRecordings } from '@lending-desk/domain/calls';
import { messages } from '@lending-desk/domain/errors';
import { RecordingDialog } from '@lending-desk/ui/calls/RecordingDialog';
import { RecordingsTab, type RecordingsTabProps } from '@lending-desk/ui/calls/RecordingsTab';
import { useCallback, useMemo, useState } from 'react';
import type { LoanTabProps } from '../../../../loan/registry';
import { useCallFeedback } from '../../../../loan/useCallFeedback';
import { setPreferences, usePreferences } from '../../../../preferences/preferences';
import { useRevealFile } from '../../../../queries/documents';
import { useUploadRecording } from '../../../../queries/recordings';
import { runOf } from '../../../../http/runOf';

const rememberSpeed: RecordingsTabProps['onSpeed'] = playSpeed => setPreferences({ playSpeed });

/** The calls with the customer, their recordings and what reviewers said of them [CS-078 to CS-084]. */
export function Tab({ id, desk, viewer, detail }: LoanTabProps) {
  const { loanId } = detail.core;
  const recordings = useMemo(() => readRatedRecordings(detail.callRecordings), [detail.callRecordings]);
  const { playSpeed } = usePreferences();
  const [adding, setAdding] = useState(false);
  const upload = useUploadRecording(loanId);
  const mayRate = can(viewer, 'rateCustomerCall');
  const { dialogs, ...opens } = useCallFeedback(recordings, {
    loanId,
    viewer,
    mayRate,
    rate: 'rateForSupport',
  });
  return (
    <>
      <RecordingsTab
        recordings={recordings}
        speed={playSpeed}
        onSpeed={rememberSpeed}
        onReveal={useRevealFile(id, desk)}
        mayRate={mayRate}
        {...opens}
        onAddRecording={useCallback(() => setAdding(true), [])}
        whyNot={mayWriteAt(viewer.roles, desk) ? undefined : messages.statusChange.viewerOnly}
      />
      {dialogs}
      <RecordingDialog
        open={adding}
        save={runOf(upload, messages.page.contactAdmin)}
        onSave={recordingUrl => upload.press(recordingUrl, { done: () => setAdding(false) })}
        onClose={() => {
          upload.reset();
          setAdding(false);
        }}
      />
    </>
  );
}
