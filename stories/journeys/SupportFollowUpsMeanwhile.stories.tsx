import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { announce, Refused } from './desk/answering';
import { inMemoryServer } from './desk/desk';
import { answers, loanId, onHold, open } from './supportRequests';
import { theProduct } from './theProduct';

/** What each act of customer support at a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  tags: ['!autodocs'],
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AFollowUpThatWasSetMeanwhile: Story = {
  parameters: { covers: ['XR-001.e'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
    const note = dialog.getByRole('textbox', { name: /^Note/ });
    const write = async (text: string) => {
      await userEvent.clear(note);
      await userEvent.type(note, text);
    };
    const sent = (version: number, text: string) => ({
      to: `POST /api/v1/follow-ups/${loanId}`,
      body: { desk: 'customerSupport', version, dueOn: '2026-11-24', note: text },
      hasKey: true,
    });
    const now = { version: 9, dueOn: '2026-11-24', note: 'Called', setBy: 'Naveen R', setOn: null };
    await step('what was typed stays, upon what a colleague has set', async () => {
      refuse(contract.followUp.save, 409, 'It was changed meanwhile', now);
      await write('Ask for the rent slip');
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(
        await dialog.findByText(/^Naveen R set the follow-up to 24 Nov 2026 meanwhile/),
      ).toBeVisible();
      await expect(note).toHaveValue('Ask for the rent slip');
    });
    await step('the note of before is another one now: it is saved in the place of theirs', async () => {
      await write('Ask for the slip');
      await expect(dialog.queryByText(/meanwhile/)).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.followUp.save, sent(6, 'Ask for the rent slip'), sent(9, 'Ask for the slip'));
    });
    await step('left unsaved, the loan has the day that the colleague has set', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
      const again = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
      refuse(contract.followUp.save, 409, 'It was changed meanwhile', {
        ...now,
        version: 11,
        dueOn: '2026-11-26',
      });
      await userEvent.type(again.getByRole('textbox', { name: /^Note/ }), ' of');
      // What is read meanwhile does not change on what the note is written.
      const reads = () => open.sentTo('GET /api/v1/follow-ups/').length;
      const read = reads();
      announce('followUp');
      await waitFor(() => expect(reads()).toBe(read + 1));
      await userEvent.type(again.getByRole('textbox', { name: /^Note/ }), ' August');
      await userEvent.click(again.getByRole('button', { name: 'Save' }));
      await again.findByText(/^Naveen R set the follow-up to 26 Nov 2026 meanwhile/);
      await expectSent(contract.followUp.save, sent(10, 'Ask for the slip of August'));
      await userEvent.click(again.getByRole('button', { name: 'Close' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await expect(await screen.findByRole('button', { name: 'Follow-up 26 Nov 2026' })).toBeVisible();
    });
    await step(
      'an earlier reading that answers after a save does not bring back the day before it',
      async () => {
        const reads = () => open.sentTo('GET /api/v1/follow-ups/');
        const before = reads().length;
        const giveLate = open.hold(contract.followUp.read);
        announce('followUp');
        await waitFor(() => expect(reads()).toHaveLength(before + 1));
        await userEvent.click(screen.getByRole('button', { name: 'Follow-up 26 Nov 2026' }));
        const last = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
        const day = last.getByRole('textbox', { name: /^Follow up on/ });
        await userEvent.clear(day);
        await userEvent.type(day, '27-11-2026{Tab}');
        await userEvent.click(last.getByRole('button', { name: 'Save' }));
        const saved = await screen.findByRole('button', { name: 'Follow-up 27 Nov 2026' });
        giveLate();
        await userEvent.click(saved);
        const shown = within(await screen.findByRole('dialog', { name: 'Follow-up' }));
        await expect(shown.getByRole('textbox', { name: /^Follow up on/ })).toHaveValue('27 Nov 2026');
      },
    );
  },
};

const unread = theProduct(
  () => {
    const server = inMemoryServer(onHold(), answers);
    server.refuse(contract.followUp.read, new Refused(422, 'The follow-ups are being moved'));
    return server;
  },
  { address: `/loan-management/loans/${loanId}`, as: staff.superUser },
);

export const AFollowUpThatCannotBeRead: Story = {
  ...unread.story,
  play: async ({ step, userEvent }) => {
    await step('it says so, and is read again by one press', async () => {
      const failed = await screen.findByRole('button', { name: 'Follow-up not read. Try again' });
      const give = unread.hold(contract.followUp.read);
      await userEvent.click(failed);
      await expect(await screen.findByRole('button', { name: 'Follow-up', busy: true })).toBeVisible();
      give();
      await expect(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' })).toBeVisible();
    });
  },
};

export const TheSessionEndsWhileAFollowUpIsSaved: Story = {
  play: async ({ step, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Follow-up 24 Nov 2026' }));
    const dialog = await screen.findByRole('dialog', { name: 'Follow-up' });
    const note = within(dialog).getByRole('textbox', { name: /^Note/ });
    await step('the login dialog says it, and the form no failure; what was typed stays', async () => {
      await userEvent.type(note, ' of May');
      open.desk().sessions.clear();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(note).toHaveValue('Ask for the slip of May');
      await expect(dialog).not.toHaveTextContent(messages.auth.loginExpiredText);
    });
  },
};
