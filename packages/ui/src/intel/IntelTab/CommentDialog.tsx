import type { Dated } from '@lending-desk/domain/intel';
import type { ReactNode } from 'react';
import { Dialog } from '../../primitives/Dialog';
import { whole } from './IntelTab.css';
import { dateOf } from './dateOf';

type Props = {
  title: string;
  comment: (Dated & { author: string; comment: string }) | null;
  /** What stands between the byline and the words. @default nothing */
  children?: ReactNode;
  onClose: () => void;
};

/** A comment with every word of it [CR-132]. */
export function CommentDialog({ title, comment, children, onClose }: Props) {
  const byline = comment && [comment.author, dateOf(comment)].filter(Boolean).join(', ');
  return (
    <Dialog
      title={title}
      description={byline || undefined}
      open={comment !== null}
      onOpenChange={open => {
        if (!open) onClose();
      }}
    >
      {children}
      <p className={whole} dir="auto">
        {comment?.comment}
      </p>
    </Dialog>
  );
}
