import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering } from './desk/answering';
import { creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

// The provider's page is a place in this one: the browser would leave the story.
const answers = [
  answering(contract.singleSignOn.begin, () => ({
    data: { address: '#at-the-provider', flow: 'flow-of-this-tab' },
  })),
  ...creditAnswers,
];
const { story, expectSent } = theProduct(() => inMemoryServer(creditDesk(), answers), {
  address: '/single-sign-on#/credit/loans?status=HOLD',
});

/** The way to the lender's own sign-in, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Single sign-on',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesToTheProvider: Story = {
  play: async ({ step }) => {
    await step('the address of the provider is asked for, and the browser goes there', goesThere);
  },
};

export const GoesThereAgain: Story = {
  play: async ({ step }) => {
    await step('what an earlier start in this page left behind does not stop it', goesThere);
  },
};

async function goesThere(): Promise<void> {
  await expect(await screen.findByRole('heading', { name: 'Signing in' })).toBeVisible();
  await expectSent(contract.singleSignOn.begin, { to: 'GET /api/v1/auth/single-sign-on' });
  await waitFor(() => expect(location.hash).toBe('#at-the-provider'));
  await expectSent(contract.singleSignOn.finish);
}
