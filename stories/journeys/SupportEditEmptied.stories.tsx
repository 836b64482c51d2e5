import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { editProduct, loanId, open, part, preview, proceed } from './SupportEdit.cases';

const { story, expectSent, refuse } = editProduct();

/** What the Edit dialog of customer support sends for each group, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit requests',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
const to = 'POST /api/v1/customer-service/update-';

export const AnEmptiedFieldOfOneGroup: Story = {
  parameters: { covers: ['CS-065.b', 'CS-066.b', 'CS-100.b', 'CS-101.b', 'CS-106.a'] },
  play: async ({ step, userEvent }) => {
    await step('states and documents that cannot be read are each asked for again by one press', async () => {
      const edit = await screen.findByRole('button', { name: /^Edit details/ });
      refuse(contract.applicant.states, 422, 'The states are being moved');
      refuse(contract.loan.readForSupport, 422, 'The documents are being moved');
      await userEvent.click(edit);
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
      await dialog.findByText('The states are being moved');
      await dialog.findAllByText('The documents are being moved');
      for (const words of ['The states are being moved', 'The documents are being moved']) {
        const [again] = await dialog.findAllByRole('button', { name: 'Try now' });
        if (again) await userEvent.click(again);
        await waitFor(() => expect(dialog.queryAllByText(words)).toEqual([]));
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await open({ userEvent });
    await step('a field that was emptied is sent empty', async () => {
      await userEvent.clear(part('Financial Details').getByLabelText(/^UPI id/));
      await proceed({ userEvent });
      await expectSent(contract.applicant.financial, {
        to: `${to}financial-details/${loanId}`,
        body: { upiId: '', original: { upiId: '9000043214@okfict' } },
        hasKey: true,
      });
    });
    await step('of the other groups no call is made, and none is said to be saved', async () => {
      await expect(await preview().findByText('Modified Financial Details Saved')).toBeVisible();
      await expectSent(contract.applicant.personal);
      await expectSent(contract.applicant.professional);
      await expect(preview().queryByText('Modified Personal Details Saved')).toBeNull();
      await expect(preview().queryByText('Modified Professional Details Saved')).toBeNull();
    });
  },
};
