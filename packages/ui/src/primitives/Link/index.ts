export { ExternalLink, type ExternalLinkProps } from './ExternalLink';
export { Link, type LinkProps } from './Link';
export { type LinkComponent, type LinkComponentProps, useLinkComponent } from './linkComponent';
export { LinkProvider, type LinkProviderProps } from './LinkProvider';
