import type { HistoryMonth } from '@lending-desk/domain/bureau';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeBubble } from '../../primitives/Tooltip/place';
import { key, swatch, tip, tipFacts, tipHead, tipName } from './PaymentStrip.css';
import { monthWords } from './words';

type MonthTipProps = {
  stripRef: RefObject<HTMLElement | null>;
  /** Index of the month in the strip. */
  position: number;
  month: number;
  row: HistoryMonth | null;
  /** Whether the month is scrolled into view, as for a key. */
  follow: boolean;
  onEnter: () => void;
  onLeave: () => void;
};

/** Tooltip of one month, above everything else. Screen readers get the same text from the strip itself. */
export function MonthTip({ stripRef, position, month, row, follow, onEnter, onLeave }: MonthTipProps) {
  const ref = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    const anchor = stripRef.current?.querySelector(`[data-at="${position}"]`);
    const own = ref.current;
    if (!anchor || !own) return;
    if (follow) anchor.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const room = { width: window.innerWidth, height: window.innerHeight };
    const corner = placeBubble('top', anchor.getBoundingClientRect(), own.getBoundingClientRect(), room);
    own.style.left = `${Math.round(corner.left)}px`;
    own.style.top = `${Math.round(corner.top)}px`;
  }, [stripRef, position, follow]);
  useLayoutEffect(place, [place]);

  useEffect(() => {
    // A month that a key led to scrolls into view itself; any other scrolling moves it away from the pointer.
    const scrolled = follow ? place : onLeave;
    window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', scrolled, { capture: true });
  }, [follow, place, onLeave]);

  const label = monthWords(month, row);
  return createPortal(
    <div ref={ref} className={tip} role="tooltip" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <div className={tipHead}>
        <span>{label.title}</span>
        <span className={key}>
          {row ? <i className={swatch} data-bucket={row.payment.bucket} /> : null}
          {label.bucket}
        </span>
      </div>
      {label.facts.length > 0 ? (
        <div className={tipFacts}>
          {label.facts.flatMap(([name, value]) => [
            <span key={name} className={tipName}>
              {name}
            </span>,
            <span key={`${name} value`}>{value}</span>,
          ])}
        </div>
      ) : null}
    </div>,
    document.body,
  );
}
