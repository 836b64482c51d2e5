import type { Recording } from '@lending-desk/domain/calls';
import { type ReactNode, useState } from 'react';
import type { PlaySpeed } from '../../primitives/AudioPlayer';
import { Panel } from '../../primitives/Panel';
import { useReveals } from '../../primitives/Reveal';
import { type Column, type Sort, Table, type TableState } from '../../primitives/Table';
import { long } from './CallsTab.css';
import { columnsFor } from './columns';

/** Calls that can be listened to. */
export type HeardCalls<Call extends Recording> = {
  /** The calls of the loan, newest first. */
  recordings: readonly Call[];
  /** Playback speed, shared by all recordings. */
  speed: PlaySpeed;
  onSpeed: (speed: PlaySpeed) => void;
  /** Reveals one covered recording and returns its link; the access is audited. Rejects with the server's message.
   *  @default no recording is covered */
  onReveal?: ((ref: string) => Promise<string | null>) | undefined;
};

type Props<Call extends Recording> = HeardCalls<Call> & {
  /** Of the panel and of the table. */
  title: string;
  state?: TableState | undefined;
  /** Whether a long list scrolls inside its panel. @default false */
  scrolls?: boolean;
  /** Headers by the id of a column, where a document names them otherwise. @default as of credit */
  headers?: Readonly<Record<string, string>>;
  /** Stands after the others. @default none */
  rating?: Column<Call>;
  actions?: ReactNode;
};

const newestFirst: Sort = { id: 'startTime', desc: true };
const keyOf = (call: Recording) => call.id;
/** How long a revealed recording can be played: as long as its link. */
const listeningMs = 5 * 60_000;
/** For people whose recordings are not covered. */
const noReveal = async (): Promise<string | null> => null;

/** The panel of a list of calls with their recordings. */
export function CallList<Call extends Recording>(props: Props<Call>) {
  const { title, recordings, speed, onSpeed, onReveal = noReveal, headers = {}, rating } = props;
  const { scrolls = false } = props;
  const reveals = useReveals(onReveal, listeningMs);
  // A player that is unmounted stops playing, so the virtual list keeps its row mounted.
  const [listeningId, setListeningId] = useState<string>();
  const columns: Column<Call>[] = columnsFor({ reveals, speed, onSpeed, onListen: setListeningId }).map(
    column => ({ ...column, header: headers[column.id] ?? column.header }),
  );
  const count = recordings.length;
  return (
    <Panel
      title={title}
      padding="none"
      meta={count > 0 ? `${count} ${count === 1 ? 'call' : 'calls'}` : null}
      actions={props.actions}
    >
      <div className={scrolls ? long : undefined}>
        <Table
          label={title}
          columns={rating ? [...columns, rating] : columns}
          rows={recordings}
          rowKey={keyOf}
          windowing={{ keepKey: listeningId }}
          state={props.state}
          initialSort={newestFirst}
          empty={{ why: 'Nobody has called this customer about the loan yet.' }}
          layout={{ skeletonRows: 3, height: scrolls ? 'fill' : 'content' }}
        />
      </div>
    </Panel>
  );
}
