import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeBubble, type Side } from './place';
import { bubble } from './Tooltip.css';

export type BubbleProps = HTMLAttributes<HTMLDivElement> & {
  id: string;
  side: Side;
  anchorRef: RefObject<HTMLElement | null>;
  /** The anchor may have moved. */
  onMoved: () => void;
  content: string;
};

/** The bubble itself, over everything else on the page. */
export function Bubble({ id, side, anchorRef, onMoved, content, ...rest }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [own, anchor] = [ref.current, anchorRef.current];
    if (!own || !anchor) return;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const corner = placeBubble(side, anchor.getBoundingClientRect(), own.getBoundingClientRect(), room);
    own.style.left = `${Math.round(corner.left)}px`;
    own.style.top = `${Math.round(corner.top)}px`;
  }, [side, anchorRef, content]);

  useEffect(() => {
    window.addEventListener('scroll', onMoved, { capture: true, passive: true });
    window.addEventListener('resize', onMoved);
    return () => {
      window.removeEventListener('scroll', onMoved, { capture: true });
      window.removeEventListener('resize', onMoved);
    };
  }, [onMoved]);

  return createPortal(
    <div {...rest} ref={ref} id={id} role="tooltip" className={bubble}>
      {content}
    </div>,
    document.body,
  );
}
