import {
  type Financial,
  type PennyDropRow,
  pennyDropRows,
  pennyDropVerified,
} from '@lending-desk/domain/applicant';
import type { SectionState } from '@lending-desk/domain/loan';
import { CircleAlert, CircleCheck, CircleX, Minus } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { CopyButton } from '../../primitives/CopyButton';
import { Panel } from '../../primitives/Panel';
import { Table, type Column } from '../../primitives/Table';
import { Text } from '../../primitives/Text';
import { account, holder } from './ProfileTab.css';
import { SectionBody } from '../../primitives/SectionBody';

const verdicts = {
  exact: { tone: 'approve', icon: CircleCheck, word: 'Exact' },
  close: { tone: 'approve', icon: CircleCheck, word: 'Close' },
  partial: { tone: 'flag', icon: CircleAlert, word: 'Partial' },
  different: { tone: 'reject', icon: CircleX, word: 'Different' },
  notReturned: { tone: 'neutral', icon: Minus, word: 'Not returned' },
} as const;

function Verdict({ row }: { row: PennyDropRow }) {
  const face = verdicts[row.verdict];
  return (
    <Badge tone={face.tone} icon={face.icon} emphasis="text">
      {row.score !== null && row.verdict !== 'exact' ? `${face.word}, ${row.score}%` : face.word}
    </Badge>
  );
}

/** A masked number cannot be copied. */
const isWhole = (text: string) => !text.includes('•');

function Value({ row, side }: { row: PennyDropRow; side: 'given' | 'returned' }) {
  const text = row[side];
  if (text === null) return '–';
  if (row.field === 'Account name') return <span className={holder}>{text}</span>;
  return (
    <span className={account}>
      <Text mono>{text}</Text>
      {side === 'given' && isWhole(text) ? (
        <CopyButton value={text} label={row.field === 'IFSC code' ? row.field : 'account number'} />
      ) : null}
    </span>
  );
}

const columns: readonly Column<PennyDropRow>[] = [
  { id: 'field', header: 'Field', cell: row => <Text tone="secondary">{row.field}</Text> },
  {
    id: 'given',
    header: 'Given by customer',
    cell: row => <Value row={row} side="given" />,
  },
  {
    id: 'returned',
    header: 'Returned by bank',
    cell: row => <Value row={row} side="returned" />,
  },
  { id: 'result', header: 'Result', cell: row => <Verdict row={row} /> },
];

type PennyDropPanelProps = { fullName: string | null; financial: SectionState<Financial> };

/** Penny drop validation: the account as declared and as returned by the bank. */
export function PennyDropPanel({ fullName, financial }: PennyDropPanelProps) {
  const rows = financial.state === 'ready' ? pennyDropRows(fullName, financial.value) : null;
  const verified = rows !== null && pennyDropVerified(rows);
  return (
    <Panel
      title="Penny Drop Validation"
      padding={rows ? 'none' : 'body'}
      actions={
        rows ? (
          <Badge tone={verified ? 'approve' : 'flag'} icon={verified ? CircleCheck : CircleX}>
            {verified ? 'Verified' : 'Check the differences'}
          </Badge>
        ) : undefined
      }
    >
      {rows ? (
        <Table label="Penny Drop Validation" columns={columns} rows={rows} rowKey={row => row.field} />
      ) : (
        <SectionBody section={financial} name="Financial details">
          {() => (
            <Text as="p" tone="tertiary">
              No penny drop was made for this account.
            </Text>
          )}
        </SectionBody>
      )}
    </Panel>
  );
}
