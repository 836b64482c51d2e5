import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { ShortcutLayer } from '../../primitives/Shortcuts';
import { drawer, scrim } from './AppShell.css';

type SidebarDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened it; has the focus again when it closes. */
  toggleRef: RefObject<HTMLElement | null>;
  /** The page; has the focus when a link closed the drawer. */
  pageRef: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** The whole sidebar over the page, where there is no room for it beside the page. */
export function SidebarDrawer({ open, onOpenChange, toggleRef, pageRef, children }: SidebarDrawerProps) {
  const contentRef = useRef<HTMLDivElement>(null);
  const followed = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          ref={contentRef}
          className={drawer}
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            followed.current = false;
            // Radix would begin at Logout, the first stop that is no link.
            const content = contentRef.current;
            const link =
              content?.querySelector<HTMLElement>('a[aria-current=page]') ??
              content?.querySelector<HTMLElement>('a');
            if (!link) return;
            event.preventDefault();
            link.focus();
          }}
          onCloseAutoFocus={event => {
            event.preventDefault();
            const next = followed.current ? pageRef : toggleRef;
            next.current?.focus();
          }}
          onClick={event => {
            if (!(event.target instanceof Element) || !event.target.closest('a')) return;
            followed.current = true;
            onOpenChange(false);
          }}
        >
          <ShortcutLayer>
            <VisuallyHidden>
              <Radix.Title>Sidebar</Radix.Title>
            </VisuallyHidden>
            {children}
          </ShortcutLayer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
