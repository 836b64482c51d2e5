import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { popup as popupClass } from './FieldPopup.css';
import { placePopup } from './placePopup';

export type FieldPopupProps = {
  open: boolean;
  /** The field's box; the popup opens below or above it. */
  anchor: RefObject<HTMLElement | null>;
  /** Called on Escape, a click outside, or when focus moves elsewhere. */
  onDismiss: (by: 'escape' | 'outside') => void;
  /** 'anchor' is at least as wide as the field, 'content' as wide as its content. @default 'anchor' */
  width?: 'anchor' | 'content' | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
};

/** Prevents a click on the list from moving focus out of the field. */
function keepFocus(event: MouseEvent) {
  const target = event.target;
  if (target instanceof Element && !target.closest('input, textarea, select, button, a'))
    event.preventDefault();
}

/** The popup of a field. It is in the browser's top layer, so no scroll area clips it, but keeps its place in the
 *  DOM, so dialogs and screen readers find it next to its field. */
export function FieldPopup({ open, anchor, onDismiss, width = 'anchor', ref, children }: FieldPopupProps) {
  const own = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  const setRef = useCallback(
    (node: HTMLDivElement | null) => {
      own.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );

  useLayoutEffect(() => {
    const popup = own.current;
    const from = anchor.current;
    if (!open || !popup || !from) return;
    const position = () => placePopup(from, popup, width);
    // On the window in the capture phase: an Escape that closes the popup must not reach the dialog around it.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      dismiss('escape');
    };
    const onPress = (event: PointerEvent) => {
      const inside =
        event.target instanceof Node && (popup.contains(event.target) || from.contains(event.target));
      if (!inside) dismiss('outside');
    };
    popup.showPopover();
    position();
    const sizes = new ResizeObserver(position);
    sizes.observe(from);
    sizes.observe(popup);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('scroll', position, { capture: true, passive: true });
    window.addEventListener('resize', position);
    return () => {
      sizes.disconnect();
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('scroll', position, true);
      window.removeEventListener('resize', position);
      if (popup.matches(':popover-open')) popup.hidePopover();
    };
  }, [open, anchor, width]);

  function leave(event: FocusEvent<HTMLDivElement>) {
    const to = event.relatedTarget;
    if (to && !event.currentTarget.contains(to) && !anchor.current?.contains(to)) onDismiss('outside');
  }

  return (
    <div ref={setRef} popover="manual" className={popupClass} onBlur={leave} onMouseDown={keepFocus}>
      {children}
    </div>
  );
}
