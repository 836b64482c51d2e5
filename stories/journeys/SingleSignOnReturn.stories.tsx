import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering } from './desk/answering';
import { type CreditDesk, creditAnswers, creditDesk } from './desk/credit';
import { inMemoryServer, signIn } from './desk/desk';
import { theProduct } from './theProduct';

const { underwriter } = staff;
const answers = [
  answering(contract.singleSignOn.finish, (desk: CreditDesk) => ({
    data: { user: { ...underwriter, roles: [...underwriter.roles] }, ...signIn(desk, underwriter) },
  })),
  ...creditAnswers,
];
const { story, expectSent, hold } = theProduct(() => inMemoryServer(creditDesk(), answers), {
  address: '/single-sign-on?code=c0de&state=st4te',
});

let giveAnswer: () => void;

/** The way back from the lender's own sign-in, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Every desk/Single sign-on return',
  ...story,
  parameters: { ...story.parameters },
  beforeEach: async context => {
    // What this tab left when it went to the provider.
    const left = { flow: 'flow-of-this-tab', address: '/credit/loans?status=HOLD' };
    sessionStorage.setItem('lending-desk.single-sign-on', JSON.stringify(left));
    const end = await story.beforeEach(context);
    giveAnswer = hold(contract.singleSignOn.finish);
    return end;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComesBackToThePageItLeft: Story = {
  parameters: { covers: ['XR-003.e'] },
  play: async ({ step }) => {
    await step('the answer of the provider is sent with the flow of this tab', async () => {
      await expectSent(contract.singleSignOn.finish, {
        to: 'POST /api/v1/auth/single-sign-on',
        body: { flow: 'flow-of-this-tab', answer: '?code=c0de&state=st4te' },
      });
    });
    await step('by then it is no longer in the address', async () => {
      await expect(location.pathname + location.search).toBe('/single-sign-on');
      giveAnswer();
    });
    await step('who signed in is at the page that was left, and nothing stays behind', async () => {
      await waitFor(() => expect(location.pathname + location.search).toBe('/credit/loans?status=HOLD'));
      await expect(await screen.findByRole('heading', { name: 'On Hold Cases', level: 1 })).toBeVisible();
      await expect(sessionStorage.getItem('lending-desk.single-sign-on')).toBeNull();
    });
  },
};
