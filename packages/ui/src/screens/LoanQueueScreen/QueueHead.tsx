import {
  type ApprovalStatus,
  approvalStatuses,
  approvalStatusFaces,
  approvalStatusLabel,
  messages,
  type QueueRow,
  tatHours,
} from '@lending-desk/domain';
import { AlignJustify, ChevronDown, Download, Funnel, Rows3, Search } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { Menu } from '../../primitives/Menu';
import { Segmented } from '../../primitives/Segmented';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { head, search, summary, titles, tools } from './LoanQueueScreen.css';
import type { LoanQueueScreenProps, QueueOwner } from './LoanQueueScreen';

const densities = [
  { value: 'compact', label: 'Compact rows', icon: Rows3, iconOnly: true },
  { value: 'comfortable', label: 'Comfortable rows', icon: AlignJustify, iconOnly: true },
] as const;

const owners: readonly { value: QueueOwner | null; label: string }[] = [
  { value: null, label: 'Anyone' },
  { value: 'mine', label: 'Me' },
  { value: 'unassigned', label: 'Nobody yet' },
];

/** What this page holds, in one line: '25 cases, 7 unassigned, oldest 43 h'. */
function summaryOf(rows: readonly QueueRow[]): string {
  if (rows.length === 0) return 'No case on this page';
  const unassigned = rows.filter(row => row.underWriterId === null).length;
  const oldest = Math.max(...rows.map(row => row.tat));
  const cases = rows.length === 1 ? '1 case' : `${rows.length} cases`;
  return `This page: ${cases}, ${unassigned} unassigned, oldest ${tatHours(oldest)} h`;
}

const statusWord = (status: ApprovalStatus | null) =>
  status === null ? 'any' : approvalStatusLabel(status).toLowerCase();
const ownerWord = (owner: QueueOwner | null) =>
  owners.find(item => item.value === owner)?.label.toLowerCase() ?? 'anyone';

/** Title, search, filters, row height and export of the queue. */
export function QueueHead(props: LoanQueueScreenProps) {
  const { title, rows, state = 'ready', status, owner, density } = props;
  return (
    <div className={head}>
      <div className={titles}>
        <Text as="h1" size="title">
          {title}
        </Text>
        <p className={summary}>
          {state === 'loading' ? messages.loan.loading : typeof state === 'object' ? null : summaryOf(rows)}
        </p>
      </div>
      <div className={tools}>
        <div className={search}>
          <TextField
            ref={props.searchRef}
            label="Search by loan id"
            hideLabel
            type="search"
            inputMode="numeric"
            icon={Search}
            kbd="/"
            placeholder="Search by loan id"
            value={props.search}
            onChange={props.onSearch}
          />
        </div>
        <Menu
          trigger={
            <Button icon={Funnel} iconAfter={ChevronDown}>
              Status: {statusWord(status)}
            </Button>
          }
          items={[
            { id: 'any', label: 'Any', onSelect: () => props.onStatus(null) },
            ...approvalStatuses.map(value => ({
              id: value,
              label: approvalStatusFaces[value].label,
              onSelect: () => props.onStatus(value),
            })),
          ]}
        />
        <Menu
          trigger={<Button iconAfter={ChevronDown}>Underwriter: {ownerWord(owner)}</Button>}
          items={owners.map(item => ({
            id: item.label,
            label: item.label,
            onSelect: () => props.onOwner(item.value),
          }))}
        />
        <Segmented
          label="Row height"
          hideLabel
          value={density}
          options={densities}
          onChange={props.onDensity}
        />
        <Button icon={Download} onClick={props.onExport}>
          Export
        </Button>
      </div>
    </div>
  );
}
