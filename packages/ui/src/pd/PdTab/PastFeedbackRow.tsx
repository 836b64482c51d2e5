import {
  pdAnswerLabel,
  type PdDraft,
  type PdFeedback,
  pdFieldNames,
  pdFields,
} from '@lending-desk/domain/pd';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../primitives/Icon';
import { KeyValue } from '../../primitives/KeyValue';
import { Text } from '../../primitives/Text';
import { answers as answersClass, cell, chevron, comment, row, toggle } from './PastFeedbacks.css';

type PastFeedbackRowProps = {
  feedback: PdFeedback;
  /** When it was given, formatted. */
  date: string;
  open: boolean;
  onToggle: (key: string) => void;
};

/** Outcome of a call in one word: the rating, or why the customer was not reached. */
function outcomeOf({ overallRating, nonContactabilityReason }: PdDraft): string {
  if (overallRating !== '') return `Rating ${pdAnswerLabel(overallRating)}`;
  return pdAnswerLabel(nonContactabilityReason) || '–';
}

/** One feedback: a summary row that expands to show every answer. */
export function PastFeedbackRow({ feedback, date, open, onToggle }: PastFeedbackRowProps) {
  const id = useId();
  const { answers } = feedback;
  const given = pdFields.filter(field => field !== 'otherComment' && answers[field] !== '');
  return (
    <tbody>
      <tr className={row}>
        <th scope="row" className={cell}>
          <button
            type="button"
            className={toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => onToggle(feedback.key)}
          >
            <span className={chevron}>
              <Icon icon={ChevronRight} size={14} />
            </span>
            {date}
          </button>
        </th>
        <td className={cell}>{feedback.by || '–'}</td>
        <td className={cell}>{pdAnswerLabel(answers.contactability) || '–'}</td>
        <td className={cell}>{answers.attemptTrigger || '–'}</td>
        <td className={cell}>{outcomeOf(answers)}</td>
      </tr>
      <tr id={id} hidden={!open}>
        <td className={answersClass} colSpan={5}>
          {open ? (
            <>
              <KeyValue
                columns={2}
                labelWidth="wide"
                items={given.map(field => ({
                  label: pdFieldNames[field],
                  value: pdAnswerLabel(answers[field]),
                }))}
              />
              {answers.otherComment === '' ? null : (
                <div className={comment}>
                  <Text as="h3" size="caption" weight="medium" tone="secondary">
                    {pdFieldNames.otherComment}
                  </Text>
                  <p>{answers.otherComment}</p>
                </div>
              )}
            </>
          ) : null}
        </td>
      </tr>
    </tbody>
  );
}
