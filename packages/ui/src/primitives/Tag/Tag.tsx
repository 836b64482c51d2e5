import { X } from 'lucide-react';
import { Icon } from '../Icon';
import { remove, tag, word } from './Tag.css';

export type TagProps = {
  /** Text of the tag. */
  children: string;
  /** Positive, negative or neither. @default 'neutral' */
  tone?: 'neutral' | 'approve' | 'reject' | undefined;
  /** Removes the tag; without it the tag has no cross. @default none */
  onRemove?: (() => void) | undefined;
};

/** A label chosen by a user, such as a credit tag. */
export function Tag({ children, tone = 'neutral', onRemove }: TagProps) {
  return (
    <span className={tag({ tone, removable: onRemove !== undefined })} data-tone={tone} title={children}>
      <span className={word}>{children}</span>
      {onRemove ? (
        <button type="button" className={remove} aria-label={`Remove ${children}`} onClick={onRemove}>
          <Icon icon={X} size={12} />
        </button>
      ) : null}
    </span>
  );
}
