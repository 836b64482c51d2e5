import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { typeInAnotherWindow } from './acts';
import { at, decision, loanId, open, queue } from './creditRequests';
import { password } from './desk/desk';

/** What a decision, a comment and tags send, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  tags: ['!autodocs'],
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WritesAComment: Story = {
  ...open.story,
  parameters: {
    covers: [
      ...[
        'CR-019.b',
        'CR-019.c',
        'CR-030.a',
        'CR-030.b',
        'CR-030.c',
        'CR-030.d',
        'CR-031.a',
        'CR-031.b',
        'CR-031.c',
      ],
      'XR-015.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await decision();
    await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
    const box = await screen.findByRole('textbox', { name: 'Comment' });
    const written = 'Salary slip seen\nof October';
    await step('while it is typed, the others are told, at this desk', async () => {
      await expectSent(contract.live.loan, {
        to: `GET /api/v1/credit-dashboard/loans/${loanId}/events?desk=credit`,
      });
      await userEvent.type(box, written);
      await expectSent(contract.live.typing, {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/typing?desk=credit`,
      });
    });
    await step('it is kept, and what another window typed into the same form is offered', async () => {
      await typeInAnotherWindow('comment', () => 'Typed in the other window');
      await expect(await screen.findByText('Typed in the other window')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
      await waitFor(() => expect(screen.queryByText('Typed in the other window')).toBeNull());
      await expect(box).toHaveValue(written);
    });
    const sent = {
      to: `POST /api/v1/credit-dashboard/loans/${loanId}/save-under-writer-comment/`,
      body: { comment: written },
      hasKey: true,
    };
    await step('a refusal says why, and the text stays', async () => {
      refuse(contract.comments.save, 409, ['First', 'Comments are being restored']);
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(await screen.findByText('Comments are being restored')).toBeVisible();
      await expect(screen.queryByText(/First/)).toBeNull();
      await expect(box).toHaveValue(sent.body.comment);
      await expectSent(contract.comments.save, sent);
    });
    for (const status of [409, 422])
      await step(`without a reason of the server (${status}) it says so itself`, async () => {
        refuse(contract.comments.save, status, []);
        await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
        await expect(await screen.findByText('Error in saving comment')).toBeVisible();
        await expect(box).toHaveValue(sent.body.comment);
        await expectSent(contract.comments.save, sent);
        await userEvent.type(box, '!{Backspace}');
        await waitFor(() => expect(screen.queryByText('Error in saving comment')).toBeNull());
      });
    await step('the text is sent, the answered list is shown, and nothing is read again', async () => {
      // Somebody else has written meanwhile.
      const loan = open.desk().loans.find(one => one.loanId === loanId);
      if (!loan) throw new Error('The loan is at the desk');
      const createdOn = '2026-11-21T06:29:00.000Z';
      const comments = [{ id: 'c0', createdOn, comment: 'Rang the employer', author: 'Arun Das' }];
      loan.underWriterRemarks = { ...loan.underWriterRemarks, comments };
      const reads = open.sentTo('?sections=').length;
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(
        await screen.findByText('Salary slip seen of October', { selector: 'li *' }),
      ).toBeVisible();
      await expect(screen.getByText('Rang the employer', { selector: 'li *' })).toBeVisible();
      await expectSent(contract.comments.save, sent);
      await expect(open.sentTo('?sections=')).toHaveLength(reads);
      await waitFor(() => expect(box).toHaveValue(''));
    });
    await step('Cancel drops what was typed, and sends nothing', async () => {
      await userEvent.type(box, 'Not this');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(box).toHaveValue(''));
      await expectSent(contract.comments.save);
    });
    await step('where the session has ended the login dialog says it, and the panel no failure', async () => {
      await userEvent.type(box, 'Called');
      open.desk().sessions.clear();
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(box).toHaveValue('Called');
      await expect(document.getElementById('page')).not.toHaveTextContent(messages.auth.loginExpiredText);
    });
    await step('nor does a passing notice say it to who has left the loan meanwhile', async () => {
      await userEvent.type(screen.getByLabelText(/^Password/), `${password}{Enter}`);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const give = open.hold(contract.comments.save);
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(sidebar.getByRole('link', { name: 'All Cases' }));
      await screen.findByRole('heading', { name: 'All Cases', level: 1 });
      open.desk().sessions.clear();
      give();
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(screen.queryByText(/^Loan 482194: /)).toBeNull();
    });
  },
};

const tags = at(`/credit/loans/482190/`, staff.creditAdmin);

export const CreatesTags: Story = {
  ...tags.story,
  parameters: { covers: ['CR-201.a', 'CR-201.b', 'CR-201.c', 'CR-198.a', 'CR-199.d', 'CR-200.a'] },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = tags;
    const form = await decision();
    await userEvent.click(form.getByRole('combobox', { name: /Credit tags/ }));
    const box = await screen.findByRole('textbox', { name: 'Create New Tags' });
    await step('blanks and commas alone send nothing', async () => {
      for (const blank of ['{Enter}', '  {Enter}', ' , ,{Enter}']) await userEvent.type(box, blank);
      await userEvent.clear(box);
      await expectSent(contract.tags.add);
    });
    await step('the names that were typed are sent as a list; refused, they stay', async () => {
      refuse(contract.tags.add, 409, ['First', 'A tag of this name exists']);
      await userEvent.type(box, 'Thin file, Salary seen{Enter}');
      await waitFor(() => expect(screen.getByText('A tag of this name exists')).toBeVisible());
      await waitFor(() => expect(box).toHaveValue('Thin file, Salary seen'));
      await userEvent.type(box, '{Enter}');
      const sent = {
        to: 'POST /api/v1/credit-dashboard/add-tags',
        body: { creditTags: ['Thin file', 'Salary seen'] },
        hasKey: true,
      };
      await expectSent(contract.tags.add, sent, sent);
    });
    await step('the choices are those that were answered; the configuration is not read again', async () => {
      await expect(await screen.findByRole('option', { name: 'Salary seen' })).toBeVisible();
      const choices = screen.getAllByRole('option').map(option => option.textContent);
      await expect(choices).toEqual(['first-loan', 'metro', 'repeat', 'Thin file', 'Salary seen']);
      await expectSent(contract.decision.config, {
        to: 'GET /api/v1/credit-dashboard/get-underwriting-config/',
      });
    });
    await step('one name alone is sent as a list, too, and once however often it is pressed', async () => {
      const give = tags.hold(contract.tags.add);
      await userEvent.type(box, 'Rent seen{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Creating' }));
      give();
      await expectSent(contract.tags.add, {
        to: 'POST /api/v1/credit-dashboard/add-tags',
        body: { creditTags: ['Rent seen'] },
        hasKey: true,
      });
    });
    await step('the tags are read anew: what is no longer answered is no choice', async () => {
      const choices = () => screen.getAllByRole('option').map(option => option.textContent);
      await waitFor(() => expect(choices()).toEqual(['first-loan', 'metro', 'repeat', 'Rent seen']));
    });
  },
};
