export { ExternalLink, type ExternalLinkProps } from './ExternalLink';
export { Link, type LinkProps } from './Link';
export type { LinkComponentProps } from './Anchor';
export { type LinkComponent, useLinkComponent } from './linkComponent';
export { LinkProvider, type LinkProviderProps } from './LinkProvider';
