import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { badge, word } from './Badge.css';

export type StatusTone = 'approve' | 'flag' | 'reject' | 'info' | 'neutral';

export type BadgeProps = {
  /** Colour by status; the text carries the same meaning. @default 'neutral' */
  tone?: StatusTone | undefined;
  /** Icon before the text. @default none */
  icon?: LucideIcon | undefined;
  /** Soft fill, or no fill in dense tables. @default 'soft' */
  emphasis?: 'soft' | 'text' | undefined;
  /** The status in one or two words. */
  children: ReactNode;
};

/** A status as colour, icon and text. */
export const Badge = memo(function Badge({
  tone = 'neutral',
  icon,
  emphasis = 'soft',
  children,
}: BadgeProps) {
  return (
    <span className={badge({ tone, emphasis })} data-tone={tone}>
      {icon ? <Icon icon={icon} size={12} /> : null}
      <span className={word}>{children}</span>
    </span>
  );
});
