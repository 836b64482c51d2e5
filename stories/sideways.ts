import { expect } from 'storybook/test';

const across = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

/** The page itself does not scroll sideways, whatever its width.
 *  @param unscrolled  boxes that could scroll by themselves and do not need to either */
export async function expectNothingSideways(unscrolled: Iterable<Element> = []) {
  await expect(across(document.documentElement)).toBeLessThanOrEqual(0);
  for (const box of unscrolled) await expect(across(box)).toBeLessThanOrEqual(1);
}
