/** One key press in the notation of shortcut maps: 'j', '?', 'enter', 'ctrl+enter'. Cmd counts as Ctrl. Shift is
 *  only included for keys that print nothing, because '?' already implies it. */
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

/** Whether the key prints a character, which a text field needs for itself. */
export function isCharacter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}

const typing = 'input, textarea, select, [role=textbox], [role=combobox], [role=menu], [role=listbox]';

/** Whether the user is typing in a text field, or ahead in a menu. */
export function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(typing) !== null);
}

/** Whether the key was pressed in a field's popup, such as a calendar, which has keys of its own. */
export function inFieldDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover] [role=dialog]') !== null;
}
