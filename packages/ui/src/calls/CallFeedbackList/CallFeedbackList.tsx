import { momentText } from '@lending-desk/domain/calendar';
import {
  averageRating,
  callAnswerLabel,
  callQuestions,
  callQuestionTexts,
  type CallRating,
} from '@lending-desk/domain/calls';
import { Star } from 'lucide-react';
import { Badge } from '../../primitives/Badge';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { EmptyState } from '../../primitives/EmptyState';
import { KeyValue } from '../../primitives/KeyValue';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { item, list, text } from './CallFeedbackList.css';

export type CallFeedbackListProps = {
  open: boolean;
  /** Which call it is: 'Call of 20 Nov 2026, 04:12 pm'. */
  about: string;
  /** Newest first. */
  ratings: readonly CallRating[];
  /** Whether the person may add feedback; without it there is no button [CS-080]. */
  mayRate: boolean;
  /** Called when somebody rates the call. */
  onRate: () => void;
  /** The title as the desk's document has it, and 600 or 900 px. @default 'Call Feedback', 600 px */
  title?: 'Call Feedbacks' | undefined;
  onClose: () => void;
};

const authorOf = ({ username }: CallRating) => username || 'Unknown author';

/** Everything reviewers said of a call [CS-023, SH-078]. */
export function CallFeedbackList(props: CallFeedbackListProps) {
  const { open, about, ratings, mayRate, onRate, title, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? 'Call Feedback'}
      description={about}
      meta={`Average ${averageRating(ratings)}`}
      width={title === undefined ? 'lg' : '2xl'}
      footer={
        mayRate ? (
          <Button variant="solid" onClick={onRate}>
            {title === undefined ? 'Add Call Feedback' : 'Add'}
          </Button>
        ) : undefined
      }
    >
      {ratings.length === 0 ? (
        <EmptyState why="Nobody has rated this call yet." />
      ) : (
        <ul className={list}>
          {ratings.map(rating => (
            <li
              key={`${rating.userIdString} ${rating.createdOn}`}
              className={item}
              aria-label={authorOf(rating)}
            >
              <Stack gap="2">
                <Stack direction="row" gap="2" wrap>
                  <Text weight="medium">{authorOf(rating)}</Text>
                  <Badge icon={Star}>
                    {rating.rating === null ? 'Not rated' : `${rating.rating.toFixed(1)} of 5`}
                  </Badge>
                  <Text tone="tertiary" size="caption">
                    {rating.createdOn === '' ? '' : momentText(rating.createdOn)}
                  </Text>
                </Stack>
                <KeyValue
                  labelWidth="wide"
                  items={callQuestions.map(question => ({
                    label: callQuestionTexts[question].name,
                    value: callAnswerLabel(rating.answers[question]),
                  }))}
                />
                {rating.feedback === '' ? null : (
                  <div className={text}>
                    <Text>{rating.feedback}</Text>
                  </div>
                )}
              </Stack>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
