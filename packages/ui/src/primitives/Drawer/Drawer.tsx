import * as Radix from '@radix-ui/react-dialog';
import type { MouseEvent, ReactNode } from 'react';
import { useDialogFocus } from '../Dialog';
import { ShortcutLayer } from '../Shortcuts';
import { VisuallyHidden } from '../VisuallyHidden';
import { scrim, surface } from './Drawer.css';

export type DrawerProps = {
  /** Its name, for a screen reader: what is in it has a heading of its own. */
  label: string;
  /** The edge it comes from; at the top it hangs in the middle. */
  side: 'left' | 'right' | 'top';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What has the focus as it opens, such as the link of the page one is on. @default its first field */
  firstStop?: ((content: HTMLElement) => HTMLElement | null) | undefined;
  /** What has the focus after it closed; undefined for what had it before. @default what had it before */
  returnFocusTo?: (() => HTMLElement | null | undefined) | undefined;
  /** A press inside, such as on a link that leads away. @default none */
  onPress?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
};

/** A surface over the page at one of its edges: no title, no footer, as wide as what is in it. It holds the focus and
 *  gives it back; Esc and a press beside it close it. */
export function Drawer(props: DrawerProps) {
  const { label, side, open, onOpenChange, firstStop, returnFocusTo } = props;
  const focus = useDialogFocus();
  const content = (
    <Radix.Content
      ref={focus.contentRef}
      className={surface({ side })}
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
        if (!next) {
          focus.onCloseAutoFocus(event);
          return;
        }
        event.preventDefault();
        next.focus();
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
    <Radix.Root open={open} onOpenChange={onOpenChange}>
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
