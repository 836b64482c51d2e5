import { Lock, type LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import { affix, box } from './FieldBox.css';
import type { FieldControl } from './Field';

export type FieldBoxProps = {
  control: FieldControl;
  /** 'line' is one line, 'filled' is filled edge to edge by its control, 'bare' has no border, 'grows' grows with
   *  its content, 'dashed' is a drop zone. @default 'line' */
  shape?: 'line' | 'filled' | 'bare' | 'grows' | 'dashed' | undefined;
  /** Icon before the value. @default none */
  icon?: LucideIcon | undefined;
  /** Button or icon after the value; replaced by a lock if the field cannot be changed. */
  trailing?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** The bordered box around an input; shows hover, focus, changed, error and locked states. */
export function FieldBox({ control, shape = 'line', icon, trailing, ref, children }: FieldBoxProps) {
  const locked = control.state === 'readOnly' || control.state === 'disabled';

  function focusControl(event: MouseEvent<HTMLDivElement>) {
    const target = event.target;
    if (target instanceof Element && target.closest('input, textarea, button, a')) return;
    event.preventDefault();
    document.getElementById(control.ids.control)?.focus();
  }

  return (
    <div
      ref={ref}
      className={box({ size: control.size, shape })}
      data-state={control.state}
      onMouseDown={focusControl}
    >
      {icon ? (
        <span className={affix}>
          <Icon icon={icon} size={14} />
        </span>
      ) : null}
      {children}
      {locked && shape !== 'filled' && shape !== 'bare' ? (
        <span className={affix}>
          <Icon icon={Lock} size={14} />
        </span>
      ) : (
        trailing
      )}
    </div>
  );
}
