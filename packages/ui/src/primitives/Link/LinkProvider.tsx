import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, use } from 'react';

export type LinkComponentProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

/** Component that renders a link: the router's own, or a plain anchor. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function Anchor({ to, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

const Current = createContext<LinkComponent>(Anchor);

export type LinkProviderProps = {
  /** The router's link. */
  component: LinkComponent;
  children: ReactNode;
};

/** Makes every link inside use the router's component, so that the components do not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <Current value={component}>{children}</Current>;
}

/** The component that renders links here; a plain anchor without a provider. */
export function useLinkComponent(): LinkComponent {
  return use(Current);
}
