import { Eye, EyeOff } from 'lucide-react';
import { Icon } from '../Icon';
import { Spinner } from '../Spinner';
import { eye } from './Reveal.css';
import type { Reveal } from './useReveals';

export type RevealEyeProps = {
  reveal: Reveal;
  /** What is revealed, as used inside a sentence: 'primary phone'. */
  name: string;
  onToggle: () => void;
};

/** The eye button next to a masked value: closed while masked, open while revealed. */
export function RevealEye({ reveal, name, onToggle }: RevealEyeProps) {
  const shown = reveal.state === 'shown';
  const asking = reveal.state === 'asking';
  return (
    <button
      type="button"
      className={eye}
      aria-label={`Show ${name}`}
      aria-pressed={shown}
      aria-busy={asking || undefined}
      onClick={onToggle}
    >
      {asking ? <Spinner size={14} /> : <Icon icon={shown ? EyeOff : Eye} size={14} />}
    </button>
  );
}
