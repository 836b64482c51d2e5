import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** The text for screen readers. */
  children?: ReactNode;
  /** The element to render. @default 'span' */
  as?: ElementType | undefined;
};

/** Text for screen readers only, where the visual equivalent is an icon or a position. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  );
}
