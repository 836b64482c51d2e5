import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';
import { button } from './Button.css';
import { type ButtonSize, refuse } from './Button';

type Passed = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'disabled'
>;

export type IconButtonProps = Passed & {
  /** The picture. */
  icon: LucideIcon;
  /** What the button does: read aloud and shown as a tooltip. */
  label: string;
  /** Edge: 24, 28, 32 or 40 px. @default 'sm' */
  size?: ButtonSize | undefined;
  /** Without or with a border. @default 'plain' */
  variant?: 'plain' | 'outline' | undefined;
  /** For a switch: whether it is on. @default not a switch */
  pressed?: boolean | undefined;
  /** Why it cannot be used now, after its name in the tooltip; the button stays in the tab order. No button is off
   *  without one. @default it can */
  disabledReason?: string | undefined;
};

/** A button that is only a picture; its name is in the tooltip. */
export function IconButton({
  icon,
  label,
  size = 'sm',
  variant = 'plain',
  pressed,
  type = 'button',
  disabledReason,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  const disabled = disabledReason !== undefined;
  return (
    <Tooltip content={disabled ? `${label}: ${disabledReason}` : label} describes={false}>
      <button
        {...rest}
        type={type}
        className={button({ variant, size, square: true, off: disabled })}
        aria-disabled={disabled || undefined}
        aria-description={disabledReason}
        onClick={disabled ? refuse : onClick}
        aria-label={label}
        aria-pressed={pressed}
        aria-describedby={describedBy}
        data-pressed={pressed}
      >
        <Icon icon={icon} size={size === 'xs' ? 14 : 16} />
      </button>
    </Tooltip>
  );
}
