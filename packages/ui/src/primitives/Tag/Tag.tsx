import { X } from 'lucide-react';
import { Icon } from '../Icon';
import { remove, tag, word } from './Tag.css';

export type TagProps = {
  /** The tag's own word. */
  children: string;
  /** Good, bad or neither. @default 'neutral' */
  tone?: 'neutral' | 'approve' | 'reject' | undefined;
  /** Takes the tag away; without it the tag stays. @default none */
  onRemove?: (() => void) | undefined;
};

/** A label someone chose, such as a credit tag. */
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
