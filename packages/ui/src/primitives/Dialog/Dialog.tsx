import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../Button';
import { ShortcutLayer } from '../Shortcuts/ShortcutLayer';
import { useShown } from '../Shown';
import {
  content,
  description as descriptionClass,
  header,
  meta as metaClass,
  scrim,
  title as titleClass,
} from './Dialog.css';
import { DialogBody } from './DialogBody';
import { DialogFooter } from './DialogFooter';
import { DialogForm } from './DialogForm';
import { useDialogFocus } from './dialogFocus';
import { useDiscard } from './useDiscard';

export type DialogWidth = keyof typeof content;

export type DialogProps = {
  title: string;
  /** One sentence under the title. @default none */
  description?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** 400, 480, 600, 800, 900 or 1000 px; 'full' covers the window. @default 'lg' */
  width?: DialogWidth | undefined;
  /** Ignores clicks outside. @default false */
  persistent?: boolean | undefined;
  /** Whether something was typed: Esc and the cross then ask before they close. @default false */
  dirty?: boolean | undefined;
  /** Asks in the parent's own way instead of in the footer. @default the footer asks */
  onEscapeWithInput?: (() => void) | undefined;
  /** Whether Esc and the cross close it. @default true */
  closable?: boolean | undefined;
  /** Whether a cross is shown; a question with its own way out has none. @default true */
  cross?: boolean | undefined;
  /** A picture before the title. @default none */
  mark?: ReactNode;
  /** Quiet words right of the title: '3 of 5 answered'. @default none */
  meta?: ReactNode;
  /** Buttons, right-aligned; the last is the one that does it. @default none */
  footer?: ReactNode;
  /** Words or a message at the left of the footer. @default none */
  footerNote?: ReactNode;
  /** Makes the dialog a form: Enter in a field and the submit button run it. @default not a form */
  onSubmit?: (() => void) | undefined;
  /** Content up to the edges, without padding. @default false */
  bare?: boolean | undefined;
  /** 'alertdialog' for a question that interrupts. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Where the focus returns if the opener is gone. @default the opener */
  returnFocusTo?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
};

/** A dialog over the page. It holds the focus, scrolls inside and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, description, open, onOpenChange, width = 'lg', persistent = false } = props;
  const { dirty = false, closable = true, cross = true, role = 'dialog', footer, footerNote } = props;
  // One of a tab that was left waits there.
  const shown = useShown();
  const focus = useDialogFocus(props.returnFocusTo);
  const discard = useDiscard({ open, dirty, ask: props.onEscapeWithInput, onOpenChange });

  const change = (next: boolean) => {
    if (next) onOpenChange(true);
    else if (closable) discard.close();
  };

  return (
    <Radix.Root open={open && shown} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} data-width={width}>
          <Radix.Content
            ref={focus.contentRef}
            className={content[width]}
            role={role}
            tabIndex={-1}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            onOpenAutoFocus={focus.onOpenAutoFocus}
            onCloseAutoFocus={focus.onCloseAutoFocus}
            onInteractOutside={event => {
              if (persistent) event.preventDefault();
            }}
          >
            <ShortcutLayer>
              <DialogForm onSubmit={props.onSubmit}>
                <header className={header}>
                  {props.mark}
                  <Radix.Title className={titleClass}>{title}</Radix.Title>
                  {props.meta ? <span className={metaClass}>{props.meta}</span> : null}
                  {closable && cross ? <IconButton icon={X} label="Close" onClick={discard.close} /> : null}
                </header>
                <DialogBody bare={props.bare ?? false}>
                  {description === undefined ? null : (
                    <Radix.Description className={descriptionClass}>{description}</Radix.Description>
                  )}
                  {props.children}
                </DialogBody>
                <DialogFooter discard={discard} note={footerNote}>
                  {footer}
                </DialogFooter>
              </DialogForm>
            </ShortcutLayer>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
