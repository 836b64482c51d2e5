import { momentText } from '@lending-desk/domain/calendar';
import { queuedStatus, type Recording, wasNotAnswered } from '@lending-desk/domain/calls';
import { Clock, PhoneCall, PhoneMissed } from 'lucide-react';
import { useCallback } from 'react';
import { AudioPlayer, type PlaySpeed } from '../../primitives/AudioPlayer';
import { Badge } from '../../primitives/Badge';
import { RevealEye, RevealError, type Reveals } from '../../primitives/Reveal';
import { Stack } from '../../primitives/Stack';
import type { Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { agent, moment } from './CallsTab.css';

const firstUpper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isAnswered = (status: string) => /^answered$/i.test(status);
/** The start time of the call, or 'an unknown time'. */
export const startOf = ({ startTime }: Recording) =>
  startTime === '' ? 'an unknown time' : momentText(startTime);

function Status({ status }: { status: string }) {
  if (isAnswered(status)) {
    return (
      <Badge tone="approve" icon={PhoneCall}>
        Answered
      </Badge>
    );
  }
  if (wasNotAnswered(status)) {
    return (
      <Badge tone="neutral" icon={PhoneMissed}>
        Not answered
      </Badge>
    );
  }
  return status === queuedStatus ? (
    <Badge tone="info" icon={Clock}>
      Queued
    </Badge>
  ) : (
    <Badge>{status}</Badge>
  );
}

type Playing = {
  reveals: Reveals<string>;
  speed: PlaySpeed;
  onSpeed: (speed: PlaySpeed) => void;
  /** Called when the user starts this recording. */
  onListen: (id: string) => void;
};

/** The player of a call, or the reason there is no recording. */
function AudioFile({ call, reveals, speed, onSpeed, onListen }: Playing & { call: Recording }) {
  const { id } = call;
  const listen = useCallback(() => onListen(id), [onListen, id]);
  const reveal = call.reveal === null ? null : reveals.of(call.reveal);
  const src = reveal?.state === 'shown' ? reveal.value : call.audioUrl;
  if (reveal && src === null) {
    return (
      <>
        <Stack direction="row" gap="1">
          <Text tone="tertiary">Recording hidden</Text>
          <RevealEye
            reveal={reveal}
            name={`recording of ${startOf(call)}`}
            onToggle={() => reveals.toggle(call.reveal ?? '')}
          />
        </Stack>
        <RevealError reveal={reveal} />
      </>
    );
  }
  if (src !== null) {
    return (
      <AudioPlayer
        src={src}
        label={`Recording of ${startOf(call)}`}
        speed={speed}
        onSpeed={onSpeed}
        onOpen={listen}
      />
    );
  }
  return (
    <Text tone="tertiary">
      {call.status === queuedStatus ? 'Arrives when the call has ended' : 'No recording'}
    </Text>
  );
}

/** The columns of the call list [CR-127]; each call with a recording has its own player [CR-128]. */
export function columnsFor(playing: Playing): readonly Column<Recording>[] {
  return [
    {
      id: 'startTime',
      header: 'Start time',
      width: 160,
      cell: call =>
        call.startTime === '' ? null : <span className={moment}>{momentText(call.startTime)}</span>,
      sortValue: call => call.startedAt,
    },
    {
      id: 'duration',
      header: 'Duration',
      align: 'right',
      width: 76,
      cell: call => call.duration,
      sortValue: call => call.duration,
    },
    {
      id: 'status',
      header: 'Status',
      width: 118,
      cell: call => (call.status === '' ? null : <Status status={call.status} />),
      sortValue: call => call.status,
    },
    {
      id: 'type',
      header: 'Type',
      width: 66,
      cell: call => firstUpper(call.type),
      sortValue: call => call.type,
    },
    {
      id: 'audioFile',
      header: 'Audio file',
      width: 252,
      cell: call => <AudioFile {...playing} call={call} />,
    },
    {
      id: 'agentName',
      header: 'Agent name',
      width: 104,
      cell: call => (call.agentName === '' ? null : <span className={agent}>{call.agentName}</span>),
      sortValue: call => call.agentName,
    },
  ];
}
