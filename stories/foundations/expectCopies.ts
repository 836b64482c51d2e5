import { expect, spyOn, userEvent, within } from 'storybook/test';

/** Asserts that the button beside a token copies how a component writes it. */
export async function expectCopies(root: HTMLElement, name: string, code: string): Promise<void> {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(within(root).getByRole('button', { name: `Copy ${name}` }));
  await expect(write.mock.calls).toEqual([[code]]);
  write.mockRestore();
}
