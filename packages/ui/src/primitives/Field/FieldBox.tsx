import { Lock, type LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../Icon';
import { affix, box } from './FieldBox.css';
import type { FieldControl } from './Field';

export type FieldBoxProps = {
  control: FieldControl;
  /** One line, filled edge to edge by its control, the same without a border, growing with it, or dashed for a
   *  file. @default 'line' */
  shape?: 'line' | 'filled' | 'bare' | 'grows' | 'dashed' | undefined;
  /** Picture before the value. @default none */
  icon?: LucideIcon | undefined;
  /** Button or picture after the value; a lock takes its place when the field cannot be changed. */
  trailing?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** The bordered box around what is typed or chosen; draws hover, focus, changed, error and locked. */
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
