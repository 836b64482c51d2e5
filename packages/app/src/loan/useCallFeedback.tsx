import type { Viewer } from '@lending-desk/domain/access';
import { momentText } from '@lending-desk/domain/calendar';
import {
  callFeedbackOf,
  emptyCallFeedback,
  isCallFeedbackDraft,
  ownRating,
  type RatedRecording,
  sameCallFeedback,
} from '@lending-desk/domain/calls';
import { CallFeedbackDialog } from '@lending-desk/ui/calls/CallFeedbackDialog';
import { CallFeedbackList } from '@lending-desk/ui/calls/CallFeedbackList';
import { useCallback, useState } from 'react';
import { useDraftDialog } from '../drafts/useDraftDialog';
import { rateWord, useRateCall } from '../queries/recordings';

const aboutOf = ({ startTime }: RatedRecording) =>
  `Call of ${startTime === '' ? 'an unknown time' : momentText(startTime)}`;

/** What differs between the desks that read and give feedback on calls. */
type CallFeedbackOfDesk = {
  readonly loanId: number;
  readonly viewer: Viewer;
  readonly mayRate: boolean;
  /** The call that stores the feedback. */
  readonly rate: Parameters<typeof useRateCall>[2];
  /** @default each dialog's own */
  readonly titles?: { readonly list: 'Call Feedbacks'; readonly rate: 'Add New Call Feedback' };
};

/** What reviewers said of a call, and the dialog to say it in, for a tab of recordings.
 *  @returns the dialogs, to stand anywhere in the tab, and what opens them, by a call's id */
export function useCallFeedback(recordings: readonly RatedRecording[], desk: CallFeedbackOfDesk) {
  const { mayRate, titles } = desk;
  const [opened, setOpened] = useState<{ readonly dialog: 'list' | 'rate'; readonly id: string } | null>(
    null,
  );
  const onFeedback = useCallback((id: string) => setOpened({ dialog: 'list', id }), []);
  const onRate = useCallback((id: string) => setOpened({ dialog: 'rate', id }), []);
  const call = recordings.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  const dialogs = call ? (
    <>
      <CallFeedbackList
        open={opened?.dialog === 'list'}
        title={titles?.list}
        about={aboutOf(call)}
        ratings={call.ratings}
        mayRate={mayRate}
        onRate={() => onRate(call.id)}
        onClose={close}
      />
      {mayRate ? (
        <Rate {...desk} key={call.id} call={call} open={opened?.dialog === 'rate'} onClose={close} />
      ) : null}
    </>
  ) : null;
  return { dialogs, onFeedback, onRate };
}

type RateProps = CallFeedbackOfDesk & { call: RatedRecording; open: boolean; onClose: () => void };

/** The dialog with its draft: the person's own rating where there is one [CO-085, CS-082]. */
function Rate({ loanId, viewer, rate: endpoint, titles, call, open, onClose }: RateProps) {
  const own = ownRating(call.ratings, viewer.idString);
  const rate = useRateCall(loanId, call.id, endpoint);
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
      title={titles?.rate}
      about={aboutOf(call)}
      replaces={own !== null}
      onSave={answers => rate.press(answers, { done: onClose })}
    />
  );
}
