import { type ApprovalRequest, approvalMessages } from '@lending-desk/domain/approvals';
import { formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import { formatRupees, type Paise } from '@lending-desk/domain/money';
import { type ReactNode, useEffect, useRef } from 'react';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { ExternalLink } from '../../primitives/Link';
import { Panel } from '../../primitives/Panel';
import { Stack } from '../../primitives/Stack';
import { StatusLine } from '../../primitives/StatusLine';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { TextArea } from '../../primitives/TextArea';
import type { Run } from '../../primitives/States';
import { decision } from './RequestPanel.css';

export type RequestPanelProps = {
  request: ApprovalRequest;
  /** Whether the person who looks at it asked it. */
  own: boolean;
  /** A link to the loan. */
  loanLink: ReactNode;
  /** Why it would be refused, as typed. */
  reason: string;
  onReason: (reason: string) => void;
  /** What of the three is being done, and what came of the last one. */
  action: Run;
  onApprove: () => void;
  onRefuse: (reason: string) => void;
  onTakeBack: () => void;
};

const exactly = (amount: Paise) => formatRupees(amount, { paise: true });
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type WorkingRow = {
  readonly label: string;
  readonly asked: Paise;
  readonly now: Paise;
  readonly waived: Paise;
};
const working: readonly Column<WorkingRow>[] = [
  { id: 'part', header: 'Part', cell: row => row.label },
  { id: 'asked', header: 'When asked', align: 'right', cell: row => exactly(row.asked) },
  { id: 'now', header: 'Now due', align: 'right', cell: row => exactly(row.now) },
  { id: 'waived', header: 'Waived', align: 'right', cell: row => exactly(row.waived) },
];
const unwaived = working.filter(({ id }) => id !== 'waived');
const labelOf = ({ label }: { readonly label: string }) => label;

type Line = ApprovalRequest['lines'][number];
const lines: readonly Column<Line>[] = [
  { id: 'account', header: 'Account', cell: ({ account }) => capitalised(account) },
  {
    id: 'debit',
    header: 'Debit',
    align: 'right',
    cell: line => (line.side === 'debit' ? exactly(line.amount) : null),
  },
  {
    id: 'credit',
    header: 'Credit',
    align: 'right',
    cell: line => (line.side === 'credit' ? exactly(line.amount) : null),
  },
];
const lineKey = ({ account, side }: Line) => `${account} ${side}`;

type Since = ApprovalRequest['since'][number];
const sinceColumns: readonly Column<Since>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at) },
  { id: 'what', header: 'What', cell: ({ kind }) => kind },
  { id: 'by', header: 'By', cell: ({ by }) => by },
];
const sinceKey = ({ at, kind }: Since) => `${at} ${kind}`;

function workingRows({ whenAsked, now, parts }: ApprovalRequest): readonly WorkingRow[] {
  const current = now ?? whenAsked;
  return (
    [
      ['Principal', 'principal'],
      ['Interest', 'interest'],
      ['Penal', 'penal'],
      ['Bounce', 'bounce'],
    ] as const
  ).map(([label, part]) => ({
    label,
    asked: whenAsked[part],
    now: current[part],
    waived: parts[part],
  }));
}

/** What closing does with money, as its approval posts it. */
function closingWords({ lines }: ApprovalRequest): string {
  const posted = (account: Line['account'], side: Line['side']) =>
    lines.find(line => line.account === account && line.side === side)?.amount;
  const [held, rounded, back] = [
    posted('held', 'debit'),
    posted('rounding', 'debit'),
    posted('refunds due', 'credit'),
  ];
  const words = [
    ...(held ? [`${exactly(held)} of held money is used.`] : []),
    ...(rounded ? [`${exactly(rounded)}, less than a rupee, is waived.`] : []),
    ...(back ? [`${exactly(back)} becomes due back to the customer.`] : []),
  ];
  return words.length > 0 ? words.join(' ') : 'Everything is paid: nothing is collected or waived.';
}

/** One request as the second person judges it: the maker's working, what moved since, what its approval posts, and the
 *  decision. */
export function RequestPanel(props: RequestPanelProps) {
  const { request, own, loanLink } = props;
  const { kind, amount, maker, askedAt, about, reason, whenAsked, now, after, since } = request;
  const title = kind === 'closure' ? 'Closure' : `${approvalMessages.kinds[kind]} of ${exactly(amount)}`;
  const before = now ?? whenAsked;
  const decided = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the decision; the next key starts from what came of it.
  useEffect(() => {
    if (request.state !== 'waiting' && document.activeElement === document.body) decided.current?.focus();
  }, [request.state]);
  return (
    <Stack gap="4">
      <Panel title={title} actions={loanLink}>
        <Stack gap="2">
          <Text>
            {request.fullName}, loan {request.loanId}
          </Text>
          <Text size="caption" tone="secondary">
            Asked by {own ? 'you' : maker}, {formatDateTime(askedAt)}. Until {formatDate(request.endsOn)}
          </Text>
          <Text>{capitalised(about)}</Text>
          {kind === 'closure' && after ? <Text>{closingWords(request)}</Text> : null}
          <Text tone="secondary">{reason === '' ? 'No reason was given' : reason}</Text>
          {request.attachment === null ? null : (
            <ExternalLink href={request.attachment}>Open the attachment</ExternalLink>
          )}
          <Text>
            Overdue {exactly(before.total)}
            {after ? ` → ${exactly(after.total)}` : ''}, days past due {before.daysPastDue}
            {after ? ` → ${after.daysPastDue}` : ''}, class {before.class}
            {after && after.class !== before.class ? ` → ${after.class}` : ''}
          </Text>
        </Stack>
      </Panel>
      {since.length > 0 ? (
        <>
          <Banner tone="flag" title="Dues changed since it was asked" />
          <Panel title="Since it was asked" padding="none">
            <Table label="Since it was asked" columns={sinceColumns} rows={since} rowKey={sinceKey} />
          </Panel>
        </>
      ) : null}
      <Panel title={own ? 'Your working' : `${maker}’s working`} padding="none">
        <Table
          label="Working"
          columns={kind === 'waiver' ? working : unwaived}
          rows={workingRows(request)}
          rowKey={labelOf}
        />
      </Panel>
      {request.lines.length > 0 ? (
        <Panel title="Approval posts" padding="none">
          <Table label="Approval posts" columns={lines} rows={request.lines} rowKey={lineKey} />
        </Panel>
      ) : null}
      <div ref={decided} tabIndex={-1} className={decision}>
        <Decision {...props} />
      </div>
    </Stack>
  );
}

const ended: Readonly<Record<Exclude<ApprovalRequest['state'], 'waiting'>, string>> = {
  approved: 'Approved',
  refused: 'Refused',
  takenBack: 'Taken back',
  ended: 'Ended: nobody decided it within 7 days',
  alone: 'Posted',
};

function Decision(props: RequestPanelProps) {
  const { request, own, reason, onReason, action, onApprove, onRefuse, onTakeBack } = props;
  const { state, decidedBy, refusedBecause, fault, whyNot, checkers } = request;
  if (state !== 'waiting')
    return (
      <Panel title="Decision">
        <Text>
          {ended[state]}
          {decidedBy === null ? '' : ` by ${decidedBy}`}
          {refusedBecause === null ? '' : `: ${refusedBecause}`}
        </Text>
      </Panel>
    );
  const running = action.state === 'running';
  const others = checkers.length === 0 ? approvalMessages.nobody : `${checkers.join(', ')} can approve it`;
  const refusal = whyNot === null ? undefined : approvalMessages.whyNot[whyNot];
  const status = (
    <StatusLine state={action.state === 'failed' || fault !== null ? 'failed' : 'idle'}>
      {action.state === 'failed' ? action.message : (fault ?? 'Can be posted')}
    </StatusLine>
  );
  if (own)
    return (
      <Panel title="Decision">
        <Stack gap="3">
          <Banner tone="neutral" title={approvalMessages.whyNot.maker}>
            {others}
          </Banner>
          {status}
          <Button loading={running} onClick={onTakeBack}>
            Take back
          </Button>
        </Stack>
      </Panel>
    );
  return (
    <Panel title="Decision">
      <Stack gap="3">
        {refusal === undefined ? null : (
          <Banner tone="neutral" title={refusal}>
            {others}
          </Banner>
        )}
        <TextArea
          label="Reason to refuse"
          value={reason}
          onChange={onReason}
          counter={200}
          helper={`Only needed to refuse. ${request.maker} reads it`}
          disabled={refusal !== undefined || running}
        />
        {status}
        <Stack direction="row" gap="2">
          <Button
            loading={running}
            disabledReason={refusal ?? (reason.trim() === '' ? approvalMessages.reasonRequired : undefined)}
            onClick={() => onRefuse(reason.trim())}
          >
            Refuse
          </Button>
          <Button
            variant="solid"
            loading={running}
            disabledReason={refusal ?? fault ?? undefined}
            onClick={onApprove}
          >
            Approve
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
