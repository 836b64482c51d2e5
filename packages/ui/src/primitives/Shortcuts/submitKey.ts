import type { KeyboardEvent } from 'react';

/** The submit key of a form, Ctrl Enter or Cmd Enter: pressed in the form itself it sends that form and nothing else.
 *  @param submit  not called for a key in a dialog that was opened from the form: React tells the form of it as well */
export function onSubmitKey(submit: () => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // A field that has used the key for itself, such as one with a small deed of its own, keeps it.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    submit();
  };
}
