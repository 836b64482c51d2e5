import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import { queueRead } from './queueEntries';
import { at, decision, loanId, open, queue, row } from './creditRequests';

/** What a decision, a comment and tags send, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const PutsALoanOnHold: Story = {
  ...open.story,
  parameters: {
    covers: [
      'CR-195.a',
      'CR-195.b',
      'CR-195.c',
      'CR-195.f',
      'CR-195.g',
      'CR-195.r',
      'CR-196.b',
      'CR-197.a',
      'CR-197.b',
      'CR-195.q',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await expectSent(contract.loan.assign, { to: `POST /api/v1/credit-dashboard/loans/${loanId}/assign` });
    await userEvent.click((await decision()).getByRole('radio', { name: 'On hold' }));
    await userEvent.click((await decision()).getByRole('combobox', { name: /Hold reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Employer to be verified' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await (await decision()).findByRole('radio', { name: 'CDL' }));
    const submit = async () =>
      userEvent.click((await decision()).getByRole('button', { name: /Submit decision/ }));
    const sent = {
      to: `POST /api/v1/credit-dashboard/loans/${loanId}/process-application`,
      // A form that is submitted is sent whole, its empty fields as well.
      body: {
        caseStatus: 'HOLD',
        deviation: '',
        rejectionReasons: [],
        inActiveReasons: [],
        creditTags: [],
        goodCustomerIntuition: [],
        badCustomerIntuition: [],
        requiredActions: ['Employer to be verified'],
        changeReason: '',
        holdCategory: 'CDL',
        emiDate: null,
        months: null,
        maxAmount: null,
        processingFeeRate: null,
        interestRate: null,
        maxEmi: null,
        computedSalary: null,
        computedObligations: null,
        computedFoir: null,
        industryType: '',
        version: 2,
      },
      hasKey: true,
    };
    await step('a refusal says why, and what was chosen stays', async () => {
      refuse(contract.decision.process, 422, ['Not complete', 'The hold reason is not used any more']);
      await submit();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('The hold reason is not used any more')).toBeVisible();
      await expect(dialog.queryByText(/Not complete/)).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expectSent(contract.decision.process, sent);
      await expect(await (await decision()).findByRole('radio', { name: 'CDL' })).toBeChecked();
    });
    await step('a refusal without words has its own', async () => {
      refuse(contract.decision.process, 422, []);
      await submit();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('Unable to process application')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expectSent(contract.decision.process, sent);
      await expect(location.pathname).toBe(`/credit/loans/${loanId}/`);
    });
    await step('The loan is put on hold once, with its reasons and its category', async () => {
      await submit();
      await expect(await within(await row(loanId)).findByText('On hold')).toBeVisible();
      await expectSent(contract.decision.process, sent);
    });
    await step('the queue is read with what it now has', async () => {
      await expectSent(contract.loan.list, queueRead('page=1'));
    });
  },
};

export const WritesAComment: Story = {
  ...open.story,
  parameters: {
    covers: ['CR-019.b', 'CR-030.a', 'CR-030.b', 'CR-030.c', 'CR-030.d', 'CR-031.a', 'CR-031.b', 'CR-031.c'],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = open;
    await decision();
    await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
    const box = await screen.findByRole('textbox', { name: 'Comment' });
    await step('while it is typed, the others are told, at this desk', async () => {
      await userEvent.type(box, 'Salary slip of October seen');
      await expectSent(contract.live.typing, {
        to: `POST /api/v1/credit-dashboard/loans/${loanId}/typing?desk=credit`,
      });
    });
    const sent = {
      to: `POST /api/v1/credit-dashboard/loans/${loanId}/save-under-writer-comment/`,
      body: { comment: 'Salary slip of October seen' },
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
      const reads = open.sentTo('?sections=').length;
      await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
      await expect(await screen.findByText(sent.body.comment, { selector: 'li *' })).toBeVisible();
      await expectSent(contract.comments.save, sent);
      await expect(open.sentTo('?sections=')).toHaveLength(reads);
      await waitFor(() => expect(box).toHaveValue(''));
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
    await step('they are choices of the form, which is not read again', async () => {
      await expect(await screen.findByRole('option', { name: 'Salary seen' })).toBeVisible();
      await expectSent(contract.decision.config, {
        to: 'GET /api/v1/credit-dashboard/get-underwriting-config/',
      });
    });
  },
};
