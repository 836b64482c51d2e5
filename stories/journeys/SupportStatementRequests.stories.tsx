import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { at, inState, loanId, ofLoan, open, reading, says } from './supportRequests';

/** What each act at the bank statements of a loan sends, in the real app over a desk in memory. */
const meta = {
  title: 'Journeys/Customer Support/Requests',
  ...open.story,
  parameters: { ...open.story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const statements = at('statements');

export const ChangesTheStatements: Story = {
  ...statements.story,
  parameters: {
    covers: [
      ...['CS-042.a', 'CS-042.b', 'CS-042.c', 'CS-042.d', 'CS-043.a', 'CS-043.b', 'CS-044.a', 'CS-044.b'],
      ...['CS-044.c', 'CS-044.d', 'CS-045.a', 'CS-045.b', 'CS-046.a', 'CS-046.b', 'CS-046.c', 'CS-048.a'],
      ...['CS-048.b', 'CS-050.a', 'CS-050.b', 'CS-060.a', 'CS-060.b', 'CS-061.a', 'CS-061.b', 'CS-062.a'],
      ...['CS-062.b', 'XR-133.c', 'XR-134.a'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const { expectSent, refuse } = statements;
    await step('the institutions and the statement of the loan are read', async () => {
      await screen.findByRole('button', { name: 'Remove august.pdf' });
      await expectSent(contract.statements.institutions, {
        to: 'GET /api/v1/customer-service/perfios-institutions',
      });
    });
    const stands = async (name: string) =>
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeEnabled();
    /** Lets the loan be read again only after what follows the answer was seen. */
    const beforeItIsRead = async (act: () => Promise<void>) => {
      let goOn = () => {};
      reading.until = new Promise<void>(resolve => {
        goOn = resolve;
      });
      try {
        await act();
      } finally {
        goOn();
      }
    };
    const institution = () => screen.findByRole('combobox', { name: 'Institution of august.pdf' });
    const chooseBank = async (typed: string, name: string) => {
      await userEvent.clear(await institution());
      await userEvent.type(await institution(), typed);
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    const ofBank = (institutionId: string) => ({
      to: 'POST /api/v1/customer-service/5b7d9f00-0000-4000-8000-000000482190/update-institutionId',
      body: { key: 'statements/august.pdf', institutionId },
      hasKey: true,
    });
    await step(
      'An answer with a status of 500 in its body is an error, and its message is shown',
      async () => {
        await chooseBank('hdfc', 'HDFC Bank, India');
        await expectSent(contract.statements.institution, ofBank('20'));
        await expect(await screen.findByText('This bank is not read')).toBeVisible();
        await expect(screen.queryByText('Updated')).toBeNull();
      },
    );
    await step(
      'The bank of a statement is saved, meanwhile no other; the answered statements are shown',
      async () => {
        await beforeItIsRead(async () => {
          const give = statements.hold(contract.statements.institution);
          await chooseBank('axis', 'Axis Bank, India');
          await waitFor(async () => expect(await institution()).toBeDisabled());
          give();
          await expectSent(contract.statements.institution, ofBank('31'));
          await waitFor(() => expect(screen.getByText('Updated')).toBeVisible());
          await stands('september.pdf');
        });
        await stands('august.pdf');
      },
    );
    await step('months and policy are saved', async () => {
      const form = within(screen.getByRole('form', { name: 'Analysis settings' }));
      for (const [name, choice, month] of [
        ['Start month', 'Choose start month', /^May/],
        ['End month', 'Choose end month', /^Oct/],
      ] as const) {
        await userEvent.click(form.getByRole('combobox', { name }));
        const sheet = within(await screen.findByRole('dialog', { name: choice }));
        await userEvent.click(sheet.getByRole('button', { name: month }));
      }
      await expect(await screen.findByText(/^Draft saved/)).toBeVisible();
      const sent = {
        to: `POST /api/v1/customer-service/update-perfios-settings/${loanId}`,
        body: {
          startDate: '2026-05',
          endDate: '2026-10',
          acceptancePolicy: 'atLeastOneTransactionInRange',
        },
        hasKey: true,
      };
      // A status of 200 does not mean that they were saved.
      refuse(contract.statements.settings, 200, ['Too many months', 'Second']);
      await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
      await expect(await form.findByText('Too many months')).toBeVisible();
      await expect(screen.queryByText('Update Success')).toBeNull();
      await userEvent.click(form.getByRole('radio', { name: /^One transaction in the range/ }));
      await waitFor(() => expect(form.queryByText('Too many months')).toBeNull());
      const reads = () => statements.sentTo('?sections=core').length;
      const before = reads();
      await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
      await waitFor(() => expect(form.getByText('Update Success')).toBeVisible());
      // First with the policy that was there, which nobody had changed.
      const usual = { ...sent.body, acceptancePolicy: 'atLeastOneTransactionPerMonthInRange' };
      await expectSent(contract.statements.settings, { ...sent, body: usual }, sent);
      // What was saved is a draft no more, and the loan is read again.
      await expect(screen.queryByText(/^Draft saved/)).toBeNull();
      await waitFor(() => expect(reads()).toBe(before + 1));
    });
    await step(
      'the analysis is started for the loan, once in this visit; the answered statements are shown',
      async () => {
        const sent = { to: `POST /api/v1/customer-service/${loanId}/process-statements`, hasKey: true };
        const button = screen.getByRole('button', { name: 'Perfios Analysis' });
        await beforeItIsRead(async () => {
          await userEvent.click(button);
          await expect(button).toHaveAttribute('aria-disabled', 'true');
          await expectSent(contract.statements.process, sent);
          await stands('october.pdf');
        });
        await stands('august.pdf');
        await waitFor(() => expect(button).toHaveAccessibleDescription(/^Asked for in this visit/));
        await userEvent.click(button);
        await expectSent(contract.statements.process);
      },
    );
    await step('A statement is removed, after a question without the error of before', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove august.pdf' }));
      const asked = within(await screen.findByRole('alertdialog', { name: 'Remove this statement?' }));
      const sent = {
        to: `POST /api/v1/customer-service/${loanId}/remove-bank-statement`,
        body: { key: 'statements/august.pdf' },
        hasKey: true,
      };
      refuse(contract.statements.remove, 409, ['It is being read', 'Second']);
      await userEvent.click(asked.getByRole('button', { name: /^Remove/ }));
      await expect(await asked.findByText('It is being read')).toBeVisible();
      await expect(screen.queryByText('Successfully Removed')).toBeNull();
      await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
      await userEvent.click(screen.getByRole('button', { name: 'Remove august.pdf' }));
      const again = within(await screen.findByRole('alertdialog', { name: 'Remove this statement?' }));
      await expect(again.queryByText('It is being read')).toBeNull();
      await userEvent.click(again.getByRole('button', { name: /^Remove/ }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await says('Successfully Removed');
      await expectSent(contract.statements.remove, sent, sent);
    });
  },
};

export const AnAnalysisIsRefused: Story = {
  ...statements.story,
  parameters: { covers: ['CS-050.b', 'CS-053.b', 'CS-054.b'] },
  play: async ({ step, userEvent }) => {
    await step('the first reason is said, and it is not asked for again in this visit', async () => {
      const button = await screen.findByRole('button', { name: 'Perfios Analysis' });
      statements.refuse(contract.statements.process, 409, ['An analysis is running', 'Second']);
      await userEvent.click(button);
      await expect(await screen.findByText('An analysis is running')).toBeVisible();
      await userEvent.click(button);
      await statements.expectSent(contract.statements.process, {
        to: `POST /api/v1/customer-service/${loanId}/process-statements`,
        hasKey: true,
      });
    });
    await step('nothing is said to be processed', async () => {
      await expect(screen.queryByText(/successfully processed|processed succesfully/)).toBeNull();
    });
    await step('of a session that ends its own dialog says so, and not the settings', async () => {
      const form = within(screen.getByRole('form', { name: 'Analysis settings' }));
      const [inRange, inEveryMonth] = [
        form.getByRole('radio', { name: /^One transaction in the range/ }),
        form.getByRole('radio', { name: /^One transaction in every month/ }),
      ];
      ofLoan(statements.desk())['perfiosSettings'] = {
        startDate: '2026-05',
        endDate: '2026-10',
        acceptancePolicy: 'atLeastOneTransactionInRange',
      };
      await userEvent.keyboard('r');
      await waitFor(() => expect(inRange).toBeChecked());
      await userEvent.click(inEveryMonth);
      statements.desk().sessions.clear();
      await userEvent.click(form.getByRole('button', { name: 'Save Settings' }));
      const login = within(await screen.findByRole('dialog', { name: 'Login Expired' }));
      await expect(login.getByText(messages.auth.loginExpiredText)).toBeVisible();
      await expect(form.queryByText(messages.auth.loginExpiredText)).toBeNull();
      await expect(inEveryMonth).toBeChecked();
    });
  },
};

export const StatementsAreChangedInSomeStates: Story = {
  ...statements.story,
  parameters: { covers: ['CS-020.a', 'CS-021.a', 'CS-021.c', 'CS-021.d'] },
  play: async ({ step, userEvent }) => {
    await screen.findByRole('button', { name: 'Remove august.pdf' });
    for (const [applicationStatus, closed] of [
      ['COMPLETED', true],
      ['FINANCIAL_DETAILS_VERIFIED', false],
      ['LOAN_AGREEMENT_ACCEPTED', true],
      ['BANK_STATEMENTS_SUBMITTED', false],
      ['COMPLETED', true],
      ['BANK_STATEMENTS_INCOMPLETE', false],
    ] as const) {
      const words = `upload, settings, remove and analyse are ${closed ? 'off' : 'enabled'}`;
      await step(`in ${applicationStatus} the tab is there: ${words}`, async () => {
        await inState(statements, { applicationStatus }, { userEvent });
        for (const name of ['Upload Statement', 'Save Settings', 'Remove august.pdf', 'Perfios Analysis'])
          await waitFor(() =>
            expect(screen.getByRole('button', { name }).ariaDisabled === 'true').toBe(closed),
          );
      });
    }
  },
};
