import { formatDateTime } from '@lending-desk/domain/calendar';
import { vasAnswerLabel, type VasFeedback, vasQuestions, vasQuestionTexts } from '@lending-desk/domain/vas';
import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { Icon } from '../../primitives/Icon';
import { Panel } from '../../primitives/Panel';
import { type Column, DataTable } from '../../primitives/Table';
import { Button } from '../../primitives/Button';
import { answers, cell, head, rating as ratingClass } from './VasFeedbackList.css';

export type VasFeedbackListProps = {
  /** As stored, oldest first. */
  feedbacks: readonly VasFeedback[];
  /** Whether the person may add and edit feedback; without it there is no button [VA-008]. */
  mayAdd: boolean;
  /** Opens the dialog. */
  onAdd: () => void;
};

const columns: readonly Column<VasFeedback>[] = [
  { id: 'date', header: 'Date', width: 184, cell: ({ createdOn }) => formatDateTime(createdOn) },
  { id: 'author', header: 'Author', width: 200, cell: ({ userName }) => userName },
  {
    id: 'rating',
    header: 'Rating',
    width: 100,
    cell: ({ rating }) => (
      <span className={ratingClass}>
        <Icon icon={Star} size={14} />
        {`${rating} of 5`}
      </span>
    ),
  },
  { id: 'feedback', header: 'Feedback', cell: ({ vasFeedback }) => vasFeedback },
];
const keyOf = ({ id }: VasFeedback) => id;
const expansion = {
  detail: (feedback: VasFeedback) => <Answers feedback={feedback} />,
  nameOf: ({ userName }: VasFeedback) => `feedback of ${userName}`,
};

/** Every VAS feedback of a loan, newest first, each with its five answers and its whole text [VA-007]. */
export function VasFeedbackList({ feedbacks, mayAdd, onAdd }: VasFeedbackListProps) {
  const newestFirst = useMemo(() => feedbacks.toReversed(), [feedbacks]);
  const newest = newestFirst[0]?.id;
  return (
    <Panel
      title="VAS Feedbacks"
      padding="none"
      meta={feedbacks.length > 0 ? feedbacks.length : null}
      actions={
        mayAdd ? (
          <Button size="sm" onClick={onAdd}>
            Add
          </Button>
        ) : undefined
      }
    >
      <DataTable
        label="VAS Feedbacks"
        columns={columns}
        rows={newestFirst}
        rowKey={keyOf}
        expansion={{ ...expansion, initial: newest === undefined ? [] : [newest] }}
        empty={{ why: 'Nobody has given VAS feedback on this loan yet.' }}
      />
    </Panel>
  );
}

function Answers({ feedback }: { feedback: VasFeedback }) {
  return (
    <table className={answers} aria-label={`Answers of ${feedback.userName}`}>
      <thead>
        <tr>
          {vasQuestions.map(question => (
            <th key={question} scope="col" className={head}>
              {vasQuestionTexts[question].name}
            </th>
          ))}
          <th scope="col" className={head}>
            Feedback
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          {vasQuestions.map(question => (
            <td key={question} className={cell}>
              {vasAnswerLabel(feedback[question])}
            </td>
          ))}
          <td className={cell} dir="auto">
            {feedback.vasFeedback || '–'}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
