import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer rests before the first bubble opens. */
const delayMs = 400;
/** Once one has just closed, the next opens at once. */
const sharedMs = 300;
/** Time to move the pointer from the trigger onto the bubble. */
const graceMs = 120;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** When a tooltip is open: on hover after a moment, on keyboard focus at once, until Escape, a press or leaving.
 *  @param onNear  the pointer arrived: it may open soon */
export function useTooltip(enabled: boolean, onNear: () => void) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(next), ms);
  };
  const show = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(current => {
      if (current && !next) lastClosedAt = performance.now();
      return next;
    });
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open: open && enabled,
    triggerProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        onNear();
        later(true, performance.now() - lastClosedAt < sharedMs ? 0 : delayMs);
      },
      onPointerLeave: () => later(false, graceMs),
      onPointerDown: () => show(false),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) show(true);
      },
      onBlur: () => show(false),
      // Escape goes on to whatever is under the bubble: a dialog closes at the first press.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') show(false);
      },
    },
    bubbleProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => later(false, graceMs),
    },
    close: () => show(false),
  };
}
