import { type BusinessDate, formatDate } from '@lending-desk/domain/calendar';
import type { ExplainedAccount, TimelineEmi } from '@lending-desk/domain/collections';
import { dpdBucket } from '@lending-desk/domain/loan';
import { Check, CircleX, Handshake, Phone } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { type Column, Table } from '../../primitives/Table';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import type { Read } from '../../primitives/States';
import { exactly } from '../amounts';
import { AskedFor } from '../AskedFor';
import { promiseWords } from '../promiseWords';
import { above, cell, late, month, partPaid, promised, returned, strip } from './AccountTimeline.css';

export type AccountTimelineProps = {
  /** The account with its working, or that it is loading or failed. */
  account: Read<ExplainedAccount | null>;
};

const views = [
  { value: 'strip', label: 'Strip' },
  { value: 'table', label: 'Table' },
] as const;

const daysOf = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

/** How an EMI went, in words: 'Paid 3 days late'. */
function standingOf({ state, daysLate }: TimelineEmi): string {
  if (state === 'to come') return 'To come';
  if (state === 'paid') return daysLate === 0 ? 'Paid on time' : `Paid ${daysOf(daysLate)} late`;
  const label = state === 'part-paid' ? 'Part-paid' : 'Unpaid';
  return daysLate === 0 ? `${label}, due today` : `${label}, ${daysOf(daysLate)} past due`;
}

/** 'Rs. 9,000 by 25 Nov 2026, broken; Rs. 5,000 due today' */
const promisesOf = ({ promises }: TimelineEmi, today: BusinessDate) =>
  promises.map(promise => promiseWords(promise, today)).join('; ');

const columnsOn = (today: BusinessDate): readonly Column<TimelineEmi>[] => [
  { id: 'emi', header: 'EMI', cell: row => row.emi },
  { id: 'dueDate', header: 'Due date', cell: row => formatDate(row.dueDate) },
  { id: 'amount', header: 'Amount', align: 'right', cell: row => exactly(row.amount) },
  { id: 'standing', header: 'How it went', cell: standingOf },
  { id: 'bounces', header: 'Returned', align: 'right', cell: row => row.bounces },
  { id: 'calls', header: 'Calls', align: 'right', cell: row => row.calls },
  { id: 'promised', header: 'Promised', cell: row => promisesOf(row, today) },
];
const emiOf = ({ emi }: TimelineEmi) => String(emi);

/** Every EMI of the account as one picture: paid, late, returned, called about, promised; and the same as a table, which a
 *  screen reader gets in either view. */
export function AccountTimeline({ account }: AccountTimelineProps) {
  const [view, setView] = useState<'strip' | 'table'>('strip');
  return (
    <Panel
      title="Account timeline"
      meta="Figures are days late"
      padding={account.state === 'ready' && view === 'table' ? 'none' : 'body'}
      actions={<Segmented label="View" hideLabel size="sm" value={view} onChange={setView} options={views} />}
    >
      <AskedFor asked={account}>
        {({ emis, asOf }) => {
          const table = (
            <Table label="Account timeline" columns={columnsOn(asOf)} rows={emis} rowKey={emiOf} />
          );
          if (view === 'table') return table;
          return (
            <>
              <Strip emis={emis} today={asOf} />
              <VisuallyHidden>{table}</VisuallyHidden>
            </>
          );
        }}
      </AskedFor>
    </Panel>
  );
}

/** 'EMI 7, 1 Nov 2026: Unpaid, 14 days past due. Promised: Rs. 9,000 by 12 Nov 2026, broken' */
function titleOf(emi: TimelineEmi, today: BusinessDate): string {
  const promises = promisesOf(emi, today);
  const went = `EMI ${emi.emi}, ${formatDate(emi.dueDate)}: ${standingOf(emi)}`;
  return promises === '' ? went : `${went}. Promised: ${promises}`;
}

/** 'Sep 26', as a whole date is written elsewhere. */
function shortMonth(date: BusinessDate): string {
  const [, month, year = ''] = formatDate(date).split(' ');
  return `${month} ${year.slice(2)}`;
}

function Strip({ emis, today }: { emis: readonly TimelineEmi[]; today: BusinessDate }) {
  return (
    <div aria-hidden className={strip}>
      {emis.map(emi => (
        <div key={emi.emi} title={titleOf(emi, today)}>
          <span className={above}>
            {emi.calls > 0 ? (
              <>
                <Icon icon={Phone} size={12} />
                {emi.calls}
              </>
            ) : null}
            {emi.bounces > 0 ? (
              <span className={returned}>
                <Icon icon={CircleX} size={12} />
                {emi.bounces}
              </span>
            ) : null}
            {emi.promises.map(({ dueOn, state }) => (
              <span key={dueOn} className={promised[state]}>
                <Icon icon={Handshake} size={12} />
              </span>
            ))}
          </span>
          <span className={cellClass(emi)}>
            {emi.state === 'paid' && emi.daysLate === 0 ? <Icon icon={Check} size={14} /> : null}
            {emi.daysLate > 0 ? emi.daysLate : null}
          </span>
          <span className={month}>{shortMonth(emi.dueDate)}</span>
        </div>
      ))}
    </div>
  );
}

function cellClass({ state, daysLate }: TimelineEmi): string {
  if (state === 'to come') return cell;
  return [cell, late[dpdBucket(daysLate)], ...(state === 'part-paid' ? [partPaid] : [])].join(' ');
}
