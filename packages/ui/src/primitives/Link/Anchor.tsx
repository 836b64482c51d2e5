import type { LinkComponentProps } from './linkComponent';

/** A plain link, where there is no router. */
export function Anchor({ to, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
