import type { ComponentPropsWithRef } from 'react';

export type LinkComponentProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

/** A plain link, where there is no router. */
export function Anchor({ to, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
