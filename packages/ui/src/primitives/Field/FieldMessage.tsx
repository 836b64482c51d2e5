import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon';
import { message, messageIcon } from './Field.css';

export type FieldMessageProps = {
  id: string;
  /** The text; null renders nothing. */
  text: string | null;
  /** Red, with an icon. @default false */
  isError?: boolean | undefined;
  /** Keeps its height even when empty. @default false */
  keepSpace?: boolean | undefined;
};

/** The line of help or error below a field. */
export function FieldMessage({ id, text, isError = false, keepSpace = false }: FieldMessageProps) {
  if (text === null) return keepSpace ? <div aria-hidden className={message} /> : null;
  return (
    <p id={id} className={message} data-kind={isError ? 'error' : 'help'}>
      {isError ? (
        <span className={messageIcon}>
          <Icon icon={CircleAlert} size={12} />
        </span>
      ) : null}
      <span>{text}</span>
    </p>
  );
}
