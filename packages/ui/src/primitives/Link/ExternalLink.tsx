import { ExternalLink as Arrow } from 'lucide-react';
import { Icon } from '../Icon';
import { external, externalText, link } from './Link.css';
import { VisuallyHidden } from '../VisuallyHidden';

export type ExternalLinkProps = {
  /** A web address outside the product. */
  href: string;
  /** The visible text, often the address itself. */
  children: string;
};

/** A link out of the product, in a new tab that learns nothing about this one. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`${link({ tone: 'link', underline: 'hover' })} ${external}`}
    >
      <span className={externalText}>{children}</span> <Icon icon={Arrow} size={12} />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  );
}
