import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon';
import { page as pageClass } from './Pagination.css';

type StepProps = {
  icon: LucideIcon;
  label: string;
  to: number;
  off: boolean;
  onChange: (page: number) => void;
};

/** A button to another page. */
export function Step({ icon, label, to, off, onChange }: StepProps) {
  // Not the `disabled` attribute: on reaching the last page, the button would lose focus.
  return (
    <button
      type="button"
      className={pageClass}
      aria-label={label}
      aria-disabled={off}
      aria-description={off ? 'There is no other page this way' : undefined}
      title={off ? 'There is no other page this way' : undefined}
      onClick={() => {
        if (!off) onChange(to);
      }}
    >
      <Icon icon={icon} size={16} />
    </button>
  );
}
