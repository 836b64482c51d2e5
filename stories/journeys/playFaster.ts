import { expect, screen } from 'storybook/test';
import type { Acts } from './acts';

/** Plays the recording of a list and chooses the next speed, which its button then shows. */
export async function playFaster({ userEvent }: Acts): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Speed 1×' }));
  await expect(await screen.findByRole('button', { name: 'Speed 1.25×' })).toBeVisible();
}
