import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { open } from './creditRequests';
import { reads } from './readOnce';

/** A loan that is open is not read again when its window is looked at again, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Read once',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ALoanOfCredit: Story = {
  parameters: { covers: ['XR-062.a', 'XR-062.b'] },
  play: async ({ step, userEvent }) => {
    const { onceAtEveryTab, whenLookedAtAgain } = reads(open, [
      'GET credit-dashboard/fetch-skill-quiz-result/customer-of-482194',
      'GET credit-dashboard/get-underwriting-config/',
      'GET credit-dashboard/loans/482194/events?desk=credit',
      'POST credit-dashboard/loans/482194/assign',
      ...['bureau', 'core', 'kyc', 'statement'].map(
        part => `POST credit-dashboard/loans/482194?sections=${part}`,
      ),
    ]);
    await step('each part of the loan is read once, when the first tab is opened that shows it', () =>
      onceAtEveryTab({ userEvent }),
    );
    await step('nine minutes later the mentions alone are read again', async () =>
      expect(await whenLookedAtAgain()).toEqual(['GET users/mentions']),
    );
  },
};
