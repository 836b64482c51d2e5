import type { Viewer } from '@lending-desk/domain/access';
import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { inMemoryServer } from './desk/desk';
import { answers, at, loanId, onHold, open } from './supportRequests';
import { theProduct } from './theProduct';

/** Who rates calls, and for which call, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const supportWith = (role: Viewer['roles'][number]): Viewer => ({
  ...staff.support,
  roles: ['ROLE_CUSTOMER_SERVICE', role],
});
const callReviewer = supportWith('ROLE_CUSTOMER_CALL_REVIEW');
/** The loan has a second call, which nobody has rated. */
function withASecondCall() {
  const desk = onHold();
  const second = desk.recordings.map(call => ({ ...call, idString: 'call-2', ratings: [] }));
  return { ...desk, recordings: [...desk.recordings, ...second] };
}
const reviewer = theProduct(() => inMemoryServer(withASecondCall(), answers), {
  address: `/loan-management/loans/${loanId}?tab=recordings`,
  as: callReviewer,
  at: new Date('2026-11-21T06:30:00.000Z'),
});
const admin = at('recordings', supportWith('ROLE_CUSTOMER_SERVICE_ADMIN'));
const otherReviewer = at('recordings', supportWith('ROLE_COLLECTION_CALL_REVIEW'));
/** Adding feedback, once the feedback of a call is offered to be read. */
const addOfReader = async () => {
  await expect(await screen.findByRole('button', { name: /^Call feedback of/ })).toBeEnabled();
  return screen.queryByRole('button', { name: /^Add Call Feedback to/ });
};

export const AReviewerRates: Story = {
  ...reviewer.story,
  parameters: { ...reviewer.story.parameters, covers: ['CS-080.a', 'CS-084.b', 'CS-084.c'] },
  play: async ({ step, userEvent }) => {
    await step('Adding call feedback is offered to a reviewer of customer calls', async () => {
      await expect(await screen.findAllByRole('button', { name: /^Add Call Feedback to/ })).toHaveLength(2);
    });
    await step('the feedback of the second row is sent for the recording of that row', async () => {
      const [, second] = screen.getAllByRole('button', { name: /^Add Call Feedback to/ });
      await userEvent.click(second ?? document.body);
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Call Feedback' }));
      for (const question of dialog.getAllByRole('radiogroup'))
        await userEvent.click(within(question).getAllByRole('radio')[0] ?? document.body);
      await userEvent.click(dialog.getByRole('button', { name: /^(Add|Save)/ }));
      await reviewer.expectSent(contract.calls.rateForSupport, {
        to: 'POST /api/v1/loan-feedback/cs-call-rating-feedback',
        body: {
          loanId,
          callRecordingId: 'call-2',
          feedback: '',
          agentGreetings: 'NO_GREETING',
          agentIntroductionConsent: 'NO_INTRODUCTION_NO_CONSENT',
          agentCallReason: 'NO_EXPLANATION',
          agentConnectBack: 'NO_OPTION',
          agentEndConversation: 'ABRUPT_RUDE',
        },
        hasKey: true,
      });
    });
  },
};

export const AnAdminDoesNotRate: Story = {
  ...admin.story,
  parameters: { ...admin.story.parameters, covers: ['CS-080.b'] },
  play: async ({ step, userEvent }) => {
    await step(
      'Adding call feedback is not offered to an admin of customer support, in the row',
      async () => {
        await expect(await addOfReader()).toBeNull();
      },
    );
    await step('and not in the list of the call feedbacks, which opens', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Call feedback of/ }));
      const list = within(await screen.findByRole('dialog'));
      await expect(list.getByRole('button', { name: 'Close' })).toBeVisible();
      await expect(list.queryByRole('button', { name: /^Add/ })).toBeNull();
    });
  },
};

export const AReviewerOfCollectionsDoesNotRate: Story = {
  ...otherReviewer.story,
  parameters: { ...otherReviewer.story.parameters, covers: ['CS-080.b'] },
  play: async ({ step }) => {
    await step('Adding call feedback is not offered to a reviewer of collection calls', async () => {
      await expect(await addOfReader()).toBeNull();
    });
  },
};
