import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { between, dialog, proceedWith, savedProduct, storedEmail } from './SupportEditSaving.cases';
import { pausesOfALostAnswer } from './theProduct';

const { story, desk, elapse } = savedProduct();

/** Support saves an edit whose answer does not arrive, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Edit',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an answer waits for, and what ends the waiting. */
function gate(): readonly [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>(done => {
    open = done;
  });
  return [opened, () => open()];
}

export const ASaveFailsBehindTheClosedDialog: Story = {
  play: async ({ step, userEvent }) => {
    const [closed, close] = gate();
    between(async () => {
      await closed;
      return new Response(null, { status: 500 });
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    close();
    await elapse(...pausesOfALostAnswer);
    await step('the failure is said, and the draft is shown as one', async () => {
      await waitFor(() => expect(screen.getByText(/^Loan 482190: /)).toBeVisible());
      await expect(await screen.findByText(/^Draft saved .*, not sent$/)).toBeVisible();
      await expect(storedEmail(desk())).toBe('kavya.r@mail.example');
    });
    await step('The draft is there when the dialog is opened again', async () => {
      await userEvent.click(screen.getByRole('button', { name: /^Edit details/ }));
      await expect(await (await dialog()).findByLabelText(/^Email ID/)).toHaveValue('kavya.new@mail.example');
      await expect((await dialog()).getByText('1 unsaved change')).toBeVisible();
      await expect((await dialog()).getByText(/^· Draft saved /)).toBeVisible();
    });
    await step('once nothing is left to send, no draft is shown', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(screen.queryByText(/not sent$/)).toBeNull());
    });
  },
};

export const TheSessionEndsBehindTheClosedDialog: Story = {
  parameters: { covers: ['AU-026.b'] },
  play: async ({ step, userEvent }) => {
    const [closed, close] = gate();
    between(async (_asked, send) => {
      await closed;
      desk().sessions.clear();
      return send();
    });
    await proceedWith({ userEvent }, 'kavya.new@mail.example');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('the dialog of the session alone says that it has ended', async () => {
      close();
      await expect(await screen.findByRole('dialog', { name: 'Login Expired' })).toBeVisible();
      await expect(screen.queryByText(/^Loan 482190: /)).toBeNull();
    });
  },
};
