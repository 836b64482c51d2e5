import { describe, expect, it } from 'vitest';
import { placeBubble, type Side } from './place';

const room = { width: 1000, height: 600 };
const bubble = { width: 100, height: 30 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

describe('The bubble of a tooltip', () => {
  it.each<[Side, number, number]>([
    ['top', 470, 264],
    ['bottom', 470, 326],
    ['left', 394, 295],
    ['right', 546, 295],
  ])('stands at the side it prefers: %s [XR-118.g]', (side, left, top) => {
    expect(placeBubble(side, at(500, 300), bubble, room)).toEqual({ left, top });
  });

  it.each<[Side, number, number, number, number]>([
    ['top', 500, 10, 470, 36],
    ['bottom', 500, 570, 470, 534],
    ['left', 20, 300, 66, 295],
    ['right', 950, 300, 844, 295],
  ])('has no room at the %s, and stands opposite [XR-118.g]', (side, x, y, left, top) => {
    expect(placeBubble(side, at(x, y), bubble, room)).toEqual({ left, top });
  });

  it.each<[Side, number, number, number, number]>([
    ['top', 0, 300, 8, 264],
    ['top', 980, 300, 892, 264],
    ['right', 500, 0, 546, 8],
    ['right', 500, 590, 546, 562],
  ])('at the %s is never over the edge of the window [XR-118.g]', (side, x, y, left, top) => {
    expect(placeBubble(side, at(x, y), bubble, room)).toEqual({ left, top });
  });

  it('stays at the side it prefers where neither has room', () => {
    expect(placeBubble('top', at(500, 10), bubble, { width: 1000, height: 50 }).top).toBe(8);
  });
});
