/** One key press as the maps of shortcuts write it: 'j', '?', 'enter', 'ctrl+enter'. Cmd counts as Ctrl.
 *  Shift is written only for keys that print nothing: '?' already says how it is typed. */
export function keyStroke(event: KeyboardEvent): string {
  const prints = event.key.length === 1;
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  return [
    event.ctrlKey || event.metaKey ? 'ctrl' : null,
    event.altKey ? 'alt' : null,
    event.shiftKey && !prints ? 'shift' : null,
    key,
  ]
    .filter(part => part !== null)
    .join('+');
}

/** Whether the key alone would print a character, so that a field must keep it. */
export function isCharacter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

const typing = 'input, textarea, select, [role=textbox], [role=menu], [role=listbox]';

/** Whether the reader is typing, in a field or ahead in a menu. */
export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(typing) !== null);
}

const dialogs = '[role=dialog], [role=alertdialog]';

/** Whether a dialog is open: what lies under it hears no keys. A dialog over the page locks its scrolling, one in a
 *  field has the focus; looking for it in the whole document would cost a key of its own. */
export function dialogIsOpen(): boolean {
  const { body, activeElement } = document;
  return body.hasAttribute('data-scroll-locked') || (activeElement?.closest(dialogs) ?? null) !== null;
}
