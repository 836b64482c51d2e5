import { expect } from 'storybook/test';

const middleOf = (element: Element | null) => {
  const { top, height } = element?.getBoundingClientRect() ?? { top: Number.NaN, height: 0 };
  return top + height / 2;
};

/** Both have the same middle, to the pixel. */
export async function expectInLine(one: Element | null, other: Element | null) {
  await expect(Math.abs(middleOf(one) - middleOf(other))).toBeLessThanOrEqual(1);
}
