import { type RefObject, useRef } from 'react';

const fields = [
  'input:not([type=hidden]):not(:disabled):not([tabindex="-1"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[role=combobox]',
  '[role=radio][tabindex="0"]',
].join(', ');

/** Where the focus goes as a dialog opens: a marked element, the first field, a button of the footer. Not the
 *  cross: its tooltip would open with it, and take the first Escape for itself. */
function firstStop(content: HTMLElement): HTMLElement | null {
  return (
    content.querySelector<HTMLElement>(
      '[data-initial-focus] :is(button, input, select, textarea, a), [data-initial-focus][tabindex]',
    ) ??
    content.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`) ??
    content.querySelector<HTMLElement>('footer button:not(:disabled)')
  );
}

/** Moves the focus into a dialog and, when it closes, back to the element that opened it.
 *  Radix only knows its own trigger; our dialogs open from rows, menus and keys.
 *  @param returnFocusTo  used where the opener is gone, such as the item of a menu that closed */
export function useDialogFocus(returnFocusTo?: RefObject<HTMLElement | null> | undefined) {
  const contentRef = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  return {
    contentRef,
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current = document.activeElement;
      const content = contentRef.current;
      if (content) (firstStop(content) ?? content).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = opener.current;
      if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
      else returnFocusTo?.current?.focus();
    },
  };
}
