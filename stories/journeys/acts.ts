import type { StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

/** What a helper of a journey needs of its story, to act as a person. */
export type Acts = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'userEvent'>;

export async function openTab({ userEvent }: Acts, name: RegExp) {
  await userEvent.click(await screen.findByRole('tab', { name }));
}
