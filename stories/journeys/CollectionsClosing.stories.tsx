import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loseEveryAnswer, openTab } from './acts';
import { closeLoan } from './CollectionsMoney.cases';
import { pausesOfALostAnswer } from './theProduct';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId } from './desk/collections';

const { story, sentTo, expectSent, refuse, hold, elapse } = collectionsProduct(admin);

/** Money of a disbursed loan: what each action of a collections admin sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Money',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ClosesALoan: Story = {
  parameters: {
    covers: [
      'CO-076.h',

      ...['CO-024.b', 'CO-073.a', 'CO-073.b', 'CO-074.a', 'CO-074.b', 'CO-076.a', 'CO-076.b', 'CO-076.c'],
      'CO-076.d',
    ],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const press = async () => closeLoan({ userEvent });
    await step('Before the press nothing says that the loan is being closed', async () => {
      await expect(await screen.findByRole('button', { name: 'Close Loan' })).toBeVisible();
      await expect(screen.queryByText('Closing Loan. Please wait...')).toBeNull();
    });
    await step(
      'A closing that is refused says the shortfall, the first reason, below the button',
      async () => {
        refuse(contract.approvals.closeLoan, 409, ['Rs. 37,722.85 is still due', 'Second']);
        await press();
        await expect(await screen.findByText('Rs. 37,722.85 is still due')).toBeVisible();
        await expect(screen.queryByText(/Second/)).toBeNull();
      },
    );
    await step(
      'The loan is closed once, by one key, however often it is pressed, by exactly what is due; meanwhile it says so',
      async () => {
        const before = sentTo('get-loan-details').length;
        const give = hold(contract.approvals.closeLoan);
        await press();
        await expect(await screen.findByText('Closing Loan. Please wait...')).toBeVisible();
        give();
        const sent = {
          to: 'POST /api/v1/collections/close-loan',
          body: { loanId, overdueAmount: 19_882.74 },
          hasKey: true,
        };
        await expectSent(contract.approvals.closeLoan, sent, sent);
        await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(before + 1));
      },
    );
    await step('The line below the button shows the answered status and nothing else', async () => {
      await expect(await screen.findByText('Closure waits for approval')).toBeVisible();
      await expect(screen.queryByText('Closing Loan. Please wait...')).toBeNull();
      await expect(screen.queryByText('Some error occured. Contact Admin')).toBeNull();
    });
  },
};

const nothingDue = { principal: 0, interest: 0, penalInterest: 0, bounceCharges: 0, total: 0 };
const paidUp = collectionsProduct(admin, { desk: () => ({ overdueSummary: nothingDue }) });

export const ClosesALoanThatIsPaidUp: Story = {
  ...paidUp.story,
  parameters: { covers: ['CO-076.c'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    await step('with nothing overdue the total overdue that is sent is 0', async () => {
      await closeLoan({ userEvent });
      await paidUp.expectSent(contract.approvals.closeLoan, {
        to: 'POST /api/v1/collections/close-loan',
        body: { loanId, overdueAmount: 0 },
        hasKey: true,
      });
    });
  },
};

const fixedWords = 'Some error occured. Contact Admin';

export const ClosingWithoutAnAnswer: Story = {
  parameters: { covers: ['CO-076.e', 'CO-076.h', 'CO-075.a', 'CO-075.b'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const press = async () => closeLoan({ userEvent });
    let lost: ReturnType<typeof loseEveryAnswer> | null = null;
    await step('when the server gave an error message it is shown, and not the fixed text', async () => {
      refuse(contract.approvals.closeLoan, 409, ['Dues have changed. Please refresh', 'And more']);
      await press();
      await expect(await screen.findByText('Dues have changed. Please refresh')).toBeVisible();
      await expect(screen.queryByText(fixedWords)).toBeNull();
      refuse(contract.approvals.closeLoan, 422, ['The closing date is before the last payment']);
      await press();
      await expect(await screen.findByText('The closing date is before the last payment')).toBeVisible();
      await expect(screen.queryByText(fixedWords)).toBeNull();
    });
    await step('without network the status line shows Some error occured. Contact Admin', async () => {
      lost = loseEveryAnswer('close-loan');
      const before = sentTo('get-loan-details').length;
      await press();
      await elapse(...pausesOfALostAnswer);
      await expect(await screen.findByText(fixedWords)).toBeVisible();
      await expect(screen.queryByText('The closing date is before the last payment')).toBeNull();
      await expect(screen.queryByText('Failed to fetch')).toBeNull();
      // It may be closed for all that.
      await waitFor(() => expect(sentTo('get-loan-details').length).toBeGreaterThan(before));
    });
    await step('when the server gave a status it does not show; the repeat has the same key', async () => {
      lost?.comeBack();
      await press();
      await expect(await screen.findByText('Closure waits for approval')).toBeVisible();
      await expect(screen.queryByText(fixedWords)).toBeNull();
      await expect(lost?.keys).toHaveLength(pausesOfALostAnswer.length + 2);
      await expect(new Set(lost?.keys).size).toBe(1);
    });
  },
};

export const AClosingWhoseAnswerIsLost: Story = {
  parameters: { covers: ['CO-076.h', 'XR-013.a'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const served = window.fetch;
    const keys: (string | null)[] = [];
    await step(
      'the server has it and its answer is lost: it is asked for again by the same key',
      async () => {
        window.fetch = async (input, init) => {
          const request = new Request(input, init);
          if (!request.url.includes('close-loan')) return served(request);
          keys.push(request.headers.get('idempotency-key'));
          const answer = await served(request);
          return keys.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : answer;
        };
        await closeLoan({ userEvent });
        await elapse(500);
        await expect(await screen.findByText('Closure waits for approval')).toBeVisible();
      },
    );
    await step('no failure is said of what was done', async () => {
      await expect(keys).toEqual([keys[0], keys[0]]);
      await expect(keys[0]).toMatch(/^[\w-]{20,}$/);
      await expect(screen.queryByText(fixedWords)).toBeNull();
      window.fetch = served;
    });
  },
};

export const TheLoanStaysWhileItCannotBeReadAgain: Story = {
  parameters: { logs: ['could not be read'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Transaction/);
    const served = window.fetch;
    await step('a link is made, and the connection breaks before the loan is read again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Create Link' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Create new PaymentLink' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Enter Amount' }), '500');
      window.fetch = async (input, init) => {
        const request = new Request(input, init);
        return request.url.includes('get-loan-details')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : served(request);
      };
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    });
    await step('the loan stays as it was read, and it is said that it may be out of date', async () => {
      const stale = await screen.findByText('The loan could not be read again');
      await expect(stale.parentElement).toHaveTextContent(
        'What is shown may be out of date. What you typed is kept.',
      );
      await expect(await screen.findByRole('tab', { name: /^Transaction/ })).toBeVisible();
      await expect(screen.queryByRole('heading', { name: /^Error Occured/ })).toBeNull();
    });
    await step('read again it is what is stored', async () => {
      window.fetch = served;
      await userEvent.click(screen.getByRole('button', { name: 'Reload Loan' }));
      await waitFor(() => expect(screen.queryByText('The loan could not be read again')).toBeNull());
    });
  },
};
