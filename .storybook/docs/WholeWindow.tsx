import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

// The size of the mockups.
const [width, height] = [1440, 900];
/** Border and padding of the frame around a story. */
const around = 2;

/** Shows the story in it as a window of 1440 × 900 that is made smaller until it fits beside the text. In the page's own
 *  width a screen would take its narrow form, and be cut below. */
export function WholeWindow({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    if (!room.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setZoom(Math.min(1, (entry.contentRect.width - around) / width));
    });
    sizes.observe(room.current);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={room} className="whole-window">
      {/* Scaled rather than zoomed: a story measures its elements, and in a zoomed frame 400 px are 399.99. */}
      <style>{`.whole-window iframe {
        display: block; width: ${width}px !important; height: ${height}px !important;
        transform: scale(${zoom}); transform-origin: 0 0;
      }
      .whole-window .sb-story > div { height: ${Math.floor(height * zoom)}px !important; overflow: hidden; }`}</style>
      {children}
    </div>
  );
}
