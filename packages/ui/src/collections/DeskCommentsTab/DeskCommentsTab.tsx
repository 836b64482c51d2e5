import { formatDateTime } from '@lending-desk/domain/calendar';
import type { DeskComment } from '@lending-desk/domain/collections';
import { codeWords } from '@lending-desk/domain/loose';
import { isShortened, previewComment } from '@lending-desk/domain/comments';
import type { SectionState } from '@lending-desk/domain/loan';
import { Plus } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { type Column, DataTable } from '../../primitives/Table';
import { Text } from '../../primitives/Text';

export type DeskCommentsTabProps = {
  /** Newest first. */
  comments: SectionState<readonly DeskComment[]>;
  /** Called when somebody begins a comment. */
  onAdd: () => void;
  /** Opens the edit dialog of a comment. */
  onEdit: (comment: DeskComment) => void;
  /** Why this person may neither add nor edit. @default allowed */
  whyNot?: string | undefined;
};

const columns: readonly Column<DeskComment>[] = [
  {
    id: 'date',
    header: 'Date',
    width: 190,
    cell: ({ at, createdOn }) => (at === null ? createdOn : formatDateTime(at)),
  },
  { id: 'author', header: 'Author', width: 180, cell: ({ userName }) => userName },
  {
    id: 'disposition',
    header: 'Disposition Codes',
    width: 220,
    cell: ({ disposition }) =>
      disposition ? <span title={disposition}>{codeWords(disposition)}</span> : null,
  },
  {
    id: 'behaviour',
    header: 'Behaviour',
    width: 96,
    cell: ({ behaviour }) => (behaviour ? codeWords(behaviour) : null),
  },
  {
    id: 'comment',
    header: 'Comment',
    cell: ({ comment }) => previewComment(comment, 'commentList'),
  },
];
const keyOf = ({ index }: DeskComment) => String(index);
const editHint = () => 'Edit';
// For those who may not edit: a long comment is shown whole below its row.
const expansion = {
  detail: ({ comment }: DeskComment) =>
    isShortened(comment) ? (
      <Text as="p" dir="auto">
        {comment}
      </Text>
    ) : null,
  nameOf: ({ userName }: DeskComment) => `comment of ${userName}`,
};

/** The comments of collections; pressing one opens it, whole, to edit, where the person may (CO-088 to CO-091, SH-104). */
export function DeskCommentsTab({ comments, onAdd, onEdit, whyNot }: DeskCommentsTabProps) {
  const count = comments.state === 'ready' ? comments.value.length : 0;
  return (
    <Panel
      title="Comments / Feedback"
      padding={comments.state === 'ready' ? 'none' : 'body'}
      meta={count > 0 ? count : null}
      actions={
        <Button size="sm" icon={Plus} disabledReason={whyNot} onClick={onAdd}>
          Add Comment
        </Button>
      }
    >
      <SectionBody section={comments} name="Comments">
        {rows => (
          <DataTable
            label="Comments / Feedback"
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            {...(whyNot === undefined ? { opening: { onOpen: onEdit, hint: editHint } } : { expansion })}
            empty={{ why: 'Nobody has commented on this loan yet.' }}
          />
        )}
      </SectionBody>
    </Panel>
  );
}
