import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css';

export type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** What a screen reader reads. */
  children?: ReactNode;
  /** The element to render. @default 'span' */
  as?: ElementType | undefined;
};

/** Words for a screen reader only, where sighted readers have a picture or a position. */
export function VisuallyHidden({ as: Element = 'span', children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} className={hidden}>
      {children}
    </Element>
  );
}
