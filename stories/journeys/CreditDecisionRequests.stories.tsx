import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Acts } from './acts';
import { queueRead } from './queueEntries';
import { decision, loanId, open, queue, row } from './creditRequests';
import { pausesOfALostAnswer } from './theProduct';

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
      'SH-050.a',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse, sentTo } = open;
    await expectSent(contract.loan.assign, { to: `POST /api/v1/credit-dashboard/loans/${loanId}/assign` });
    await step('the loan that was taken has its underwriter, without being read again', async () => {
      await decision();
      await expect(sentTo('sections=core')).toHaveLength(1);
    });
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
    await step('an answer that did not succeed says why, and what was chosen stays', async () => {
      refuse(contract.decision.process, 200, ['Not complete', 'The hold reason is not used any more']);
      await submit();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('The hold reason is not used any more')).toBeVisible();
      await expect(dialog.queryByText(/Not complete/)).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expectSent(contract.decision.process, sent);
      await expect(await (await decision()).findByRole('radio', { name: 'CDL' })).toBeChecked();
    });
    await step('a conflict that comes without the loan says why, too', async () => {
      refuse(contract.decision.process, 409, ['First', 'This case is being moved']);
      await submit();
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('This case is being moved')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expectSent(contract.decision.process, sent);
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
      const give = open.hold(contract.decision.process);
      await submit();
      const busy = await (await decision()).findByRole('button', { name: 'Submitting' });
      await userEvent.click(busy);
      give();
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
      'CR-191.a',
      'CR-192.b',
      'CR-193.g',
      ...[
        'CR-195.c',
        'CR-195.h',
        'CR-195.i',
        'CR-195.j',
        'CR-195.k',
        'CR-195.l',
        'CR-195.m',
        'CR-195.n',
        'CR-195.o',
      ],
      'CR-195.q',
      'CR-198.b',
      'CR-201.d',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { status, pick, add, type, submit } = filling({ userEvent });
    await status('Approved');
    await step("an underwriter without the flag has no 'Create New Tags' among the tags", async () => {
      await userEvent.click((await decision()).getByRole('combobox', { name: /^Credit tags/ }));
      await expect(await screen.findByRole('option', { name: 'metro' })).toBeVisible();
      await expect(screen.queryByRole('textbox', { name: 'Create New Tags' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
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
    await step(
      'the lists of the configuration, read from data, were offered; numbers with decimals say nothing',
      async () => {
        await expect(screen.queryByText('Only integer values allowed')).toBeNull();
      },
    );
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
  parameters: {
    covers: ['CR-191.a', 'CR-195.d', 'CR-195.e', 'CR-195.n', 'CR-195.p', 'CR-195.u', 'CR-197.b', 'XR-014.a'],
  },
  play: async ({ step, userEvent }) => {
    const { status, pick, add, submit } = filling({ userEvent });
    await status('On hold');
    await add(/^Hold reason/, 'Employer to be verified');
    await status('CDL');
    await status('Inactive');
    await pick(/^Inactive reason/, 'Not reachable', 'Duplicate application');
    await status('Rejected');
    await pick(/^Rejection reason/, 'Policy: age', 'High obligations');
    const sent = (body: object, version = 2) => ({
      to: toProcess,
      body: { ...nothing, ...body, version },
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
    await step('without a network it says in the dialog that it could not be processed', async () => {
      const served = window.fetch;
      const lost: (() => void)[] = [];
      window.fetch = (input, init) =>
        new Request(input, init).url.includes('process-application')
          ? new Promise((_, reject) => lost.push(() => reject(new TypeError('Failed to fetch'))))
          : served(input, init);
      await submit('Reject this loan?', 'Reject Loan');
      for (const pause of [...pausesOfALostAnswer, 0]) {
        await waitFor(() => expect(lost).toHaveLength(1));
        lost.pop()?.();
        if (pause > 0) await open.elapse(pause);
      }
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Error Occurred' }));
      await expect(dialog.getByText('Unable to process application')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      window.fetch = served;
    });
    await step('Made inactive instead, it is the inactive reasons, still chosen, and no other', async () => {
      await status('Inactive');
      // A colleague has commented since, on which the decision does not depend.
      const loan = open.desk().loans.find(one => one.loanId === loanId);
      if (loan) loan.version = 3;
      await userEvent.click((await decision()).getByRole('button', { name: /Submit decision/ }));
      await expect(await within(await row(loanId)).findByText('Inactive')).toBeVisible();
      const made = { caseStatus: 'INACTIVE', inActiveReasons: ['Not reachable', 'Duplicate application'] };
      await open.expectSent(contract.decision.process, sent(made), sent(made, 3));
    });
  },
};
