import { type ComponentType, createContext, use } from 'react';
import { Anchor, type LinkComponentProps } from './Anchor';

/** Component that renders a link: the router's own, or a plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export const CurrentLink = createContext<LinkComponent>(Anchor);

/** The component that renders links here; a plain anchor without a provider. */
export function useLinkComponent(): LinkComponent {
  return use(CurrentLink);
}
