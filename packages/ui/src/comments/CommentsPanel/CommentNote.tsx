import { formatDateTime } from '@lending-desk/domain/calendar';
import type { Comment } from '@lending-desk/domain/comments';
import { memo } from 'react';
import { Avatar } from '../../primitives/Avatar';
import { Text } from '../../primitives/Text';
import { byline, note, text } from './CommentsPanel.css';

/** One comment with its author and time. */
export const CommentNote = memo(function CommentNote({ comment }: { comment: Comment }) {
  const author = comment.author ?? 'Underwriter';
  return (
    <li className={note}>
      <Avatar name={author} />
      <div>
        <div className={byline}>
          <Text size="caption" weight="medium">
            {author}
          </Text>
          <Text as="time" size="caption" tone="tertiary" dateTime={comment.createdOn} numeric>
            {formatDateTime(comment.createdOn)}
          </Text>
        </div>
        <p className={text}>{comment.comment}</p>
      </div>
    </li>
  );
});
