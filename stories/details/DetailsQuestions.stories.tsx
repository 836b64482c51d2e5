import { DetailsTab } from '@lending-desk/ui/details/DetailsTab';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor, within } from 'storybook/test';
import { detailsFixtures } from '../fixtures/details';
import { inColumn } from '../inBox';
import { type Area, panel } from '../panels';

const meta = {
  title: 'Credit/Dialogs/Questions before a change',
  component: DetailsTab,
  decorators: [inColumn],
  args: { panels: detailsFixtures.stored },
} satisfies Meta<typeof DetailsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the bank's name and clicks a button of the panel. */
async function changedThen(press: string, canvas: Area, userEvent: UserEventObject) {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Financial' }));
  const financial = panel(canvas, 'Financial');
  await userEvent.type(financial.getByRole('textbox', { name: 'Bank name' }), ' Ltd');
  await userEvent.click(financial.getByRole('button', { name: press }));
}

export const BeforeSaving: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    await changedThen('Save', canvas, userEvent);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Save Financial details?' }));
    await expect(dialog.getByText(/^The changes are shown on this screen as a preview\./)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
};

export const BeforeDiscarding: Story = {
  parameters: { states: ['ready'] },
  play: async ({ canvas, userEvent }) => {
    await changedThen('Cancel', canvas, userEvent);
    const name = 'Discard the changes to Financial details?';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await expect(dialog.getByText('What you entered in this panel is lost.')).toBeVisible();
    // Pressing Enter by mistake loses nothing.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};
