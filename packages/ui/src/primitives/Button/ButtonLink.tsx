import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { button } from './Button.css';
import type { ButtonSize, ButtonVariant } from './Button';

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> & {
  /** How loud it is. @default 'outline' */
  variant?: ButtonVariant | undefined;
  /** Height: 24, 28, 32 or 40 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Picture before the word. @default none */
  icon?: LucideIcon | undefined;
};

/** A link with the face of a button, such as one that saves a file. */
export function ButtonLink({ variant = 'outline', size = 'md', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={button({ variant, size })}>
      {icon ? <Icon icon={icon} size={14} /> : null}
      {children}
    </a>
  );
}
