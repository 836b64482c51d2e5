import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { fieldButton } from './FieldButton.css';

export type FieldButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'type' | 'aria-label'
> & {
  icon: LucideIcon;
  /** What it does. */
  label: string;
};

/** A small button inside a field's box. */
export function FieldButton({ icon, label, ...rest }: FieldButtonProps) {
  return (
    <button {...rest} type="button" className={fieldButton} aria-label={label}>
      <Icon icon={icon} size={14} />
    </button>
  );
}
