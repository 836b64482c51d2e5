import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';
import { button } from './Button.css';
import type { ButtonSize } from './Button';

type Passed = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children' | 'aria-label'>;

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
};

/** A button that is only a picture; its name is in the tooltip. */
export function IconButton({
  icon,
  label,
  size = 'sm',
  variant = 'plain',
  pressed,
  type = 'button',
  disabled = false,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label} describes={false}>
      <button
        {...rest}
        type={type}
        className={button({ variant, size, square: true, off: disabled })}
        disabled={disabled}
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
