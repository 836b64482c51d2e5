import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { Spinner } from '../Spinner';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import { button, cap, face, mark, reserve, shown, word } from './Button.css';
import { ignoreClick } from './ignoreClick';
import { keyShortcuts } from './keyShortcuts';

export type ButtonVariant = 'solid' | 'tonal' | 'outline' | 'plain' | 'danger' | 'dangerOutline';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'disabled'> & {
  /** Emphasis: one solid button per view, tonal for calls, danger only in a confirmation. @default 'outline' */
  variant?: ButtonVariant | undefined;
  /** Height: 24, 28, 32 or 40 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Icon before the label. @default none */
  icon?: LucideIcon | undefined;
  /** Icon after the label, such as a chevron. @default none */
  iconAfter?: LucideIcon | undefined;
  /** Keyboard shortcut for the same action, shown as a key cap: `E`, `Ctrl Enter`. @default none */
  kbd?: string | undefined;
  /** Busy: a spinner replaces the icon, clicks are ignored, the width stays. @default false */
  loading?: boolean | undefined;
  /** Label while loading. @default the label */
  loadingLabel?: string | undefined;
  /** Disables the button and explains why in a tooltip; the button stays in the tab order. Every disabled button
   *  needs a reason. @default enabled */
  disabledReason?: string | undefined;
  /** Fills the width of its container. @default false */
  fullWidth?: boolean | undefined;
};

/** A button, labelled verb and noun; at most one solid one per view. */
export function Button(props: ButtonProps) {
  const {
    variant = 'outline',
    size = 'md',
    icon,
    iconAfter,
    kbd,
    loading,
    loadingLabel,
    disabledReason,
    fullWidth = false,
    type = 'button',
    onClick,
    children,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  const reasonId = useId();
  const iconSize = size === 'lg' ? 16 : 14;
  const disabled = disabledReason !== undefined;
  const label = loading ? (loadingLabel ?? children) : children;
  const other = loading ? children : (loadingLabel ?? children);
  const filled = variant === 'solid' || variant === 'danger';

  const element = (
    <button
      {...rest}
      // A button that starts to submit is a new element, so that the click that changed it does not submit.
      key={type}
      // oxlint-disable-next-line react/button-has-type -- a prop that defaults to 'button'
      type={type}
      className={button({ variant, size, fullWidth, off: disabled && !loading })}
      aria-disabled={loading || disabled || undefined}
      aria-busy={loading || undefined}
      aria-describedby={[describedBy, disabled ? reasonId : undefined].filter(Boolean).join(' ') || undefined}
      aria-keyshortcuts={kbd ? keyShortcuts(kbd) : undefined}
      onClick={loading || disabled ? ignoreClick : onClick}
    >
      <span className={face}>
        <span className={shown}>
          {loading ? (
            <span className={mark}>
              <Spinner size={14} />
            </span>
          ) : icon ? (
            <span className={mark}>
              <Icon icon={icon} size={iconSize} />
            </span>
          ) : null}
          {children === undefined ? null : <span className={word}>{label}</span>}
        </span>
        {loading !== undefined && typeof other === 'string' ? (
          <span
            aria-hidden
            className={reserve}
            data-word={other}
            data-mark={!loading || icon ? '' : undefined}
          />
        ) : null}
      </span>
      {kbd ? (
        <span aria-hidden className={cap}>
          <Kbd on={filled ? 'fill' : 'control'}>{kbd}</Kbd>
        </span>
      ) : null}
      {iconAfter ? <Icon icon={iconAfter} size={iconSize} /> : null}
    </button>
  );
  // A button that can become disabled always has a tooltip in its tree. Otherwise adding or removing the reason would
  // remount the button, and it would lose focus.
  if (!('disabledReason' in props)) return element;
  return (
    <>
      <Tooltip content={disabledReason ?? ''} describes={false}>
        {element}
      </Tooltip>
      {disabled ? <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden> : null}
    </>
  );
}
