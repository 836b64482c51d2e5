import { deskMessages } from '@lending-desk/domain/errors';
import {
  type ApprovalStatus,
  approvalStatuses,
  approvalStatusLabel,
  type QueueRow,
  tatHours,
} from '@lending-desk/domain/loan';
import { AlignJustify, ChevronDown, Download, Funnel, Rows3, Search } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../../primitives/Button';
import { Menu, type MenuItem } from '../../primitives/Menu';
import { Segmented } from '../../primitives/Segmented';
import type { ListShown } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { TextField } from '../../primitives/TextField';
import { search, summary } from './LoanQueueScreen.css';

export type QueueOwner = 'mine' | 'unassigned';

export type QueueHeadProps = {
  /** Name of the view: 'All Cases', 'On Hold Cases'. */
  title: string;
  list: ListShown<QueueRow>;
  /** The status it is filtered by; null for any. */
  status: ApprovalStatus | null;
  /** Whose loans are shown; null for everybody’s. */
  owner: QueueOwner | null;
  /** Text of the search box. */
  search: string;
  onSearch: (text: string) => void;
  onStatus: (status: ApprovalStatus | null) => void;
  /** Called with whose loans somebody wants to see. */
  onOwner: (owner: QueueOwner | null) => void;
  /** Opens the person's saved views. */
  onViews: () => void;
  onExport: () => void;
  /** The height of the rows. */
  density: 'compact' | 'comfortable';
  /** Called with the height that somebody chooses. */
  onDensity: (density: 'compact' | 'comfortable') => void;
  /** The search box; a shortcut focuses it. */
  searchRef?: Ref<HTMLInputElement> | undefined;
};

const densities = [
  { value: 'compact', label: 'Compact rows', icon: Rows3, iconOnly: true },
  { value: 'comfortable', label: 'Comfortable rows', icon: AlignJustify, iconOnly: true },
] as const;

const statuses = [null, ...approvalStatuses];
const statusLabel = (status: ApprovalStatus | null) =>
  status === null ? 'Any' : approvalStatusLabel(status);

const owners = [null, 'mine', 'unassigned'] as const;
const ownerLabel = (owner: QueueOwner | null) =>
  owner === null ? 'Anyone' : owner === 'mine' ? 'Me' : 'Nobody yet';

/** The items of a filter's menu, with the current one ticked. */
const choices = <T,>(
  values: readonly T[],
  labelOf: (value: T) => string,
  present: T,
  onSelect: (value: T) => void,
): MenuItem[] =>
  values.map(value => ({
    id: labelOf(value),
    label: labelOf(value),
    checked: value === present,
    onSelect: () => onSelect(value),
  }));

/** Summary of the page in one line: '25 cases, 7 unassigned, oldest 43 h'. */
function summaryOf(rows: readonly QueueRow[]): string {
  if (rows.length === 0) return 'No case on this page';
  const unassigned = rows.filter(row => row.underWriterId === null).length;
  const oldest = Math.max(...rows.map(row => row.tat));
  const cases = rows.length === 1 ? '1 case' : `${rows.length} cases`;
  return `This page: ${cases}, ${unassigned} unassigned, oldest ${tatHours(oldest)} h`;
}

/** Name of the view, with the summary of its page. */
export function QueueHeading({ title, list }: QueueHeadProps) {
  return (
    <>
      <Text as="h1" size="title">
        {title}
      </Text>
      <p className={summary}>
        {list.state === 'loading' ? deskMessages.loan.loading : 'rows' in list ? summaryOf(list.rows) : null}
      </p>
    </>
  );
}

/** Search, filters, row height and export of the queue. */
export function QueueTools(props: QueueHeadProps) {
  const { status, owner, density } = props;
  return (
    <>
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
            Status: {statusLabel(status).toLowerCase()}
          </Button>
        }
        items={choices(statuses, statusLabel, status, props.onStatus)}
      />
      <Menu
        trigger={<Button iconAfter={ChevronDown}>Underwriter: {ownerLabel(owner).toLowerCase()}</Button>}
        items={choices(owners, ownerLabel, owner, props.onOwner)}
      />
      <Segmented
        label="Row height"
        hideLabel
        value={density}
        options={densities}
        onChange={props.onDensity}
      />
      <Button onClick={props.onViews}>Views</Button>
      <Button icon={Download} onClick={props.onExport}>
        Export
      </Button>
    </>
  );
}
