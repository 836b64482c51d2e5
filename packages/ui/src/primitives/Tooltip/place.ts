export type Side = 'top' | 'right' | 'bottom' | 'left';

type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const gap = 6;
const margin = 8;
const opposite: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

function cornerOn(side: Side, anchor: Box, bubble: Size): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
  const centre = anchor.top + anchor.height / 2 - bubble.height / 2;
  if (side === 'top') return { left: middle, top: anchor.top - bubble.height - gap };
  if (side === 'bottom') return { left: middle, top: anchor.top + anchor.height + gap };
  if (side === 'left') return { left: anchor.left - bubble.width - gap, top: centre };
  return { left: anchor.left + anchor.width + gap, top: centre };
}

function within(value: number, size: number, room: number): number {
  return Math.max(margin, Math.min(value, room - size - margin));
}

/** The place of a bubble: on the side it prefers, on the other one where that has no room, never over the edge of
 *  the window. All in pixels of the window. */
export function placeBubble(
  side: Side,
  anchor: Box,
  bubble: Size,
  room: Size,
): { left: number; top: number } {
  const fits = (corner: { left: number; top: number }) =>
    corner.left >= 0 &&
    corner.top >= 0 &&
    corner.left + bubble.width <= room.width &&
    corner.top + bubble.height <= room.height;
  const wanted = cornerOn(side, anchor, bubble);
  const other = cornerOn(opposite[side], anchor, bubble);
  const across = side === 'top' || side === 'bottom';
  const vertical = fits({ ...wanted, left: across ? 0 : wanted.left });
  const corner = vertical || !fits({ ...other, left: across ? 0 : other.left }) ? wanted : other;
  return {
    left: within(corner.left, bubble.width, room.width),
    top: within(corner.top, bubble.height, room.height),
  };
}
