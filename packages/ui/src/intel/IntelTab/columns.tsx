import { previewComment } from '@lending-desk/domain/comments';
import { CircleCheck, CircleX } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import type { Column } from '../../primitives/Table';
import { CodeTag } from './CodeTag';
import { dateOf } from './dateOf';
import { tags } from './IntelTab.css';
import type { CdlRow, CollectionsRow, QuizRow } from './rows';

/** CDL Comments: date, author, comment [CR-130, CR-131]. */
export const cdlColumns: readonly Column<CdlRow>[] = [
  { id: 'date', header: 'Date', width: 184, cell: row => dateOf(row), sortValue: row => row.at },
  {
    id: 'author',
    header: 'Author',
    width: 180,
    cell: row => row.author,
    sortValue: row => row.author,
  },
  { id: 'comment', header: 'Comment', cell: row => previewComment(row.comment, 'intelCdl') },
];

/** Collections Comments: date, author, disposition codes, behaviour, comments [CR-133, CR-134]. */
export const collectionsColumns: readonly Column<CollectionsRow>[] = [
  { id: 'date', header: 'Date', width: 184, cell: row => dateOf(row), sortValue: row => row.at },
  {
    id: 'author',
    header: 'Author',
    width: 180,
    cell: row => row.author,
    sortValue: row => row.author,
  },
  {
    id: 'dispositions',
    header: 'Disposition codes',
    width: 190,
    cell: row =>
      row.dispositions.length > 0 ? (
        <span className={tags}>
          {row.dispositions.map(code => (
            <CodeTag key={code} code={code} />
          ))}
        </span>
      ) : null,
    sortValue: row => row.dispositions.join(', '),
  },
  {
    id: 'behaviour',
    header: 'Behaviour',
    width: 120,
    cell: row => (row.behaviour ? <CodeTag code={row.behaviour} /> : null),
    sortValue: row => row.behaviour,
  },
  { id: 'comment', header: 'Comments', cell: row => previewComment(row.comment, 'intelCollections') },
];

const statusFaces: Readonly<
  Record<string, { tone: 'approve' | 'reject'; icon: typeof CircleX; word: string }>
> = {
  PASS: { tone: 'approve', icon: CircleCheck, word: 'Pass' },
  FAIL: { tone: 'reject', icon: CircleX, word: 'Fail' },
};

function QuizStatus({ status }: { status: string }) {
  const face = statusFaces[status.toUpperCase()];
  if (!face) return <Badge>{status}</Badge>;
  return (
    <Badge tone={face.tone} icon={face.icon}>
      {face.word}
    </Badge>
  );
}

/** Quiz Score: date, marks out of 10, status, total attempts, industry [CR-135]. */
export const quizColumns: readonly Column<QuizRow>[] = [
  { id: 'date', header: 'Date', width: 184, cell: row => dateOf(row), sortValue: row => row.at },
  {
    id: 'score',
    header: 'Marks out of 10',
    align: 'right',
    width: 130,
    cell: row => row.score,
    sortValue: row => (row.score === '' ? null : Number(row.score)),
  },
  {
    id: 'status',
    header: 'Status',
    width: 110,
    cell: row => (row.status === '' ? null : <QuizStatus status={row.status} />),
    sortValue: row => row.status,
  },
  {
    id: 'attempts',
    header: 'Total attempts',
    align: 'right',
    width: 130,
    cell: row => row.attempts,
    sortValue: row => row.attempts,
  },
  {
    id: 'industry',
    header: 'Industry',
    cell: row => row.industry,
    sortValue: row => row.industry,
  },
];
