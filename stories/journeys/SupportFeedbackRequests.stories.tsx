import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { loseTheFirstAnswer } from './acts';
import { at, loanId, open } from './supportRequests';

/** What feedback sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const preCredit = at('preCredit');

export const AddsAndEditsPreCreditFeedback: Story = {
  ...preCredit.story,
  parameters: {
    covers: [
      'CS-091.b',
      ...['CS-089.b', 'CS-089.c', 'CS-092.a', 'CS-092.b', 'CS-092.c', 'CS-092.d', 'CS-092.e', 'CS-093.a'],
      ...['CS-093.b', 'CS-093.c', 'CS-093.d', 'XR-055.c', 'XR-134.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { elapse, expectSent, refuse } = preCredit;
    await step(
      'One’s own feedback is edited, with a text and so without a message, and no other',
      async () => {
        await userEvent.click(
          await screen.findByRole('button', { name: `Edit feedback of ${staff.superUser.fullName}` }),
        );
        const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pre Credit Feedback' }));
        const text = dialog.getByRole('textbox', { name: /^Comment/ });
        await expect(text).toHaveValue('Will send the August page.');
        await userEvent.clear(text);
        await userEvent.type(text, 'Sent it today.');
        const sent = {
          to: 'POST /api/v1/loan-feedback/edit-cs-loan-feedback',
          body: { loanId, index: 1, comment: 'Sent it today.', id: 'own' },
          hasKey: true,
        };
        refuse(contract.feedback.edit, 409, ['The list was changed', 'Second']);
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await expect(dialog.queryByText('Comment is Required')).toBeNull();
        await expect(await dialog.findByText('The list was changed')).toBeVisible();
        await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expectSent(contract.feedback.edit, sent, sent);
        await expectSent(contract.feedback.add);
      },
    );
    const tab = within(await screen.findByRole('tabpanel', { name: /^Pre Credit Feedback/ }));
    await step('Colleagues who may open it at this desk are offered behind an @', async () => {
      await userEvent.click(await tab.findByRole('button', { name: 'Add' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Pre Credit Feedback' }));
      const text = dialog.getByRole('textbox', { name: /^Feedback/ });
      await userEvent.type(text, '@');
      await expectSent(contract.mentions.colleagues, {
        to: `GET /api/v1/loans/${loanId}/colleagues?desk=customerSupport`,
      });
      await userEvent.clear(text);
    });
    await step(
      'a new one is sent as it was typed, once though pressed twice, repeated with the same key; the answered list is shown',
      async () => {
        const dialog = within(screen.getByRole('dialog', { name: 'Add Pre Credit Feedback' }));
        const text = dialog.getByRole('textbox', { name: /^Feedback/ });
        await expect(dialog.getByText(`By ${staff.superUser.fullName}`)).toBeVisible();
        await userEvent.type(text, '/reached');
        await userEvent.click(await screen.findByRole('option', { name: /^Called, not reached/ }));
        await expect(text).toHaveValue(
          'Called Kavya Raghunathan on 21 Nov 2026 about the loan of Rs. 1,25,000: not reached.',
        );
        await userEvent.clear(text);
        await userEvent.type(text, 'Wants to close early.{enter}Calls  back.');
        const sent = {
          to: 'POST /api/v1/loan-feedback/add-cs-loan-feedback',
          body: { loanId, feedbacks: 'Wants to close early.\nCalls  back.' },
          hasKey: true,
        };
        refuse(contract.feedback.add, 409, ['Feedback is closed', 'Second']);
        await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
        await expect(await dialog.findByText('Feedback is closed')).toBeVisible();
        // Opened again it shows no error of before.
        await userEvent.keyboard('{Escape}');
        await userEvent.click(dialog.getByRole('button', { name: /^Discard/ }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await userEvent.click(tab.getByRole('button', { name: 'Add' }));
        const again = within(await screen.findByRole('dialog', { name: 'Add Pre Credit Feedback' }));
        await expect(again.queryByText('Feedback is closed')).toBeNull();
        await userEvent.type(
          again.getByRole('textbox', { name: /^Feedback/ }),
          'Wants to close early.{enter}Calls  back.',
        );
        const keys = loseTheFirstAnswer('/add-cs-loan-feedback');
        await userEvent.dblClick(again.getByRole('button', { name: 'Add' }));
        await elapse(500);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(keys).toEqual([keys[1], keys[0]]);
        await expectSent(contract.feedback.add, sent, sent);
        const listed = within(screen.getByRole('grid', { name: 'Pre Credit Feedback' }));
        await waitFor(() => expect(listed.getAllByRole('row')).toHaveLength(2));
        await expect(listed.getByText('To close early')).toBeVisible();
      },
    );
  },
};
