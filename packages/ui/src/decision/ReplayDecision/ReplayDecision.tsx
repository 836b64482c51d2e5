import { formatDate, formatDateTime } from '@lending-desk/domain/calendar';
import type { Comment } from '@lending-desk/domain/comments';
import { type DecisionCost, type DecisionDraft, decisionFieldNames } from '@lending-desk/domain/decision';
import { approvalStatusLabel } from '@lending-desk/domain/loan';
import { formatRupees, type Paise } from '@lending-desk/domain/money';
import { compareDecided, type DecidedComparison, type Replay } from '@lending-desk/domain/replay';
import { CircleCheck, CircleX } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../primitives/Badge';
import { Banner } from '../../primitives/Banner';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { ErrorPanel } from '../../primitives/ErrorPanel';
import { KeyValue } from '../../primitives/KeyValue';
import { Skeleton } from '../../primitives/Skeleton';
import { Stack } from '../../primitives/Stack';
import { type Column, Table } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { fieldText } from '../fieldText';
import { notes as notesClass, value as valueClass } from './ReplayDecision.css';

/** The decision that was made, as far as it was read. */
export type MadeDecision =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly state: 'ready';
      readonly draft: DecisionDraft;
      readonly replay: Replay;
      /** Written since, oldest first. */
      readonly notes: readonly Comment[];
    };

export type ReplayDecisionProps = {
  /** What the trainee decided. */
  own: DecisionDraft;
  /** The decision that was made, hidden until one's own is there. */
  made: MadeDecision;
  onClose: () => void;
};

type Row = { label: string; own: string; decided: string; same: boolean };

const amount = (paise: Paise | null) => (paise === null ? '–' : formatRupees(paise));
const rate = (percent: number | null) => (percent === null ? '–' : `${percent.toFixed(2)}%`);
const figures: readonly (readonly [label: string, text: (cost: DecisionCost) => string])[] = [
  ['EMI', cost => amount(cost.emi)],
  ['FOIR before', cost => rate(cost.foirNow)],
  ['FOIR with the EMI', cost => rate(cost.foirAfter)],
  ['Total interest', cost => amount(cost.totalInterest)],
  ['APR', cost => rate(cost.apr)],
];

const columns: readonly Column<Row>[] = [
  { id: 'label', header: 'Field', cell: row => row.label, width: 170 },
  { id: 'own', header: 'Yours', cell: row => <div className={valueClass}>{row.own}</div> },
  { id: 'decided', header: 'Decided', cell: row => <div className={valueClass}>{row.decided}</div> },
  {
    id: 'same',
    header: 'Same',
    headerHidden: true,
    width: 100,
    cell: ({ same }) => (
      <Badge tone={same ? 'approve' : 'flag'} icon={same ? CircleCheck : CircleX} emphasis="text">
        {same ? 'Same' : 'Differs'}
      </Badge>
    ),
  },
];
const keyOf = (row: Row) => row.label;

function rowsOf({ fields, figures: { own, decided } }: DecidedComparison): readonly Row[] {
  return [
    ...fields.map(({ field, same, ...sides }) => ({
      label: decisionFieldNames[field],
      own: fieldText(field, sides.own),
      decided: fieldText(field, sides.decided),
      same,
    })),
    ...figures.flatMap(([label, text]) => {
      const sides = { own: text(own), decided: text(decided) };
      return sides.own === '–' && sides.decided === '–'
        ? []
        : [{ label, ...sides, same: sides.own === sides.decided }];
    }),
  ];
}

/** A trainee's own decision beside the one that was made, who made it, and what became of the loan. */
export function ReplayDecision({ own, made, onClose }: ReplayDecisionProps) {
  return (
    <Dialog
      open
      width="2xl"
      title="The decision"
      onClose={onClose}
      footer={<Button onClick={onClose}>Back to the case</Button>}
    >
      {made.state === 'loading' ? (
        <div role="status" aria-busy>
          <Skeleton height={260} radius="lg" />
          <VisuallyHidden>Loading the decision</VisuallyHidden>
        </div>
      ) : null}
      {made.state === 'failed' ? (
        <ErrorPanel title={made.message} retry={{ onTryNow: made.onRetry }} />
      ) : null}
      {made.state === 'ready' ? <Compared own={own} {...made} /> : null}
    </Dialog>
  );
}

const roles = {
  assignee: 'the underwriter it was assigned to',
  creditAdmin: 'a credit admin, who may reopen decisions',
} as const;

function Compared({
  own,
  draft,
  replay,
  notes,
}: { own: DecisionDraft } & Extract<MadeDecision, { state: 'ready' }>) {
  const comparison = useMemo(() => compareDecided(own, draft), [own, draft]);
  const rows = useMemo(() => rowsOf(comparison), [comparison]);
  const { decision, origin, decidedOn } = replay;
  const status = approvalStatusLabel(draft.caseStatus);
  return (
    <Stack gap="3">
      <Banner
        tone={comparison.sameStatus ? 'approve' : 'flag'}
        title={
          comparison.sameStatus
            ? `${status}, as you decided`
            : `${status}, not ${approvalStatusLabel(own.caseStatus)}`
        }
      >
        {differing(rows)}
      </Banner>
      <KeyValue
        columns={2}
        items={[
          { label: 'Decided by', value: decision?.by ?? null },
          { label: 'As', value: decision?.as ? roles[decision.as] : 'Not known: it was decided elsewhere' },
          {
            label: origin === 'here' ? 'Decided on' : 'Decided elsewhere on',
            value: formatDateTime(decidedOn),
          },
          { label: 'What became of it', value: decision ? outcomeText(decision.outcome) : null },
        ]}
      />
      <Table
        label="Yours and decided"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        layout={{ frame: 'panel' }}
      />
      {notes.length > 0 ? (
        <section aria-label="Notes since">
          <Text as="h3" weight="semibold">
            Notes since
          </Text>
          <ul className={notesClass}>
            {notes.map(({ id, author, createdOn, comment }) => (
              <li key={id}>
                <Text as="p" size="caption" tone="tertiary" numeric>
                  {[author, formatDateTime(createdOn)].filter(Boolean).join(', ')}
                </Text>
                <Text as="p">{comment}</Text>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Stack>
  );
}

function differing(rows: readonly Row[]): string {
  const differ = rows.filter(({ same }) => !same).length;
  if (differ === 0) return 'Every line is the same.';
  return `${differ} of ${rows.length} lines ${differ === 1 ? 'differs' : 'differ'}.`;
}

function outcomeText({ status, daysPastDue, closedOn }: NonNullable<Replay['decision']>['outcome']): string {
  const standing =
    closedOn !== null
      ? `closed on ${formatDate(closedOn)}`
      : daysPastDue === null
        ? null
        : daysPastDue === 0
          ? 'nothing past due today'
          : `${daysPastDue} ${daysPastDue === 1 ? 'day' : 'days'} past due today`;
  return [approvalStatusLabel(status), standing].filter(Boolean).join(', ');
}
