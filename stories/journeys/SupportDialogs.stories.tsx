import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { type Acts, openTab } from './acts';
import { inMemoryServer } from './desk/desk';
import { everyDialogHasItsPlace, supportAnswers, supportDesk } from './desk/support';
import { theProduct } from './theProduct';

const { story } = theProduct(() => inMemoryServer(everyDialogHasItsPlace(supportDesk()), supportAnswers), {
  address: '/loan-management/loans/482190',
  // Edits, and rates calls.
  as: staff.superUser,
});

/** The dialogs of the loan page of customer support, each opened where support opens it, in the real app. */
const meta = {
  title: 'Journeys/Customer Support/Dialogs',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
async function close({ userEvent }: Acts) {
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  });
}

export const EveryDialogOfALoan: Story = {
  parameters: {
    covers: ['CS-019.c', 'CS-023.a', 'CS-023.b', 'CS-023.c', 'CS-023.d', 'CS-023.e', 'CS-051.a'],
  },
  play: async ({ step, userEvent }) => {
    await step('the tabs are vertical, at the side of the content', async () => {
      const tabs = await screen.findByRole('tablist');
      await expect(tabs).toHaveAttribute('aria-orientation', 'vertical');
      const content = screen.getByRole('tabpanel').getBoundingClientRect();
      await expect(tabs.getBoundingClientRect().right).toBeLessThanOrEqual(content.left);
    });
    await step('A click on a photo of the customer shows it large', async () => {
      await openTab({ userEvent }, /^Kyc Details/);
      await userEvent.click(await screen.findByRole('button', { name: 'Open PAN, front' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'PAN, front' }));
      await expect(await dialog.findByRole('img', { name: 'PAN, front' })).toBeVisible();
      await close({ userEvent });
    });
    await step('A bank statement that could not be read says why in a dialog', async () => {
      await openTab({ userEvent }, /^Bank Statements/);
      await userEvent.click(await screen.findByRole('button', { name: 'Show error of august.pdf' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Bank Statement Processing Error' });
      await expect(dialog).toHaveTextContent('The password given for the file is not correct.');
      await close({ userEvent });
    });
    await step('A recording lists the feedback on its call', async () => {
      await openTab({ userEvent }, /^Recordings/);
      await userEvent.click(await screen.findByRole('button', { name: /^Call feedback of/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Call Feedback' }));
      await expect(dialog.getByRole('listitem', { name: 'Devika Nair' })).toBeVisible();
      await close({ userEvent });
    });
    await step('Feedback on a call asks five questions', async () => {
      await userEvent.click(await screen.findByRole('button', { name: /^Add Call Feedback to/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Call Feedback' }));
      const asked = dialog.getAllByRole('radiogroup');
      await expect(asked).toHaveLength(5);
      for (const question of asked) await expect(question).toBeVisible();
      await close({ userEvent });
    });
    await step('Pre-credit feedback is added in a dialog', async () => {
      await openTab({ userEvent }, /^Pre Credit Feedback/);
      const tab = within(await screen.findByRole('tabpanel', { name: /^Pre Credit Feedback/ }));
      await userEvent.click(await tab.findByRole('button', { name: 'Add' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Pre Credit Feedback' }));
      await expect(dialog.getByRole('textbox', { name: /^Feedback/ })).toHaveValue('');
      await close({ userEvent });
    });
    await step('and edited in one', async () => {
      await userEvent.click(
        await screen.findByRole('button', { name: `Edit feedback of ${staff.superUser.fullName}` }),
      );
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pre Credit Feedback' }));
      await expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveValue(
        'Will send the August page.',
      );
      await close({ userEvent });
    });
  },
};
