import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { fitScale, type Size, turned, withinSteps, zoomedIn, zoomedOut } from './zoom';

export type Point = { readonly x: number; readonly y: number };

export type View = {
  /** Scale relative to the natural size; 0 until both sizes are known. */
  scale: number;
  fitted: boolean;
  /** Clockwise quarter turns, 0 to 3. */
  quarters: number;
  /** The size on the screen, after rotation. */
  drawn: Size | null;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
  actual: () => void;
  /** Zooms by a factor, keeping the given point of the window in place. */
  zoomBy: (factor: number, at: Point) => void;
  turn: (quarters: 1 | -1) => void;
};

/** Scale and rotation of a document. Zooming keeps the centre, or the point under the pointer, in place.
 *  @param natural  the size at scale 1; null until known */
export function useView(stageRef: RefObject<HTMLElement | null>, natural: Size | null): View {
  const [choice, setChoice] = useState<'fit' | number>('fit');
  const [quarters, setQuarters] = useState(0);
  const stage = useSizeOf(stageRef);
  const content = natural && turned(natural, quarters);
  const scale = !content || !stage ? 0 : choice === 'fit' ? fitScale(content, stage) : choice;
  const anchor = useRef<{ at: Point; scale: number } | null>(null);
  const current = useRef(scale);

  useLayoutEffect(() => {
    const element = stageRef.current;
    const before = anchor.current;
    anchor.current = null;
    if (element && content && before && before.scale > 0) keepPoint(element, content, before, scale);
    current.current = scale;
  });

  const change = useCallback(
    (next: (scale: number) => number | 'fit', at?: Point) => {
      const element = stageRef.current;
      if (!element || current.current === 0) return;
      const box = element.getBoundingClientRect();
      anchor.current = {
        at: at
          ? { x: at.x - box.left, y: at.y - box.top }
          : { x: element.clientWidth / 2, y: element.clientHeight / 2 },
        scale: current.current,
      };
      const chosen = next(current.current);
      // Used until the next render: a second step of the same gesture continues from here.
      if (chosen !== 'fit') current.current = chosen;
      setChoice(chosen);
    },
    [stageRef],
  );

  return {
    scale,
    fitted: choice === 'fit',
    quarters,
    drawn: content && { width: content.width * scale, height: content.height * scale },
    zoomIn: () => change(zoomedIn),
    zoomOut: () => change(zoomedOut),
    fit: () => change(() => 'fit'),
    actual: () => change(() => 1),
    zoomBy: useCallback(
      (factor: number, at: Point) => change(before => withinSteps(before * factor), at),
      [change],
    ),
    turn: by => setQuarters(before => (before + by + 4) % 4),
  };
}

function keepPoint(stage: HTMLElement, content: Size, before: { at: Point; scale: number }, scale: number) {
  const along = (place: number, scrolled: number, room: number, length: number) => {
    const gap = (at: number) => Math.max(0, (room - length * at) / 2);
    const point = (scrolled + place - gap(before.scale)) / before.scale;
    return point * scale + gap(scale) - place;
  };
  stage.scrollTo({
    left: along(before.at.x, stage.scrollLeft, stage.clientWidth, content.width),
    top: along(before.at.y, stage.scrollTop, stage.clientHeight, content.height),
    behavior: 'instant',
  });
}

/** The inner size of an element, updated when it is resized. */
function useSizeOf(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize(before => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
