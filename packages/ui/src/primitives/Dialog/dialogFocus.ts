import { useRef } from 'react';

const fields = [
  'input:not([type=hidden]):not(:disabled):not([tabindex="-1"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[role=combobox]',
  '[role=radio][tabindex="0"]',
].join(', ');

/** The element focused when a dialog opens: a marked element, the first field, or a button of the footer. Never
 *  the cross, because its tooltip would open and consume the first Escape. */
function firstStop(content: HTMLElement): HTMLElement | null {
  return (
    content.querySelector<HTMLElement>(
      '[data-initial-focus] :is(button, input, select, textarea, a), [data-initial-focus][tabindex]',
    ) ??
    content.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`) ??
    content.querySelector<HTMLElement>('footer button:not(:disabled)')
  );
}

/** Moves focus into a dialog and, on closing, back to the element that opened it.
 *  Needed because Radix only knows its own trigger, while our dialogs are opened by rows, menus and shortcuts. */
export function useDialogFocus() {
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
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
