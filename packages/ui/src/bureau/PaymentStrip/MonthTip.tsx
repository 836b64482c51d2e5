import type { HistoryMonth } from '@lending-desk/domain/bureau';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
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
  onEnter: () => void;
  onLeave: () => void;
};

/** Tooltip of one month, above everything else. Screen readers get the same text from the strip itself. */
export function MonthTip({ stripRef, position, month, row, onEnter, onLeave }: MonthTipProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const anchor = stripRef.current?.querySelector(`[data-at="${position}"]`);
    const own = ref.current;
    if (!anchor || !own) return;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const corner = placeBubble('top', anchor.getBoundingClientRect(), own.getBoundingClientRect(), room);
    own.style.left = `${Math.round(corner.left)}px`;
    own.style.top = `${Math.round(corner.top)}px`;
  }, [stripRef, position]);

  useEffect(() => {
    window.addEventListener('scroll', onLeave, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onLeave, { capture: true });
  }, [onLeave]);

  const words = monthWords(month, row);
  return createPortal(
    <div ref={ref} className={tip} role="tooltip" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <div className={tipHead}>
        <span>{words.title}</span>
        <span className={key}>
          {row ? <i className={swatch} data-bucket={row.payment.bucket} /> : null}
          {words.bucket}
        </span>
      </div>
      {words.facts.length > 0 ? (
        <div className={tipFacts}>
          {words.facts.flatMap(([name, value]) => [
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
