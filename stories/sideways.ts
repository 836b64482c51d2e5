import { expect } from 'storybook/test';

const across = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

/** Asserts that the page does not scroll sideways, whatever its width.
 *  @param unscrolled  scroll areas that must not need to scroll either */
export async function expectNothingSideways(unscrolled: Iterable<Element> = []) {
  await expect(across(document.documentElement)).toBeLessThanOrEqual(0);
  for (const box of unscrolled) await expect(across(box)).toBeLessThanOrEqual(1);
}
