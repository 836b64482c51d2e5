import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { atoms, type Atoms } from '../../theme';

type Own = Atoms & {
  /** The element to render. @default 'div' */
  as?: ElementType;
  children?: ReactNode;
};

type Passed = Omit<ComponentPropsWithRef<'div'>, keyof Own | 'className' | 'style'>;

/** Base layout element with spacing, surface and layout props from the theme. Other layout components are built on
 *  it. */
export function Box({ as: Element = 'div', children, ...props }: Own & Passed) {
  const styles: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (atoms.properties.has(name as keyof Atoms)) styles[name] = value;
    else rest[name] = value;
  }
  return (
    <Element className={atoms(styles as Atoms)} {...rest}>
      {children}
    </Element>
  );
}
