const invalid = '[aria-invalid="true"]';
const inGroup = 'input:checked:not(:disabled), input:not(:disabled), button:not(:disabled)';

/** Moves focus to the first field with an error, after a refused submit.
 *  @returns whether there was one */
export function focusFirstInvalid(container: ParentNode | null): boolean {
  const found = container?.querySelector<HTMLElement>(invalid);
  if (!found) return false;
  const isGroup = found.matches('[role="radiogroup"], [role="group"]');
  const target = isGroup ? found.querySelector<HTMLElement>(inGroup) : found;
  target?.focus();
  return true;
}
