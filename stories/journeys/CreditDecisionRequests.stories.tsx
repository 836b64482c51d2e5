import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { staff } from '../fixtures/staff';
import type { Acts } from './acts';
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

/** Nothing chosen or typed, as it is sent. */
const nothing = {
  deviation: '',
  rejectionReasons: [],
  inActiveReasons: [],
  creditTags: [],
  goodCustomerIntuition: [],
  badCustomerIntuition: [],
  requiredActions: [],
  changeReason: '',
  holdCategory: '',
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
};

/** Fills in the decision form as a person does. */
const filling = ({ userEvent }: Acts) => {
  const pick = async (name: RegExp, ...options: readonly string[]) => {
    await userEvent.click((await decision()).getByRole('combobox', { name }));
    for (const option of options) await userEvent.click(await screen.findByRole('option', { name: option }));
    if (options.length > 1) await userEvent.keyboard('{Escape}');
  };
  return {
    status: async (name: string) => userEvent.click((await decision()).getByRole('radio', { name })),
    pick,
    /** One of a list of several. */
    add: async (name: RegExp, option: string) => {
      await pick(name, option);
      await userEvent.keyboard('{Escape}');
    },
    type: async (name: string, text: string) => {
      const field = (await decision()).getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    submit: async (question: string, confirm: string) => {
      await userEvent.click((await decision()).getByRole('button', { name: /Submit decision/ }));
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      await userEvent.click(dialog.getByRole('button', { name: confirm }));
    },
  };
};
const toProcess = `POST /api/v1/credit-dashboard/loans/${loanId}/process-application`;

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
      to: toProcess,
      // A form that is submitted is sent whole, its empty fields as well.
      body: {
        ...nothing,
        caseStatus: 'HOLD',
        requiredActions: ['Employer to be verified'],
        holdCategory: 'CDL',
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

export const ApprovesWithEveryField: Story = {
  ...open.story,
  parameters: {
    covers: [
      ...['CR-195.h', 'CR-195.i', 'CR-195.j', 'CR-195.k', 'CR-195.l', 'CR-195.m', 'CR-195.n', 'CR-195.o'],
      'CR-195.q',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { status, pick, add, type, submit } = filling({ userEvent });
    await status('Approved');
    await pick(/^Credit tags/, 'metro', 'repeat');
    await add(/^Good customer intuition/, 'Owns the house');
    await pick(/^Bad customer intuition/, 'Evasive on obligations', 'Hurried');
    await type('Max sanctioned amount', '125000.50');
    await pick(/^Tenure/, '18 months');
    await pick(/^Risk bucket/, 'D · Watch');
    await type('Interest rate', '27.25');
    await type('Processing fee', '2.5');
    await type('Max EMI', '9500');
    await pick(/^EMI date/, '7th');
    await pick(/^Deviation/, 'FOIR above policy');
    await type('Computed salary', '62400');
    await type('Computed obligations', '11850');
    await type('Computed FOIR', '34.2');
    await pick(/^Industry type/, 'Retail');
    await type('Change reason', 'Salary slip of October arrived');
    await step('Approved, each field is sent under its own name, with all its values', async () => {
      await submit('Approve this loan?', 'Approve Loan');
      await expect(await within(await row(loanId)).findByText('Approved')).toBeVisible();
      await open.expectSent(contract.decision.process, {
        to: toProcess,
        body: {
          ...nothing,
          caseStatus: 'APPROVED',
          deviation: 'FOIR above policy',
          creditTags: ['metro', 'repeat'],
          goodCustomerIntuition: ['Owns the house'],
          badCustomerIntuition: ['Evasive on obligations', 'Hurried'],
          changeReason: 'Salary slip of October arrived',
          emiDate: 7,
          months: 18,
          maxAmount: 125_000.5,
          processingFeeRate: 2.5,
          interestRate: 27.25,
          maxEmi: 9500,
          riskBucketType: 'D',
          computedSalary: 62_400,
          computedObligations: 11_850,
          computedFoir: 34.2,
          industryType: 'Retail',
          version: 2,
        },
        hasKey: true,
      });
    });
  },
};

export const RejectsAfterAHold: Story = {
  ...open.story,
  parameters: { covers: ['CR-195.d', 'CR-195.e', 'CR-195.n', 'CR-195.p'] },
  play: async ({ step, userEvent }) => {
    const { status, pick, add, submit } = filling({ userEvent });
    await status('On hold');
    await add(/^Hold reason/, 'Employer to be verified');
    await status('CDL');
    await status('Inactive');
    await pick(/^Inactive reason/, 'Not reachable', 'Duplicate application');
    await status('Rejected');
    await pick(/^Rejection reason/, 'Policy: age', 'High obligations');
    const sent = (body: object) => ({
      to: toProcess,
      body: { ...nothing, ...body, version: 2 },
      hasKey: true,
    });
    await step(
      'Rejected, both reasons are sent, and nothing that was chosen for another status',
      async () => {
        open.refuse(contract.decision.process, 422, ['Not yet']);
        await submit('Reject this loan?', 'Reject Loan');
        const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
        await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
        await open.expectSent(
          contract.decision.process,
          sent({ caseStatus: 'REJECTED', rejectionReasons: ['Policy: age', 'High obligations'] }),
        );
      },
    );
    await step('Made inactive instead, it is the inactive reasons, still chosen, and no other', async () => {
      await status('Inactive');
      await userEvent.click((await decision()).getByRole('button', { name: /Submit decision/ }));
      await expect(await within(await row(loanId)).findByText('Inactive')).toBeVisible();
      await open.expectSent(
        contract.decision.process,
        sent({ caseStatus: 'INACTIVE', inActiveReasons: ['Not reachable', 'Duplicate application'] }),
      );
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
    await step('it is kept, and what another window typed into the same form is offered', async () => {
      const keyOf = () => Object.keys(localStorage).find(name => name.endsWith('/comment'));
      await waitFor(() => expect(keyOf()).toBeDefined());
      const key = keyOf() ?? '';
      const { texts } = JSON.parse(localStorage.getItem(key) ?? '');
      const theirs = { ...texts[0], id: 'theirs', value: 'Typed in the other window' };
      localStorage.setItem(key, JSON.stringify({ texts: [...texts, theirs] }));
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      await expect(await screen.findByText('Typed in the other window')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
      await waitFor(() => expect(screen.queryByText('Typed in the other window')).toBeNull());
      await expect(box).toHaveValue('Salary slip of October seen');
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
    await step('the choices are those that were answered; the configuration is not read again', async () => {
      await expect(await screen.findByRole('option', { name: 'Salary seen' })).toBeVisible();
      const choices = screen.getAllByRole('option').map(option => option.textContent);
      await expect(choices).toEqual(['first-loan', 'metro', 'repeat', 'Thin file', 'Salary seen']);
      await expectSent(contract.decision.config, {
        to: 'GET /api/v1/credit-dashboard/get-underwriting-config/',
      });
    });
  },
};
