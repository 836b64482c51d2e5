import type { Recording } from '@lending-desk/domain/calls';
import { memo, useMemo, useState } from 'react';
import type { PlaySpeed } from '../../primitives/AudioPlayer';
import { Panel } from '../../primitives/Panel';
import { type Sort, Table, type TableState } from '../../primitives/Table';
import { long } from './CallsTab.css';
import { columnsFor } from './columns';

export type CallsTabProps = {
  /** The calls of the loan, newest first. */
  recordings: readonly Recording[];
  /** 'loading' while they are on their way; an error stands in their place. @default 'ready' */
  state?: TableState | undefined;
  /** How fast recordings are played; one choice for all. */
  speed: PlaySpeed;
  onSpeed: (speed: PlaySpeed) => void;
};

const newestFirst: Sort = { id: 'startTime', desc: true };
const longFrom = 100;
const keyOf = (call: Recording) => call.id;

/** The calls with the customer, and what was said in them (CR-127, CR-128). */
export const CallsTab = memo(function CallsTab({ recordings, state, speed, onSpeed }: CallsTabProps) {
  // A player that left the page would fall silent: its row stays, wherever one scrolls.
  const [heard, setHeard] = useState<string>();
  const columns = useMemo(() => columnsFor({ speed, onSpeed, onListen: setHeard }), [speed, onSpeed]);
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
          windowing={{ keepKey: heard }}
          state={state}
          initialSort={newestFirst}
          empty={{ why: 'Nobody has called this customer about the loan yet.' }}
          layout={{ skeletonRows: 3, height: isLong ? 'fill' : 'content' }}
        />
      </div>
    </Panel>
  );
});
