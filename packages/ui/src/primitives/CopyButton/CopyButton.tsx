import { Check, Copy, X } from 'lucide-react';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { button } from './CopyButton.css';
import { useCopy } from './useCopy';

export type CopyButtonProps = {
  /** The text to copy. A masked value has no copy button until it is revealed. */
  value: string;
  /** What is copied: 'loan id' makes the button read 'Copy loan id'. */
  label: string;
  /** How long the check mark is shown, in milliseconds. @default 1200 */
  restMs?: number | undefined;
};

const pictures = { rest: Copy, copied: Check, failed: X };

/** Copies one value, confirmed by a check mark and a polite announcement. */
export function CopyButton({ value, label, restMs = 1200 }: CopyButtonProps) {
  const { state, copy } = useCopy(restMs);
  const said = { rest: '', copied: `Copied ${label}`, failed: `Could not copy ${label}` }[state];
  return (
    <>
      <button
        type="button"
        className={button}
        data-state={state}
        aria-label={`Copy ${label}`}
        onClick={() => void copy(value)}
      >
        <Icon icon={pictures[state]} size={14} />
      </button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
