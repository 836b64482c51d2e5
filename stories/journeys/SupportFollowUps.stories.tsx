import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loanId, open } from './supportRequests';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetsAndEndsAFollowUp: Story = {
  parameters: { covers: ['XR-001.b'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await step('the follow-up of the loan is read, at this desk', async () => {
      await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' });
      await expectSent(contract.followUp.read, {
        to: `GET /api/v1/follow-ups/${loanId}?desk=customerSupport`,
      });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Follow-up' }));
    await step('no day before today can be chosen in its calendar', async () => {
      await userEvent.click(
        (await dialog()).getByRole('button', { name: 'Open the calendar of follow up on' }),
      );
      await expect(await screen.findByRole('button', { name: /^Friday 20 Nov 2026/ })).toBeDisabled();
      await expect(screen.getByRole('button', { name: /^Today, Saturday 21 Nov 2026/ })).toBeEnabled();
      await userEvent.keyboard('{Escape}');
    });
    await step('A day and a note are set for the follow-up', async () => {
      const day = (await dialog()).getByRole('textbox', { name: /^Follow up on/ });
      await userEvent.clear(day);
      await userEvent.type(day, '26-11-2026{Tab}');
      const note = (await dialog()).getByRole('textbox', { name: /^Note/ });
      await userEvent.clear(note);
      await userEvent.type(note, 'Ask for the rent slip');
      const sent = {
        to: `POST /api/v1/follow-ups/${loanId}`,
        body: { desk: 'customerSupport', version: 6, dueOn: '2026-11-26', note: 'Ask for the rent slip' },
        hasKey: true,
      };
      refuse(contract.followUp.save, 422, ['A day in the past', 'Second']);
      await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
      await expect(await (await dialog()).findByText('A day in the past')).toBeVisible();
      await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
      await expect(await screen.findByRole('button', { name: 'Follow-up 26 Nov 2026' })).toBeVisible();
      await waitFor(() => expect(screen.getByText('Follow-up saved')).toBeVisible());
      await expectSent(contract.followUp.save, sent, sent);
    });
    await step('The follow-up is marked as done', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Follow-up 26 Nov 2026' }));
      const sent = {
        to: `POST /api/v1/follow-ups/${loanId}/done`,
        body: { desk: 'customerSupport', version: 7 },
        hasKey: true,
      };
      refuse(contract.followUp.done, 422, ['Not possible now', 'Second']);
      await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as Done' }));
      await expect(await (await dialog()).findByText('Not possible now')).toBeVisible();
      await userEvent.type((await dialog()).getByRole('textbox', { name: /^Note/ }), ' of May');
      await waitFor(async () => expect((await dialog()).queryByText('Not possible now')).toBeNull());
      await userEvent.click((await dialog()).getByRole('button', { name: 'Mark as Done' }));
      await expect(await screen.findByRole('button', { name: 'Set Follow-up' })).toBeVisible();
      await expectSent(contract.followUp.done, sent, sent);
      await expectSent(contract.followUp.read);
    });
    const noteOf = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Set Follow-up' }));
      return (await dialog()).getByRole('textbox', { name: /^Note/ });
    };
    await step('what was typed on it has gone with it', async () => {
      await expect(await noteOf()).toHaveValue('');
    });
    await step('what is discarded is gone, and so is why it was refused', async () => {
      await userEvent.type(
        (await dialog()).getByRole('textbox', { name: /^Follow up on/ }),
        '27-11-2026{Tab}',
      );
      await userEvent.type((await dialog()).getByRole('textbox', { name: /^Note/ }), 'Not this one');
      refuse(contract.followUp.save, 422, 'A day too far away');
      await userEvent.click((await dialog()).getByRole('button', { name: 'Save' }));
      await expect(await (await dialog()).findByText('A day too far away')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await noteOf()).toHaveValue('');
      await expect((await dialog()).queryByText('A day too far away')).toBeNull();
    });
  },
};
