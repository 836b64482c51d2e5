import { momentText } from '@lending-desk/domain/calendar';
import { averageRating, type RatedRecording, ratingRefusal } from '@lending-desk/domain/calls';
import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import type { PlaySpeed } from '../../primitives/AudioPlayer';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { useReveals } from '../../primitives/Reveal';
import { Stack } from '../../primitives/Stack';
import { type Column, type Sort, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { columnsFor, listeningMs, noReveal } from '../CallsTab/columns';

export type RecordingsTabProps = {
  /** The calls of the loan, newest first. */
  recordings: readonly RatedRecording[];
  /** Playback speed, shared by all recordings. */
  speed: PlaySpeed;
  onSpeed: (speed: PlaySpeed) => void;
  /** Reveals one covered recording and returns its link; the access is audited. Rejects with the server's message.
   *  @default no recording is covered */
  onReveal?: ((ref: string) => Promise<string | null>) | undefined;
  /** Whether the person may add feedback; without it there is no button [CS-080]. */
  mayRate: boolean;
  /** Opens the feedback list of a call. */
  onFeedback: (id: string) => void;
  /** Opens the dialog 'Add Call Feedback' for a call. */
  onRate: (id: string) => void;
  /** Opens the dialog that adds a recording. */
  onAddRecording: () => void;
  /** Why this person may not add a recording. @default allowed */
  whyNot?: string | undefined;
};

const newestFirst: Sort = { id: 'startTime', desc: true };
const keyOf = (call: RatedRecording) => call.id;
const ofCall = ({ startTime }: RatedRecording) =>
  `the call of ${startTime === '' ? 'an unknown time' : momentText(startTime)}`;

type Rating = Pick<RecordingsTabProps, 'mayRate' | 'onFeedback' | 'onRate'>;

/** The average rating of each call, with its feedback [CS-078]. */
function ratingColumn({ mayRate, onFeedback, onRate }: Rating): Column<RatedRecording> {
  return {
    id: 'rating',
    header: 'Rating',
    width: 206,
    stickyEnd: true,
    cell: call => {
      if (ratingRefusal(call) !== null) return null;
      const { id, ratings } = call;
      return (
        <Stack direction="row" gap="2">
          <Text weight="medium">{averageRating(ratings)}</Text>
          <Button size="xs" aria-label={`Call feedback of ${ofCall(call)}`} onClick={() => onFeedback(id)}>
            {`Feedback (${ratings.length})`}
          </Button>
          {mayRate ? (
            <Button
              size="xs"
              icon={Plus}
              aria-label={`Add Call Feedback to ${ofCall(call)}`}
              onClick={() => onRate(id)}
            >
              Add
            </Button>
          ) : null}
        </Stack>
      );
    },
    sortValue: ({ ratings }) => (ratings.length === 0 ? null : Number(averageRating(ratings))),
  };
}

/** The calls of a loan with their recordings and ratings [CS-078, CS-079]. */
export const RecordingsTab = memo(function RecordingsTab(props: RecordingsTabProps) {
  const { recordings, speed, onSpeed, mayRate, onFeedback, onRate, onAddRecording, whyNot } = props;
  const reveals = useReveals(props.onReveal ?? noReveal, listeningMs);
  // A player that is unmounted stops playing, so the virtual list keeps its row mounted.
  const [listeningId, setListeningId] = useState<string>();
  const columns = [
    ...columnsFor({ reveals, speed, onSpeed, onListen: setListeningId }),
    ratingColumn({ mayRate, onFeedback, onRate }),
  ];
  const count = recordings.length;
  return (
    <Panel
      title="Recordings"
      padding="none"
      meta={count > 0 ? `${count} ${count === 1 ? 'call' : 'calls'}` : null}
      actions={
        <Button size="sm" icon={Plus} disabledReason={whyNot} onClick={onAddRecording}>
          Add Recording
        </Button>
      }
    >
      <Table
        label="Recordings"
        columns={columns}
        rows={recordings}
        rowKey={keyOf}
        windowing={{ keepKey: listeningId }}
        initialSort={newestFirst}
        empty={{ why: 'Nobody has called this customer about the loan yet.' }}
      />
    </Panel>
  );
});
