import { describe, expect, it } from 'vitest';
import { fitScale, turned, withinSteps, zoomedIn, zoomedOut } from './zoom';

describe('The zoom of a document', () => {
  it.each([
    [1, 1.25, 0.75],
    [0.995, 1.25, 0.75],
    [1.005, 1.25, 0.75],
    // As good as 100 %, from below.
    [1 / 1.01, 1.25, 0.75],
    [1.1, 1.25, 1],
    [8, 8, 6],
    [9, 8, 8],
    [0.1, 0.25, 0.1],
    [0.02, 0.1, 0.1],
  ])('of %d goes up to %d and down to %d [XR-039.b]', (scale, up, down) => {
    expect([zoomedIn(scale), zoomedOut(scale)]).toEqual([up, down]);
  });

  it.each([
    [0.01, 0.1],
    [2.5, 2.5],
    [12, 8],
  ])('of %d by a gesture is %d [XR-039.b]', (scale, within) => {
    expect(withinSteps(scale)).toBe(within);
  });

  it.each([
    ['as wide as its room', { width: 800, height: 100 }, 0.5],
    ['as high as its room', { width: 100, height: 600 }, 0.5],
    ['small, three times as large', { width: 20, height: 20 }, 3],
    ['endless, still to be seen', { width: 100, height: 1_000_000 }, 0.02],
  ])('fitted is %s [XR-039.b]', (_name, size, scale) => {
    // 16 px stay free on each side.
    expect(fitScale(size, { width: 432, height: 332 })).toBe(scale);
  });

  it('has its sides exchanged by each quarter turn [XR-039.b]', () => {
    const size = { width: 2, height: 1 };
    expect([0, 1, 2, 3].map(quarters => turned(size, quarters).width)).toEqual([2, 1, 2, 1]);
  });
});
