import { link } from './Link.css';
import type { LinkComponentProps } from './Anchor';
import { useLinkComponent } from './linkComponent';

export type LinkProps = Omit<LinkComponentProps, 'className' | 'style'> & {
  /** Path inside the product. */
  to: string;
  /** Colour by meaning. @default 'link' */
  tone?: 'link' | 'primary' | 'secondary' | 'inherit' | undefined;
  /** When it is underlined; use 'always' inside a sentence. @default 'hover' */
  underline?: 'always' | 'hover' | 'none' | undefined;
};

/** A link to another page, rendered by the router's link from the provider. */
export function Link({ tone = 'link', underline = 'hover', ...rest }: LinkProps) {
  const Component = useLinkComponent();
  return <Component {...rest} className={link({ tone, underline })} />;
}
