import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon';
import { button } from './Button.css';
import type { ButtonSize } from './Button';

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> & {
  /** Height: 24, 28, 32 or 40 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Icon before the label. @default none */
  icon?: LucideIcon | undefined;
};

/** A link that looks like a button, for example to download a file. */
export function ButtonLink({ size = 'md', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={button({ variant: 'outline', size })}>
      {icon ? <Icon icon={icon} size={14} /> : null}
      {children}
    </a>
  );
}
