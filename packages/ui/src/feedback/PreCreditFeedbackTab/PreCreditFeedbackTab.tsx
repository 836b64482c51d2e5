import { formatDateTime } from '@lending-desk/domain/calendar';
import { isShortened, previewComment } from '@lending-desk/domain/comments';
import { mayEditFeedback, type PreCreditFeedback } from '@lending-desk/domain/feedback';
import type { SectionState } from '@lending-desk/domain/loan';
import { Plus } from 'lucide-react';
import { Button } from '../../primitives/Button';
import { Panel } from '../../primitives/Panel';
import { SectionBody } from '../../primitives/SectionBody';
import { type Column, DataTable } from '../../primitives/Table';
import { Text } from '../../primitives/Text';

export type PreCreditFeedbackTabProps = {
  /** Newest first. */
  feedbacks: SectionState<readonly PreCreditFeedback[]>;
  /** idString of who is signed in: they may edit what they wrote. */
  person: string;
  /** Called when somebody begins a feedback. */
  onAdd: () => void;
  /** Called with the feedback that somebody edits. */
  onEdit: (feedback: PreCreditFeedback) => void;
  /** Why this person may neither add nor edit. @default allowed */
  whyNot?: string | undefined;
};

const keyOf = ({ index }: PreCreditFeedback) => String(index);
const expansion = {
  detail: ({ feedback }: PreCreditFeedback) =>
    isShortened(feedback) ? (
      <Text as="p" dir="auto">
        {feedback}
      </Text>
    ) : null,
  nameOf: ({ userName }: PreCreditFeedback) => `feedback of ${userName}`,
};

/** Pre-credit feedback of customer support, with adding, and editing of what one wrote (CS-089, CS-136). A long text
 *  is shortened in the list and shown whole below its row (SH-104). */
export function PreCreditFeedbackTab(props: PreCreditFeedbackTabProps) {
  const { feedbacks, person, onAdd, onEdit, whyNot } = props;
  const columns: readonly Column<PreCreditFeedback>[] = [
    {
      id: 'createdOn',
      header: 'Created on',
      width: 200,
      cell: ({ at, createdOn }) => (at === null ? createdOn : formatDateTime(at)),
    },
    { id: 'userName', header: 'Author', width: 220, cell: ({ userName }) => userName },
    {
      id: 'feedback',
      header: 'Feedback',
      cell: row => previewComment(row.feedback, 'commentList'),
    },
    {
      id: 'edit',
      header: 'Edit',
      headerHidden: true,
      width: 88,
      align: 'right',
      cell: row =>
        mayEditFeedback(row, person) && (
          <Button
            size="xs"
            aria-label={`Edit feedback of ${row.userName}`}
            disabledReason={whyNot}
            onClick={() => onEdit(row)}
          >
            Edit
          </Button>
        ),
    },
  ];
  const count = feedbacks.state === 'ready' ? feedbacks.value.length : 0;
  return (
    <Panel
      title="Pre Credit Feedback"
      padding={feedbacks.state === 'ready' ? 'none' : 'body'}
      meta={count > 0 ? count : null}
      actions={
        <Button size="sm" icon={Plus} disabledReason={whyNot} onClick={onAdd}>
          Add
        </Button>
      }
    >
      <SectionBody section={feedbacks} name="Pre credit feedback">
        {rows => (
          <DataTable
            label="Pre Credit Feedback"
            columns={columns}
            rows={rows}
            rowKey={keyOf}
            expansion={expansion}
            empty={{ why: 'Nobody has given feedback on this loan yet.' }}
          />
        )}
      </SectionBody>
    </Panel>
  );
}
