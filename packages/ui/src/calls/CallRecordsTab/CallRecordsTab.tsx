import { averageRating, type RatedRecording, ratingRefusal } from '@lending-desk/domain/calls';
import { Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '../../primitives/Button';
import type { Column } from '../../primitives/Table';
import { CallList, type HeardCalls } from '../CallsTab/CallList';
import { startOf } from '../CallsTab/columns';

export type CallRecordsTabProps = HeardCalls<RatedRecording> & {
  /** Opens the feedback list of a call. */
  onFeedback: (id: string) => void;
  /** Below the list: the field that adds a recording. */
  children?: ReactNode;
};

/** The columns as the document of collections names them [CO-077]. */
const headers: Readonly<Record<string, string>> = {
  startTime: 'Start Time',
  audioFile: 'Recording File',
  agentName: 'Agent Name',
};

const ratingColumn = (onFeedback: (id: string) => void): Column<RatedRecording> => ({
  id: 'rating',
  header: 'Ratings',
  width: 96,
  stickyEnd: true,
  cell: call => {
    if (ratingRefusal(call) !== null) return null;
    const average = averageRating(call.ratings);
    return (
      <Button
        size="xs"
        icon={Star}
        aria-label={`Rated ${average}: feedbacks of the call of ${startOf(call)}`}
        onClick={() => onFeedback(call.id)}
      >
        {average}
      </Button>
    );
  },
  sortValue: ({ ratings }) => (ratings.length === 0 ? null : Number(averageRating(ratings))),
});

/** The calls of a loan with their recordings; a star with the average rating opens the feedbacks (CO-077 to CO-080). */
export const CallRecordsTab = memo(function CallRecordsTab(props: CallRecordsTabProps) {
  const { onFeedback, children, ...calls } = props;
  return (
    <>
      <CallList {...calls} title="Call Records List" headers={headers} rating={ratingColumn(onFeedback)} />
      {children}
    </>
  );
});
