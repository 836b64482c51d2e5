import type { KeyboardEvent } from 'react';

/** Submits a form with Ctrl Enter or Cmd Enter, if pressed inside that form.
 *  @param submit  not called for a key pressed in a dialog that the form opened, although React bubbles that event
 *  to the form */
export function onSubmitKey(submit: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // A field that handled the key itself, such as one with its own small form, keeps it.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    submit();
  };
}
