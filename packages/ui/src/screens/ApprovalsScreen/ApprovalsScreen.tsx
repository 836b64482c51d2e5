import { type ApprovalRequest, approvalMessages, type ProviderRefund } from '@lending-desk/domain/approvals';
import { formatDateTime } from '@lending-desk/domain/calendar';
import { formatRupees, type Paise, sum, zeroPaise } from '@lending-desk/domain/money';
import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../primitives/Badge';
import { KeyValue } from '../../primitives/KeyValue';
import { PageHeading } from '../../primitives/PageHeading';
import { Panel } from '../../primitives/Panel';
import { Segmented } from '../../primitives/Segmented';
import { Stack } from '../../primitives/Stack';
import { type Column, type ListShown, Table, tableOf } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { ListLayout } from '../ListLayout';
import { below, request, sideBySide, twoLines } from './ApprovalsScreen.css';

/** Which requests are shown. */
export type ApprovalsView = 'waiting' | 'approved' | 'refused' | 'mine';

export type ApprovalsScreenProps = {
  list: ListShown<ApprovalRequest>;
  /** The list that is shown: what waits, what was approved or refused, or one’s own. */
  view: ApprovalsView;
  /** Called with the list that somebody changes to. */
  onView: (view: ApprovalsView) => void;
  /** idString of who looks. */
  viewerId: string;
  onOpen: (request: ApprovalRequest) => void;
  /** The request that is open. @default none */
  openKey?: string | undefined;
  /** The loans that hold more than is owed. */
  refundsDue: readonly { readonly loanId: number; readonly fullName: string; readonly amount: Paise }[];
  /** Payments that the provider paid back and that still count here. */
  providerRefunds: readonly ProviderRefund[];
  /** The link to the payments of a loan. */
  renderLoan: (loanId: number) => ReactNode;
  /** The open request. @default none */
  children?: ReactNode;
};

const views: readonly { readonly value: ApprovalsView; readonly label: string }[] = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'approved', label: 'Approved' },
  { value: 'refused', label: 'Refused' },
  { value: 'mine', label: 'Mine' },
];

const isIn: Readonly<Record<ApprovalsView, (request: ApprovalRequest, me: string) => boolean>> = {
  waiting: ({ state }) => state === 'waiting',
  approved: ({ state }) => state === 'approved',
  refused: ({ state }) => state === 'refused' || state === 'ended',
  mine: ({ makerId }, me) => makerId === me,
};

const empties: Readonly<Record<ApprovalsView, string>> = {
  waiting: 'Nothing waits for a second person.',
  approved: 'Nothing was approved within the last 7 days.',
  refused: 'Nothing was refused within the last 7 days.',
  mine: 'You asked for nothing within the last 7 days.',
};

const whole = (amount: Paise) => formatRupees(amount, { paise: true });
const rowKey = ({ id }: ApprovalRequest) => id;

const columnsFor = (me: string): readonly Column<ApprovalRequest>[] => [
  {
    id: 'what',
    header: 'What, for whom and why',
    cell: row => (
      <div className={twoLines}>
        <Text weight="bold">
          {approvalMessages.kinds[row.kind]} {row.fullName} {row.loanId}
        </Text>
        <Stack direction="row" gap="2" wrap>
          {row.since.length > 0 ? <Badge tone="flag">Dues changed</Badge> : null}
          {row.makerId === me ? <Badge>You asked</Badge> : null}
          {row.state === 'ended' ? <Badge>Ended</Badge> : null}
          <Text size="caption" tone="secondary">
            {row.reason || row.about}
          </Text>
        </Stack>
      </div>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'right',
    // A closure asks for no amount: what it needs is received or waived before.
    cell: row => (row.kind === 'closure' ? 'Whole loan' : whole(row.amount)),
  },
  {
    id: 'overdue',
    header: 'Overdue',
    align: 'right',
    cell: row => (
      <>
        <Text as="p">{whole((row.now ?? row.whenAsked).total)}</Text>
        {row.state === 'waiting' ? (
          <Text as="p" size="caption" tone="secondary">
            → {row.after ? whole(row.after.total) : '–'}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    id: 'asked',
    header: 'Asked by',
    cell: row => (
      <>
        <Text as="p">{row.makerId === me ? 'You' : row.maker}</Text>
        <Text as="p" size="caption" tone="secondary">
          {formatDateTime(row.askedAt)}
        </Text>
      </>
    ),
  },
];

const explained = [
  { label: 'Waiver', value: 'Above Rs. 1,000 within 30 days, and any interest or principal' },
  { label: 'Closure', value: 'Always. The closure amount must be received or waived first' },
  { label: 'Receipt by hand', value: 'Always' },
  { label: 'Reversal', value: 'Always. It raises the overdue again' },
  { label: 'Refund', value: 'Always' },
];

/** What waits for a second person, and what was decided lately (M35, M36). */
export function ApprovalsScreen(props: ApprovalsScreenProps) {
  const { list, view, onView, viewerId, onOpen, openKey, refundsDue, providerRefunds, renderLoan, children } =
    props;
  const { rows: all, state } = useMemo(() => tableOf(list, approvalMessages.loadFailed), [list]);
  const rows = useMemo(() => all.filter(row => isIn[view](row, viewerId)), [all, view, viewerId]);
  const columns = useMemo(() => columnsFor(viewerId), [viewerId]);
  const waiting = all.filter(row => row.state === 'waiting');
  return (
    <ListLayout
      heading={
        <PageHeading title="Approvals">
          {list.state === 'ready'
            ? `${waiting.length} ${waiting.length === 1 ? 'waits' : 'wait'} for a second person, ${whole(sum(waiting.map(({ kind, amount }) => (kind === 'closure' ? zeroPaise : amount))))} in all`
            : ''}
        </PageHeading>
      }
      tools={<Segmented label="Show" hideLabel value={view} onChange={onView} options={views} />}
    >
      <div className={children ? sideBySide : below}>
        <Panel padding="none" title="Requests">
          <Table
            label="Requests"
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            state={state}
            empty={{ why: empties[view] }}
            opening={{ onOpen, openKey, pageKeys: true }}
          />
        </Panel>
        {children ? <div className={request}>{children}</div> : null}
        <Stack gap="4">
          {refundsDue.length > 0 ? (
            <Panel title="Refunds due">
              <KeyValue
                items={refundsDue.map(({ loanId, fullName, amount }) => ({
                  label: `Loan ${loanId}`,
                  value: `${fullName}, ${whole(amount)}`,
                }))}
              />
            </Panel>
          ) : null}
          {providerRefunds.length > 0 ? (
            <Panel title="Refunded at the provider">
              <KeyValue
                labelWidth="wide"
                items={providerRefunds.map(refund => ({
                  label: refund.paymentId,
                  value: <Refunded refund={refund} loan={renderLoan(refund.loanId)} />,
                }))}
              />
              <Text size="caption" tone="secondary">
                Nothing is reversed by itself. Reverse the payment on its loan where the customer has the
                money back.
              </Text>
            </Panel>
          ) : null}
          <Panel title="What waits for a second person">
            <KeyValue items={explained} labelWidth="wide" />
            <Text size="caption" tone="secondary">
              The person who asked never approves. Approving twice posts once.
            </Text>
          </Panel>
        </Stack>
      </div>
    </ListLayout>
  );
}

function Refunded({ refund, loan }: { refund: ProviderRefund; loan: ReactNode }) {
  const { fullName, amount, received, at, waits } = refund;
  return (
    <>
      <Text as="p">
        {fullName}: {whole(amount)} of {whole(received)}, {formatDateTime(at)}
      </Text>
      <Stack direction="row" gap="2" wrap>
        {loan}
        {waits ? <Badge>Reversal waits for approval</Badge> : null}
      </Stack>
    </>
  );
}
