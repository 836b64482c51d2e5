import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon';
import { chosen, mark as markClass, trigger } from './FieldTrigger.css';

export type FieldTriggerProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'type' | 'value'
> & {
  /** Icon before the value. @default none */
  icon?: ReactNode;
  /** The selected value; undefined shows the placeholder. */
  value: ReactNode;
  /** Shown while nothing is selected. */
  placeholder: string;
  /** Icon on the right: a chevron, a calendar, a lock. @default none */
  mark?: LucideIcon | undefined;
};

/** The button that fills a field's box and opens its popup. */
export function FieldTrigger({ icon, value, placeholder, mark, ...rest }: FieldTriggerProps) {
  return (
    <button {...rest} type="button" className={trigger}>
      {icon}
      <span className={chosen} data-empty={value === undefined}>
        {value ?? placeholder}
      </span>
      {mark ? (
        <span className={markClass}>
          <Icon icon={mark} size={14} />
        </span>
      ) : null}
    </button>
  );
}
