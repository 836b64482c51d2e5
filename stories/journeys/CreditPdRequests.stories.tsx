import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import { fieldsOf } from '@lending-desk/domain/loose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loseTheFirstAnswer, typeInAnotherWindow } from './acts';
import { at, loanId, queue } from './creditRequests';
import { pausesOfALostAnswer } from './theProduct';

/** What a pre-disbursal call sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Credit/Requests',
  ...queue.story,
  parameters: { ...queue.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pd = at(`/credit/loans/${loanId}/?tab=PD`);

export const SavesAPreDisbursalCall: Story = {
  ...pd.story,
  parameters: {
    covers: [
      'CR-097.a',
      'CR-097.b',
      'CR-097.c',
      'CR-098.a',
      'CR-101.b',
      'CR-102.b',
      'CR-103.b',
      'CR-123.a',
      'CR-123.b',
      'CR-123.c',
      'CR-123.d',
      'CR-123.g',
      'CR-123.h',
      'CR-123.i',
      'CR-123.j',
      'CR-124.a',
      'CR-125.b',
      'CR-126.a',
      'CR-126.b',
      'XR-012.f',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { elapse, expectSent, refuse } = pd;
    await step('a loan without a feedback before has the form', async () => {
      await screen.findByRole('form', { name: 'PD Feedback' });
    });
    const answer = async (question: string, name: string) =>
      userEvent.click(
        within(await screen.findByRole('radiogroup', { name: question })).getByRole('radio', { name }),
      );
    await answer('Contactability', 'No');
    await answer('Call attempt trigger', '6');
    await answer('Call attempted on', 'Both');
    await answer('Non contactable reason', 'Switched off');
    const comment = () => screen.getByRole('textbox', { name: 'Other comment' });
    await userEvent.type(comment(), 'Rang twice');
    const sent = {
      to: 'POST /api/v1/credit-dashboard/credit-pd-feedback',
      body: {
        loanId,
        contactability: 'NO',
        attemptTrigger: '6',
        callAttemptedOn: 'BOTH',
        nonContactabilityReason: 'SWITCHED_OFF',
        otherComment: 'Rang twice',
      },
      hasKey: true,
    };
    const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await step('what is answered is kept, and the time of it said', async () => {
      await expect(await screen.findByText(/^Draft saved \d\d:\d\d [ap]m$/)).toBeVisible();
    });
    await step('what another window answered can be taken, and what stood here taken back', async () => {
      const take = async () => userEvent.click(await screen.findByRole('button', { name: 'Take it' }));
      await typeInAnotherWindow('pd', mine => ({ ...fieldsOf(mine), otherComment: 'Picked up at last' }));
      await take();
      await waitFor(() => expect(comment()).toHaveValue('Picked up at last'));
      await take();
      await waitFor(() => expect(comment()).toHaveValue('Rang twice'));
      await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
      await waitFor(() => expect(screen.queryByText('Another window holds another draft')).toBeNull());
    });
    await step('an answer that did not succeed shows the first reason, and the answers stay', async () => {
      refuse(contract.pd.save, 200, ['Cannot access loan not assigned to you', 'Second']);
      await save();
      await expect(await screen.findByText('Cannot access loan not assigned to you')).toBeVisible();
      await expect(screen.queryByText(/Second|Contact Admin|Added Successfully/)).toBeNull();
      await expectSent(contract.pd.save, sent);
    });
    await step(
      'only what was answered is sent, repeated with the same key, and the answered list is shown',
      async () => {
        const keys = loseTheFirstAnswer('/credit-pd-feedback');
        await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
        await screen.findByRole('button', { name: 'Saving' });
        await expect(screen.queryByText('PD Feedback Details Added Successfully')).toBeNull();
        await elapse(500);
        await expect(await screen.findByText('PD Feedback Details Added Successfully')).toBeVisible();
        await expect(keys).toEqual([keys[1], keys[0]]);
        await expectSent(contract.pd.save, sent);
        await expect(await screen.findByRole('button', { name: 'Past feedbacks (2)' })).toBeVisible();
        const line = within(screen.getByRole('form', { name: 'PD Feedback' })).getByRole('status');
        await expect(line).toHaveTextContent('PD Feedback Details Added Successfully');
      },
    );
    await step('The dialog of past feedbacks has all of them', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Past feedbacks (2)' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Past PD feedbacks' }));
      await expect(dialog.getByText('2 in all')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('where the session has ended the login dialog says it, and the form no failure', async () => {
      await answer('Contactability', 'No');
      await answer('Call attempt trigger', '2');
      await answer('Call attempted on', 'Both');
      await answer('Non contactable reason', 'Switched off');
      pd.desk().sessions.clear();
      await save();
      await expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      await expect(document.getElementById('page')).not.toHaveTextContent(messages.auth.loginExpiredText);
    });
  },
};

export const SavesACallThatReachedTheCustomer: Story = {
  ...pd.story,
  parameters: {
    covers: [
      'CR-108.b',
      'CR-109.b',
      'CR-113.c',
      'CR-120.c',
      'CR-122.c',
      'CR-123.c',
      'CR-123.e',
      'CR-123.f',
      'CR-123.g',
      'CR-125.a',
      'CR-126.b',
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = pd;
    await screen.findByRole('form', { name: 'PD Feedback' });
    const answer = async (question: string, name: string) =>
      userEvent.click(
        within(await screen.findByRole('radiogroup', { name: question })).getByRole('radio', { name }),
      );
    for (const [question, name] of [
      ['Contactability', 'Yes'],
      ['Call attempt trigger', '1'],
      ['Contactable number', 'Alternative'],
      ['Skill test conducted', 'Yes'],
      ['Skill test result', 'Fail'],
      ['Communication skill', '2'],
      ['Current work experience', 'Up to 2 years'],
      ['Total work experience', 'Above 10 years'],
      ['Qualification', 'PhD'],
      ['Communication tune', 'Rude'],
      ['Is self employed', 'No'],
      ['TAT', 'Yes'],
      ['Interest rate', 'No'],
      ['Processing fees', 'NA'],
      ['Loan amount', 'NA'],
      ['Pre close', 'Yes'],
      ['EMI date', 'No'],
      ['Overall rating', '5'],
    ] as const)
      await answer(question, name);
    const full = {
      to: 'POST /api/v1/credit-dashboard/credit-pd-feedback',
      body: {
        loanId,
        contactability: 'YES',
        attemptTrigger: '1',
        contactNumber: 'ALTERNATIVE',
        skillTestConduct: 'YES',
        skillTestResult: 'FAIL',
        communicationSkill: '2',
        curWorkExp: 'UPTO_2',
        totalWorkExp: 'ABOVE_10',
        qualification: 'PHD',
        communicationTune: 'RUDE',
        isSelfEmployed: 'NO',
        tat: 'YES',
        interestRate: 'NO',
        processingFees: 'NA',
        loanAmount: 'NA',
        preClose: 'YES',
        emiDate: 'NO',
        overallRating: '5',
      },
      hasKey: true,
    };
    const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await step(
      'Each answer is sent under its own name; a failure without words says whom to ask',
      async () => {
        refuse(contract.pd.save, 422, []);
        await save();
        await expect(await screen.findByText('Some error occured. Contact Admin')).toBeVisible();
        await expectSent(contract.pd.save, full);
      },
    );
    await step('without a network it says the same', async () => {
      const served = window.fetch;
      const lost: (() => void)[] = [];
      window.fetch = (input, init) =>
        new Request(input, init).url.includes('credit-pd-feedback')
          ? new Promise((_, reject) => lost.push(() => reject(new TypeError('Failed to fetch'))))
          : served(input, init);
      await answer('Overall rating', '4');
      await waitFor(() => expect(screen.queryByText('Some error occured. Contact Admin')).toBeNull());
      await answer('Overall rating', '5');
      await save();
      for (const pause of [...pausesOfALostAnswer, 0]) {
        await waitFor(() => expect(lost).toHaveLength(1));
        lost.pop()?.();
        if (pause > 0) await pd.elapse(pause);
      }
      await expect(await screen.findByText('Some error occured. Contact Admin')).toBeVisible();
      window.fetch = served;
    });
    await step('The result of a skill test that was not conducted after all is not sent', async () => {
      await answer('Skill test conducted', 'No');
      // With the first save no two of the answers are alike both times.
      await answer('Is self employed', 'Yes');
      await answer('Loan amount', 'Yes');
      await answer('Pre close', 'NA');
      await answer('EMI date', 'NA');
      await waitFor(() => expect(screen.queryByText('Some error occured. Contact Admin')).toBeNull());
      await save();
      await expect(await screen.findByText('PD Feedback Details Added Successfully')).toBeVisible();
      const { skillTestResult: _none, ...body } = full.body;
      const changed = { skillTestConduct: 'NO', isSelfEmployed: 'YES', loanAmount: 'YES' };
      await expectSent(contract.pd.save, {
        ...full,
        body: { ...body, ...changed, preClose: 'NA', emiDate: 'NA' },
      });
    });
    await step('A save that fails after it does not say that it was added', async () => {
      await save();
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Kindly select customer contactability',
      );
      await expect(screen.queryByText('PD Feedback Details Added Successfully')).toBeNull();
    });
  },
};
