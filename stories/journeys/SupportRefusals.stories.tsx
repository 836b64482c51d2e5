import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { answering, Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const agentDetails = { agentId: 'MS-0402', agentUserName: 'meera.support', campaignName: 'Support_Manual' };
const answers = [
  answering(contract.calls.agentDetails, () => ({ data: { agentDetails } })),
  answering(contract.calls.callFromSupport, () => {
    throw new Refused(422, ['The number is blocked', 'The agent is busy']);
  }),
  ...supportAnswers,
];
function deskWithReference() {
  const desk = supportDesk();
  for (const loan of desk.loans)
    loan['referenceNumbers'] = [{ name: 'Suresh Rao', phoneNumbers: ['9000043299'] }];
  return desk;
}
const { story, expectSent } = theProduct(() => inMemoryServer(deskWithReference(), answers), {
  address: '/loan-management/loans/482193',
  as: staff.support,
  at: new Date('2026-11-21T06:30:00.000Z'),
});

/** What support reads when the server refuses for two reasons, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Refusals',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTwoReasonsTheFirstIsShown: Story = {
  parameters: { covers: ['CS-026.c', 'CS-026.e', 'CS-027.a', 'SH-073.b', 'SH-076.b'] },
  play: async ({ step, userEvent }) => {
    await step('A refusal with two reasons shows the first as the call status', async () => {
      await userEvent.click(await screen.findByRole('combobox', { name: 'Select Phone Number' }));
      await userEvent.click(
        await screen.findByRole('option', { name: 'Reference (Suresh Rao): 9000043299' }),
      );
      const button = screen.getByRole('button', { name: 'Call Customer' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(button);
      await expect(await screen.findByText('The number is blocked')).toBeVisible();
    });
    await step(
      'the call was asked for by the bare number that was chosen, with the campaign of the agent',
      async () => {
        await expectSent(contract.calls.callFromSupport, {
          to: 'POST /api/v1/customer-service/call-customer',
          body: {
            loanId: 482193,
            phoneNumber: '9000043299',
            ozonetelAgentId: 'MS-0402',
            ozonetelUserName: 'meera.support',
            campaignKey: 'Support_Manual',
          },
          hasKey: true,
        });
      },
    );
    await step('and not the last', async () => {
      await expect(screen.queryByText(/The agent is busy/)).toBeNull();
    });
  },
};
