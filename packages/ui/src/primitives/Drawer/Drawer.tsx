import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode } from 'react';
import { useDialogFocus } from '../Dialog';
import { ShortcutLayer } from '../Shortcuts';
import { VisuallyHidden } from '../VisuallyHidden';
import { scrim, surface } from './Drawer.css';

export type DrawerProps = {
  /** Accessible name; the content has its own visible heading. */
  label: string;
  /** The edge it slides in from; 'top' is centred. */
  side: 'left' | 'right' | 'top';
  /** 40rem where there is room, for a table. @default false: as wide as a rail at the right, else as its content */
  wide?: boolean | undefined;
  open: boolean;
  onClose: () => void;
  /** The element focused on opening, such as the link to the current page. @default its first field */
  firstStop?: ((content: HTMLElement) => HTMLElement | null) | undefined;
  /** The element focused on closing; undefined for the previously focused one. @default the previously focused one */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** Called once it is gone and the focus is back. @default none */
  onClosed?: (() => void) | undefined;
  /** Called on a click inside, such as on a link to another page. @default none */
  onPress?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
};

/** A modal panel at an edge of the window, without title or footer. It traps focus and
 *  returns it on closing; Esc and a click outside close it. */
export function Drawer(props: DrawerProps) {
  const { label, side, wide = false, open, onClose, firstStop, returnFocusTo } = props;
  const focus = useDialogFocus();
  const content = (
    <Radix.Content
      ref={focus.contentRef}
      className={surface({ side, wide })}
      data-dialog-body
      aria-describedby={undefined}
      onClick={props.onPress}
      onOpenAutoFocus={event => {
        focus.onOpenAutoFocus(event);
        const drawer = focus.contentRef.current;
        if (drawer) firstStop?.(drawer)?.focus();
      }}
      onCloseAutoFocus={event => {
        const next = returnFocusTo?.();
        if (next) {
          event.preventDefault();
          next.focus();
        } else focus.onCloseAutoFocus(event);
        props.onClosed?.();
      }}
    >
      <ShortcutLayer>
        <VisuallyHidden>
          <Radix.Title>{label}</Radix.Title>
        </VisuallyHidden>
        {props.children}
      </ShortcutLayer>
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} onOpenChange={() => onClose()}>
      <Radix.Portal>
        {side === 'top' ? (
          <Radix.Overlay className={scrim({ side })}>{content}</Radix.Overlay>
        ) : (
          <>
            <Radix.Overlay className={scrim({ side })} />
            {content}
          </>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}
