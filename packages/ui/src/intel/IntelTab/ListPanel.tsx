import type { SectionState } from '@lending-desk/domain/loan';
import { Banner } from '../../primitives/Banner';
import { Panel } from '../../primitives/Panel';
import {
  byIndex,
  type Column,
  type Indexed,
  type Sort,
  Table,
  type TableState,
} from '../../primitives/Table';
import { long } from './IntelTab.css';

type Props<Row extends Indexed<object>> = {
  title: string;
  section: SectionState<readonly Row[]>;
  columns: readonly Column<Row>[];
  state?: TableState | undefined;
  /** Why the list is empty. */
  why: string;
  onOpenRow?: ((row: Row) => void) | undefined;
};

const newestFirst: Sort = { id: 'date', desc: true };
const longFrom = 100;
const openHint = () => 'Read';

/** A table of the Intel tab. If its section is unreadable it shows an error; the other tables are unaffected. */
export function ListPanel<Row extends Indexed<object>>({
  title,
  section,
  columns,
  state,
  why,
  onOpenRow,
}: Props<Row>) {
  if (section.state === 'broken') {
    return (
      <Panel title={title}>
        <Banner tone="reject" title={`${title} could not be read`}>
          {section.issues.slice(0, 3).join('; ')}
        </Banner>
      </Panel>
    );
  }
  const rows = section.state === 'ready' ? section.value : [];
  const isLong = rows.length > longFrom;
  return (
    <Panel title={title} padding="none" meta={rows.length > 0 ? rows.length : null}>
      <div className={isLong ? long : undefined}>
        <Table
          label={title}
          columns={columns}
          rows={rows}
          rowKey={byIndex}
          state={state}
          initialSort={newestFirst}
          empty={{ why }}
          layout={{ skeletonRows: 2, height: isLong ? 'fill' : 'content' }}
          opening={onOpenRow && { onOpen: onOpenRow, hint: openHint }}
        />
      </div>
    </Panel>
  );
}
