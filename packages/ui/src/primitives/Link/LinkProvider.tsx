import type { ReactNode } from 'react';
import { CurrentLink, type LinkComponent } from './linkComponent';

export type LinkProviderProps = {
  /** The router's link. */
  component: LinkComponent;
  children: ReactNode;
};

/** Makes every link inside use the router's component, so that the components do not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <CurrentLink value={component}>{children}</CurrentLink>;
}
