import { link } from './Link.css';
import { type LinkComponentProps, useLinkComponent } from './LinkProvider';

export type LinkProps = Omit<LinkComponentProps, 'className' | 'style'> & {
  /** Address inside the product. */
  to: string;
  /** Colour by meaning. @default 'link' */
  tone?: 'link' | 'primary' | 'secondary' | 'inherit' | undefined;
  /** When it is underlined; always inside a sentence. @default 'hover' */
  underline?: 'always' | 'hover' | 'none' | undefined;
};

/** A way to another page, drawn by the router the provider gives. */
export function Link({ tone = 'link', underline = 'hover', ...rest }: LinkProps) {
  const Component = useLinkComponent();
  return <Component {...rest} className={link({ tone, underline })} />;
}
