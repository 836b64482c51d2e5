import type { MouseEvent } from 'react';

/** Click handler of a disabled button. */
export function ignoreClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
