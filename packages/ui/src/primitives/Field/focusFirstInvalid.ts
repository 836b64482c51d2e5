const invalid = '[aria-invalid="true"]';
const chosen = 'input:checked:not(:disabled)';
const choices = 'input:not(:disabled), button:not(:disabled)';

/** Moves focus to the first field with an error, after a refused submit; of a group to what is chosen in it.
 *  @returns whether there was one */
export function focusFirstInvalid(container: ParentNode | null): boolean {
  const found = container?.querySelector<HTMLElement>(invalid);
  if (!found) return false;
  const isGroup = found.matches('[role="radiogroup"], [role="group"]');
  // In one selector for both the first in the document would be found, chosen or not.
  const target = isGroup
    ? (found.querySelector<HTMLElement>(chosen) ?? found.querySelector<HTMLElement>(choices))
    : found;
  target?.focus();
  return true;
}
