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

const typing = 'input, textarea, select, [role=textbox], [role=combobox], [role=menu], [role=listbox]';

/** Whether the reader is typing, in a field or ahead in a menu. */
export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(typing) !== null);
}

/** Whether the key was pressed in what a field opened, such as a calendar: the keys there are its own. */
export function inFieldDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover] [role=dialog]') !== null;
}
