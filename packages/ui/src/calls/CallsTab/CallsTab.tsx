import type { Recording } from '@lending-desk/domain/calls';
import { memo, useState } from 'react';
import type { PlaySpeed } from '../../primitives/AudioPlayer';
import { Panel } from '../../primitives/Panel';
import { useReveals } from '../../primitives/Reveal';
import { type Sort, Table, type TableState } from '../../primitives/Table';
import { long } from './CallsTab.css';
import { columnsFor, listeningMs, noReveal } from './columns';

export type CallsTabProps = {
  /** The calls of the loan, newest first. */
  recordings: readonly Recording[];
  /** 'loading', or an error shown instead of the list. @default 'ready' */
  state?: TableState | undefined;
  /** Playback speed, shared by all recordings. */
  speed: PlaySpeed;
  onSpeed: (speed: PlaySpeed) => void;
  /** Reveals one covered recording and returns its link; the access is audited. Rejects with the server's message.
   *  @default no recording is covered */
  onReveal?: ((ref: string) => Promise<string | null>) | undefined;
};

const newestFirst: Sort = { id: 'startTime', desc: true };
const longFrom = 100;
const keyOf = (call: Recording) => call.id;

/** Calls with the customer, with their recordings (CR-127, CR-128). */
export const CallsTab = memo(function CallsTab({
  recordings,
  state,
  speed,
  onSpeed,
  onReveal = noReveal,
}: CallsTabProps) {
  const reveals = useReveals(onReveal, listeningMs);
  // A player that is unmounted stops playing, so the virtual list keeps its row mounted.
  const [listeningId, setListeningId] = useState<string>();
  const columns = columnsFor({ reveals, speed, onSpeed, onListen: setListeningId });
  const count = recordings.length;
  const isLong = count > longFrom;
  return (
    <Panel
      title="Calls"
      padding="none"
      meta={count > 0 ? `${count} ${count === 1 ? 'call' : 'calls'}` : null}
    >
      <div className={isLong ? long : undefined}>
        <Table
          label="Calls"
          columns={columns}
          rows={recordings}
          rowKey={keyOf}
          windowing={{ keepKey: listeningId }}
          state={state}
          initialSort={newestFirst}
          empty={{ why: 'Nobody has called this customer about the loan yet.' }}
          layout={{ skeletonRows: 3, height: isLong ? 'fill' : 'content' }}
        />
      </div>
    </Panel>
  );
});
