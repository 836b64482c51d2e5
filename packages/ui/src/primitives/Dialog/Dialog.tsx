import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
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
  onClose: () => void;
  /** 400, 480, 600, 800, 900 or 1000 px; 'full' covers the window. @default 'lg' */
  width?: DialogWidth | undefined;
  /** Clicks outside do not close the dialog. @default false */
  persistent?: boolean | undefined;
  /** Whether what is behind it cannot be read. @default false */
  veiled?: boolean | undefined;
  /** Something was typed: Esc and the cross then ask before closing. @default false */
  dirty?: boolean | undefined;
  /** Whether Esc and the cross close the dialog. @default true */
  closable?: boolean | undefined;
  /** Whether the cross is shown; leave it out of a question that has its own Cancel. @default true */
  cross?: boolean | undefined;
  /** An icon before the title. @default none */
  mark?: ReactNode;
  /** Secondary text to the right of the title: '3 of 5 answered'. @default none */
  meta?: ReactNode;
  /** Buttons, right-aligned; the primary one comes last. @default none */
  footer?: ReactNode;
  /** Text or a message at the left of the footer. @default none */
  footerNote?: ReactNode;
  /** Turns the dialog into a form, submitted by Enter in a field and by the submit button. @default not a form */
  onSubmit?: (() => void) | undefined;
  /** No padding around the content. @default false */
  bare?: boolean | undefined;
  /** 'alertdialog' for a question that needs an answer. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
};

/** A modal dialog. It traps focus, scrolls inside and returns focus on closing. */
export function Dialog(props: DialogProps) {
  const { title, description, open, onClose, width = 'lg', persistent = false } = props;
  const { dirty = false, closable = true, cross = true, role = 'dialog', footer, footerNote } = props;
  // A dialog of a hidden tab stays closed until the tab is shown again.
  const shown = useShown();
  const focus = useDialogFocus();
  const discard = useDiscard({ open, dirty, onClose });

  // Without a trigger of its own, Radix only ever asks to close.
  return (
    <Radix.Root open={open && shown} onOpenChange={() => closable && discard.close()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} data-width={width} data-veiled={props.veiled}>
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
