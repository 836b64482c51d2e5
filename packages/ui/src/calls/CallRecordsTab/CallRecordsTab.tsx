import { momentText } from '@lending-desk/domain/calendar';
import { averageRating, type RatedRecording, ratingRefusal } from '@lending-desk/domain/calls';
import { Star } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { PlaySpeed } from '../../primitives/AudioPlayer';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { useReveals } from '../../primitives/Reveal';
import { type Column, type Sort, Table } from '../../primitives/Table';
import { columnsFor, listeningMs, noReveal } from '../CallsTab/columns';

export type CallRecordsTabProps = {
  /** The calls of the loan, newest first. */
  recordings: readonly RatedRecording[];
  /** Playback speed, shared by all recordings. */
  speed: PlaySpeed;
  onSpeed: (speed: PlaySpeed) => void;
  /** Reveals one covered recording and returns its link; the access is audited. Rejects with the server's message.
   *  @default no recording is covered */
  onReveal?: ((ref: string) => Promise<string | null>) | undefined;
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
const newestFirst: Sort = { id: 'startTime', desc: true };
const keyOf = (call: RatedRecording) => call.id;

const ratingColumn = (onFeedback: (id: string) => void): Column<RatedRecording> => ({
  id: 'rating',
  header: 'Ratings',
  width: 96,
  stickyEnd: true,
  cell: call => {
    if (ratingRefusal(call) !== null) return null;
    const average = averageRating(call.ratings);
    const when = call.startTime === '' ? 'an unknown time' : momentText(call.startTime);
    return (
      <Button
        size="xs"
        icon={Star}
        aria-label={`Rated ${average}: feedbacks of the call of ${when}`}
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
  const { recordings, speed, onSpeed, onFeedback, children } = props;
  const reveals = useReveals(props.onReveal ?? noReveal, listeningMs);
  // A player that is unmounted stops playing, so the virtual list keeps its row mounted.
  const [listeningId, setListeningId] = useState<string>();
  const columns = [
    ...columnsFor({ reveals, speed, onSpeed, onListen: setListeningId }).map(column => ({
      ...column,
      header: headers[column.id] ?? column.header,
    })),
    ratingColumn(onFeedback),
  ];
  const count = recordings.length;
  return (
    <>
      <Panel
        title="Call Records List"
        padding="none"
        meta={count > 0 ? `${count} ${count === 1 ? 'call' : 'calls'}` : null}
      >
        <Table
          label="Call Records List"
          columns={columns}
          rows={recordings}
          rowKey={keyOf}
          windowing={{ keepKey: listeningId }}
          initialSort={newestFirst}
          empty={{ why: 'Nobody has called this customer about the loan yet.' }}
        />
      </Panel>
      {children}
    </>
  );
});
