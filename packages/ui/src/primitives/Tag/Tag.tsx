import { X } from 'lucide-react';
import { Icon } from '../Icon';
import { remove, tag, word } from './Tag.css';

export type TagProps = {
  /** Text of the tag. */
  children: string;
  /** What a hover shows. @default the text, which may be cut */
  title?: string | undefined;
  /** Removes the tag; without it the tag has no cross. @default none */
  onRemove?: (() => void) | undefined;
};

/** A label chosen by a user, such as a credit tag. */
export function Tag({ children, title = children, onRemove }: TagProps) {
  return (
    <span className={tag({ removable: onRemove !== undefined })} title={title}>
      <span className={word}>{children}</span>
      {onRemove ? (
        <button type="button" className={remove} aria-label={`Remove ${children}`} onClick={onRemove}>
          <Icon icon={X} size={12} />
        </button>
      ) : null}
    </span>
  );
}
