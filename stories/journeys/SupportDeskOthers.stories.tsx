import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { type Acts, searchLoans } from './acts';
import { editElsewhere } from './desk/support';
import { dialog, loanId, proceed, stored, supportProduct, typeEmail } from './SupportDesk.cases';

const { story, desk } = supportProduct();

/** A customer calls: support finds the loan and corrects a detail, in the real app over a desk in memory. Every page
 *  can be clicked. */
const meta = {
  title: 'Journeys/Customer Support/Desk',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForEdit({ userEvent }: Acts) {
  await searchLoans({ userEvent }, 'Mobile Number', '+91 90000-43214');
  const found = within(await screen.findByRole('grid', { name: 'Loans found' }));
  await userEvent.click(await found.findByRole('row', { name: new RegExp(String(loanId)) }));
  await userEvent.click(await screen.findByRole('button', { name: /^Edit details/ }));
}

export const AColleagueSavesTheSameFieldMeanwhile: Story = {
  parameters: { covers: ['XR-014.d'] },
  play: async ({ step, userEvent }) => {
    await step('A customer tells a new e-mail, which is typed into the Edit dialog', async () => {
      await openForEdit({ userEvent });
      await typeEmail({ userEvent }, 'mine@mail.example');
      await expect(proceed()).toBeEnabled();
    });
    await step(
      'A colleague has saved another one meanwhile: Proceed says so, and saves nothing',
      async () => {
        editElsewhere(desk(), loanId, { email: 'theirs@mail.example' });
        await userEvent.click(proceed());
        await expect(await screen.findByText('Somebody changed Email ID meanwhile')).toBeVisible();
        await expect(stored(desk(), 'email')).toBe('theirs@mail.example');
        // Who types it again has not chosen yet.
        await typeEmail({ userEvent }, 'mine@mail.example');
        await expect(screen.getByText('Somebody changed Email ID meanwhile')).toBeVisible();
      },
    );
    await step('Compare shows both beside each other; nothing typed is lost', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
      const row = within(await screen.findByRole('row', { name: /Email ID/ }));
      await expect(row.getByText('mine@mail.example')).toBeVisible();
      await expect(row.getByText('theirs@mail.example')).toBeVisible();
    });
    await step('The customer’s own is right: it goes on and is saved', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Go on with these' }));
      await userEvent.click((await dialog()).getByRole('button', { name: /^Save/ }));
      await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
      await expect(await screen.findByText('Modified Personal Details Saved')).toBeVisible();
      await expect(stored(desk(), 'email')).toBe('mine@mail.example');
    });
  },
};
