import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../Icon';
import { button, content, snackbar } from './Snackbar.css';

export type SnackbarMessage = {
  /** What happened, in the catalogue's wording. */
  message: string;
  /** 'error' for a failure. @default 'neutral' */
  tone?: 'neutral' | 'error' | undefined;
  /** One action button. @default none */
  action?: { label: string; onSelect: () => void } | undefined;
};

export type SnackbarProps = SnackbarMessage & {
  onClose: () => void;
};

/** A short message with a Close button. */
export function Snackbar({ message, tone = 'neutral', action, onClose }: SnackbarProps) {
  return (
    <div className={snackbar} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <Icon icon={tone === 'error' ? CircleAlert : CircleCheck} size={14} />
      <span className={content}>{message}</span>
      {action ? (
        <button
          type="button"
          className={button}
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={button} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
