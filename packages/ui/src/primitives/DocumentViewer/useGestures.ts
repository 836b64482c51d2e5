import { type RefObject, useEffect } from 'react';
import type { Point } from './useView';

const distance = (left: Point, right: Point) => Math.hypot(left.x - right.x, left.y - right.y);
const middle = (left: Point, right: Point) => ({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 });

/** Drag to pan; pinch, or wheel with Ctrl, to zoom.
 *  @param zoomBy  must be referentially stable */
export function useGestures(
  stageRef: RefObject<HTMLElement | null>,
  zoomBy: (factor: number, at: Point) => void,
): void {
  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const pointers = new Map<number, Point>();

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 240), { x: event.clientX, y: event.clientY });
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      stage.dataset['panning'] = '';
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (!other) stage.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: 'instant' });
      else if (distance(before, other) > 0)
        zoomBy(distance(now, other) / distance(before, other), middle(now, other));
      pointers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) delete stage.dataset['panning'];
    };

    // React's wheel listener is passive, so it could not stop the browser from zooming the whole page.
    stage.addEventListener('wheel', wheel, { passive: false });
    stage.addEventListener('pointerdown', down);
    // On the window, because a drag can leave the stage.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      stage.removeEventListener('wheel', wheel);
      stage.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [stageRef, zoomBy]);
}
