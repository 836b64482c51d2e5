import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { Tooltip } from '../Tooltip';
import { button } from './Button.css';
import type { ButtonSize } from './Button';
import { ignoreClick } from './ignoreClick';

type Passed = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label' | 'disabled'
>;

export type IconButtonProps = Passed & {
  /** The icon. */
  icon: LucideIcon;
  /** What the button does: its accessible name and tooltip. */
  label: string;
  /** Width and height: 24, 28, 32 or 40 px. @default 'sm' */
  size?: ButtonSize | undefined;
  /** What it does in a form, as in HTML. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Makes it a toggle button and says whether it is on. @default not a toggle button */
  pressed?: boolean | undefined;
  /** Disables the button and explains why in the tooltip, after its name; the button stays in the tab order. Every
   *  disabled button needs a reason. @default enabled */
  disabledReason?: string | undefined;
};

/** A button with an icon only; its name is shown in a tooltip. */
export function IconButton({
  icon,
  label,
  size = 'sm',
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
        key={type}
        // oxlint-disable-next-line react/button-has-type -- a prop that defaults to 'button'
        type={type}
        className={button({ variant: 'plain', size, square: true, off: disabled })}
        aria-disabled={disabled || undefined}
        aria-description={disabledReason}
        onClick={disabled ? ignoreClick : onClick}
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
