import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { Icon } from '../Icon';
import { Kbd } from '../Kbd';
import { Spinner } from '../Spinner';
import { Tooltip } from '../Tooltip';
import { VisuallyHidden } from '../VisuallyHidden';
import { button, cap, face, mark, reserve, shown, word } from './Button.css';
import { keyShortcuts } from './keyShortcuts';

export type ButtonVariant = 'solid' | 'tonal' | 'outline' | 'plain' | 'danger' | 'dangerOutline';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'disabled'> & {
  /** How loud it is: one solid per view, tonal to call, danger only inside a confirmation. @default 'outline' */
  variant?: ButtonVariant | undefined;
  /** Height: 24, 28, 32 or 40 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Picture before the word. @default none */
  icon?: LucideIcon | undefined;
  /** Picture after the word, such as a chevron. @default none */
  iconAfter?: LucideIcon | undefined;
  /** Key that runs the same action, shown as a cap: `E`, `Ctrl Enter`. @default none */
  kbd?: string | undefined;
  /** At work: the ring replaces the icon, clicks are ignored, the width stays. @default false */
  loading?: boolean | undefined;
  /** The word while loading. @default the same word */
  loadingLabel?: string | undefined;
  /** Why it cannot be used now, shown as a tooltip; the button stays in the tab order. No button is off without one.
   *  @default it can */
  disabledReason?: string | undefined;
  /** As wide as its container. @default false */
  fullWidth?: boolean | undefined;
};

/** What a button that is off does with a click. */
export function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button: verb and noun, one loud one per view. */
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
      type={type}
      className={button({ variant, size, fullWidth, off: disabled && !loading })}
      aria-disabled={loading || disabled || undefined}
      aria-busy={loading || undefined}
      aria-describedby={[describedBy, disabled ? reasonId : undefined].filter(Boolean).join(' ') || undefined}
      aria-keyshortcuts={kbd ? keyShortcuts(kbd) : undefined}
      onClick={loading || disabled ? refuse : onClick}
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
  // A button that may be refused keeps the tooltip in its tree: it is not mounted anew, and does not
  // lose the focus, when the reason comes or goes.
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
