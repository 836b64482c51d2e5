import { CircleAlert, CircleCheck } from 'lucide-react';
import { Icon } from '../Icon';
import { deed, snackbar, words } from './Snackbar.css';

export type SnackbarMessage = {
  /** What happened, in the words of the catalogue. */
  message: string;
  /** Neutral for news, error for a failure. @default 'neutral' */
  tone?: 'neutral' | 'error' | undefined;
  /** One thing to do about it. @default none */
  action?: { label: string; onSelect: () => void } | undefined;
};

export type SnackbarProps = SnackbarMessage & {
  onClose: () => void;
};

/** One short piece of news with a Close button. */
export function Snackbar({ message, tone = 'neutral', action, onClose }: SnackbarProps) {
  return (
    <div className={snackbar} role={tone === 'error' ? 'alert' : 'status'} data-tone={tone}>
      <Icon icon={tone === 'error' ? CircleAlert : CircleCheck} size={14} />
      <span className={words}>{message}</span>
      {action ? (
        <button
          type="button"
          className={deed}
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={deed} onClick={onClose}>
        Close
      </button>
    </div>
  );
}
