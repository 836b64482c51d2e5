import { averageRating, type RatedRecording, ratingRefusal } from '@lending-desk/domain/calls';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../primitives/Button';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { CallList, type HeardCalls } from '../CallsTab/CallList';
import { startOf } from '../CallsTab/columns';
import { rating } from './RecordingsTab.css';

export type RecordingsTabProps = HeardCalls<RatedRecording> & {
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

const ofCall = (call: RatedRecording) => `the call of ${startOf(call)}`;

type Rating = Pick<RecordingsTabProps, 'mayRate' | 'onFeedback' | 'onRate'>;

/** The average rating of each call, with its feedback [CS-078]. */
function ratingColumn({ mayRate, onFeedback, onRate }: Rating): Column<RatedRecording> {
  return {
    id: 'rating',
    header: 'Rating',
    width: 147,
    stickyEnd: true,
    cell: call => {
      if (ratingRefusal(call) !== null) return null;
      const { id, ratings } = call;
      return (
        <div className={rating}>
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
        </div>
      );
    },
    sortValue: ({ ratings }) => (ratings.length === 0 ? null : Number(averageRating(ratings))),
  };
}

/** The calls of a loan with their recordings and ratings [CS-078, CS-079]. */
export const RecordingsTab = memo(function RecordingsTab(props: RecordingsTabProps) {
  const { mayRate, onFeedback, onRate, onAddRecording, whyNot, ...calls } = props;
  return (
    <CallList
      {...calls}
      title="Recordings"
      rating={ratingColumn({ mayRate, onFeedback, onRate })}
      actions={
        <Button size="sm" icon={Plus} disabledReason={whyNot} onClick={onAddRecording}>
          Add Recording
        </Button>
      }
    />
  );
});
