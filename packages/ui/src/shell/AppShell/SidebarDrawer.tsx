import { type ReactNode, type RefObject, useRef } from 'react';
import { Drawer } from '../../primitives/Drawer';

export type SidebarDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** The button that opened it; has the focus again when it closes. */
  toggleRef: RefObject<HTMLElement | null>;
  /** The page; has the focus when a link closed the drawer. */
  pageRef: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** The link of the page one is on, or the first: not Logout. */
function firstLink(content: HTMLElement): HTMLElement | null {
  return (
    content.querySelector<HTMLElement>('a[aria-current=page]') ?? content.querySelector<HTMLElement>('a')
  );
}

/** The whole sidebar over the page, where there is no room for it beside the page. */
export function SidebarDrawer({ open, onClose, toggleRef, pageRef, children }: SidebarDrawerProps) {
  const followed = useRef(false);
  return (
    <Drawer
      side="left"
      label="Sidebar"
      open={open}
      onClose={onClose}
      firstStop={content => {
        followed.current = false;
        return firstLink(content);
      }}
      returnFocusTo={() => (followed.current ? pageRef : toggleRef).current}
      onPress={event => {
        if (!(event.target instanceof Element) || !event.target.closest('a')) return;
        followed.current = true;
        onClose();
      }}
    >
      {children}
    </Drawer>
  );
}
