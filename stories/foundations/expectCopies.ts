import { expect, spyOn, userEvent, within } from 'storybook/test';

/** Asserts that the button beside a token copies how a component writes it. */
export async function expectCopies(root: HTMLElement, name: string, code: string): Promise<void> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(within(root).getByRole('button', { name: `Copy ${name}` }));
  await expect(write.mock.calls).toEqual([[code]]);
  write.mockRestore();
}

/** Presses each copy button in an element. What each is called and what it writes: `Copy IFSC code: ZBNK0560034`. */
export async function copiesIn(root: HTMLElement): Promise<string[]> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copies = [];
  for (const button of within(root).queryAllByRole('button', { name: /^Copy / })) {
    const name = button.getAttribute('aria-label');
    await userEvent.click(button);
    copies.push(`${name}: ${write.mock.lastCall?.[0]}`);
  }
  write.mockRestore();
  return copies;
}
