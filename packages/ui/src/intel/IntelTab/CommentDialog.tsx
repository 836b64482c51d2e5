import type { Dated } from '@lending-desk/domain/intel';
import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/Dialog';
import { whole } from './IntelTab.css';
import { dateOf } from './dateOf';

type Props = {
  title: string;
  comment: (Dated & { author: string; comment: string }) | null;
  /** Content between the byline and the comment. @default none */
  children?: ReactNode;
  onClose: () => void;
};

/** Shows a comment in full [CR-132]. */
export function CommentDialog({ title, comment, children, onClose }: Props) {
  const byline = comment && [comment.author, dateOf(comment)].filter(Boolean).join(', ');
  return (
    <Dialog title={title} description={byline || undefined} open={comment !== null} onClose={onClose}>
      {children}
      <p className={whole} dir="auto">
        {comment?.comment}
      </p>
    </Dialog>
  );
}
