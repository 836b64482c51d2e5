import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accountWire } from '../fixtures/collections';
import { type Acts, openTab } from './acts';
import { pausesOfALostAnswer } from './theProduct';
import { collectionsProduct } from './collectionsProduct';
import { announce } from './desk/answering';
import { admin, loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent, refuse, elapse } = collectionsProduct(admin);

/** Money of a disbursed loan: what each action of a collections admin sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Money',
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
async function choose({ userEvent }: Acts, emi: number, receipt: RegExp) {
  await userEvent.click(await screen.findByRole('combobox', { name: `Transaction for EMI ${emi}` }));
  await userEvent.click(await screen.findByRole('option', { name: receipt }));
}

const update = () => screen.getByRole('button', { name: 'Update' });

export const MapsTwoReceipts: Story = {
  parameters: {
    covers: [
      ...['CO-049.b', 'CO-051.b', 'CO-053.a', 'CO-054.a', 'CO-054.b', 'CO-054.c', 'CO-054.d', 'CO-054.f'],
      ...['CO-055.a', 'CO-056.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Amortization/);
    await step('two receipts are chosen, a third choice is taken back', async () => {
      await choose({ userEvent }, 6, /N1$/);
      await choose({ userEvent }, 8, /N2$/);
      await userEvent.click(screen.getByRole('button', { name: 'Clear transaction for emi 8' }));
      await choose({ userEvent }, 7, /N2$/);
    });
    const readBefore = sentTo('get-loan-details').length;
    await step('Pressed twice, the two receipts are mapped to their instalments once', async () => {
      await userEvent.dblClick(update());
      await expectSent(contract.mapping.mapEmis, {
        to: `POST /api/v1/collections/${loanId}/update-emi-paid-status`,
        body: {
          updates: [
            { index: 5, paymentId: 'N1' },
            { index: 6, paymentId: 'N2' },
          ],
        },
        hasKey: true,
      });
    });
    await step('it is said, the loan is read again, and the receipt is gone from the choices', async () => {
      await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
      await expect(screen.queryByText('Update failed')).toBeNull();
      await waitFor(() =>
        expect(update()).toHaveAccessibleDescription('Select a transaction for an EMI first'),
      );
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(readBefore + 1));
      await userEvent.click(await screen.findByRole('combobox', { name: 'Transaction for EMI 6' }));
      const mapped = await screen.findByRole('option', { name: /Allocated to EMI 6$/ });
      await expect(mapped).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const AMappingThatIsRefused: Story = {
  parameters: { covers: ['CO-055.b', 'CO-056.a', 'CO-056.c'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Amortization/);
    await step('an EMI not due yet is refused in the words of the server, under Update failed', async () => {
      desk().refuses = { call: 'mapEmis', message: 'This EMI is not due yet' };
      await choose({ userEvent }, 9, /N1$/);
      await userEvent.click(update());
      const alert = within(await screen.findByRole('alert'));
      await expect(alert.getByText('Update failed')).toBeVisible();
      await expect(alert.getByText('This EMI is not due yet')).toBeVisible();
      await expect(screen.queryByText('Emi payment dates updated')).toBeNull();
    });
    await step('the choice stays, and goes through later', async () => {
      desk().refuses = null;
      await userEvent.click(update());
      await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
      await expect(screen.queryByText('Update failed')).toBeNull();
    });
  },
};

export const AMappingThatAnswersSuccessFalse: Story = {
  parameters: { covers: ['CO-054.e'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Amortization/);
    await step('An answer that says it did not succeed is shown as a failure', async () => {
      desk().refuses = { call: 'provider', message: 'Not mapped' };
      await choose({ userEvent }, 6, /N1$/);
      await userEvent.click(update());
      const alert = within(await screen.findByRole('alert'));
      await expect(alert.getByText('Update failed')).toBeVisible();
      await expect(screen.queryByText('Emi payment dates updated')).toBeNull();
      await expect(sentTo('get-loan-details')).toHaveLength(1);
    });
    await step('One that says it succeeded is not', async () => {
      desk().refuses = null;
      await userEvent.click(update());
      await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
      await expect(screen.queryByText('Update failed')).toBeNull();
    });
  },
};

const linkDialog = async () => within(await screen.findByRole('dialog', { name: 'Create new PaymentLink' }));

async function openLinkDialog({ userEvent }: Acts) {
  await openTab({ userEvent }, /^Transaction History/);
  await userEvent.click(await screen.findByRole('button', { name: 'Create Link' }));
  const dialog = await linkDialog();
  await dialog.findByText('Max Amount');
  return dialog;
}

// 37,722.85 less 1,117.26 held and 1,000.50 that the open link still asks for.
const max = '35605.09';
const requests = () => sentTo('create-razorpay-payment-link');

export const CreatesAPaymentLink: Story = {
  parameters: {
    covers: [
      ...['CO-038.c', 'CO-039.a', 'CO-039.b', 'CO-039.e', 'CO-041.c', 'CO-044.b', 'CO-045.a', 'CO-045.b'],
      ...['CO-042.d', 'CO-046.a', 'CO-046.b', 'CO-046.c', 'CO-046.d'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const dialog = await openLinkDialog({ userEvent });
    await step('the links of this loan are read, by its id', async () => {
      await expectSent(contract.paymentLinks.list, {
        to: `GET /api/v1/collections/fetch-all-payment-links?loanId=${loanId}`,
      });
    });
    await step('the amount of the maximum is sent once, in rupees as entered, with a key', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Enter Amount' }), max);
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expectSent(contract.paymentLinks.create, {
        to: 'POST /api/v1/collections/create-razorpay-payment-link',
        body: { loanId, amount: 35_605.09 },
        hasKey: true,
      });
      await expect(screen.queryByText('Unable to create payment link')).toBeNull();
    });
    await step('the list shows it first, with its amount in rupees', async () => {
      const table = within(await screen.findByRole('table', { name: 'Payment links' }));
      await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('Rs. 35,605.09'));
      await expect(table.getAllByRole('row')[1]).toHaveTextContent(`${location.origin}/sandbox/pay/second`);
    });
    await step('the links are read again when money was booked elsewhere', async () => {
      const before = sentTo('fetch-all-payment-links').length;
      announce('repayment');
      await waitFor(() => expect(sentTo('fetch-all-payment-links').length).toBeGreaterThan(before));
    });
  },
};

export const ALinkAboveTheMaximum: Story = {
  parameters: { covers: ['CO-041.a', 'CO-041.b', 'CO-041.e', 'CO-042.d', 'CO-042.e'] },
  play: async ({ step, userEvent }) => {
    const dialog = await openLinkDialog({ userEvent });
    const box = dialog.getByRole('textbox', { name: 'Enter Amount' });
    const enter = async (amount: string) => {
      await userEvent.clear(box);
      await userEvent.type(box, amount);
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    };
    await step('one paisa more than the maximum is said in a snackbar, and nothing is sent', async () => {
      await enter('35605.10');
      await waitFor(() =>
        expect(screen.getAllByText('Max amount cannot be exceeded').length).toBeGreaterThan(1),
      );
      await expect(requests()).toEqual([]);
    });
    await step('less than a rupee sends nothing', async () => {
      for (const amount of ['0', '0.99']) {
        await enter(amount);
        await expect(await dialog.findByText('Enter an amount of at least Rs. 1')).toBeVisible();
      }
      await expect(requests()).toEqual([]);
    });
    await step('one rupee is sent', async () => {
      await enter('1');
      await waitFor(() => expect(requests()).toHaveLength(1));
    });
  },
};

export const ALinkThatIsNotCreated: Story = {
  parameters: { covers: ['CO-044.a', 'CO-046.e'] },
  play: async ({ step, userEvent }) => {
    const dialog = await openLinkDialog({ userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Enter Amount' }), '500');
    await step('a refusal of the server is said in the dialog, with its words', async () => {
      desk().refuses = { call: 'createLink', message: 'The loan is closed' };
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      const alert = within(await dialog.findByRole('alert'));
      await expect(alert.getByText('Unable to create payment link')).toBeVisible();
      await expect(alert.getByText('The loan is closed')).toBeVisible();
    });
    await step('An answer that says it did not succeed is shown as a failure', async () => {
      desk().refuses = { call: 'provider', message: 'Not made by the provider' };
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await expect(await dialog.findByText('Not made by the provider')).toBeVisible();
      await expect(dialog.getByText('Unable to create payment link')).toBeVisible();
    });
    await step(
      'a refusal without words says that alone, and nothing when the dialog is opened again',
      async () => {
        desk().refuses = { call: 'createLink', message: [] };
        await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
        await waitFor(() =>
          expect(dialog.getByRole('alert')).toHaveTextContent(/^Unable to create payment link$/),
        );
        await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
        await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect((await openLinkDialog({ userEvent })).queryByRole('alert')).toBeNull();
      },
    );
  },
};

/** Asks for the closing and confirms it twice in the same moment: a double click may be answered between its clicks. */
async function closeLoan({ userEvent }: Acts) {
  await userEvent.click(await screen.findByRole('button', { name: 'Close Loan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Close this loan?' }));
  const button = question.getByRole('button', { name: 'Close Loan' });
  button.click();
  button.click();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

export const ClosesALoan: Story = {
  parameters: {
    covers: ['CO-024.b', 'CO-073.b', 'CO-074.a', 'CO-074.b', 'CO-076.a', 'CO-076.b', 'CO-076.c', 'CO-076.d'],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const press = async () => closeLoan({ userEvent });
    await step('Before the press nothing says that the loan is being closed', async () => {
      await expect(await screen.findByRole('button', { name: 'Close Loan' })).toBeVisible();
      await expect(screen.queryByText('Closing Loan. Please wait...')).toBeNull();
    });
    await step('A closing that is refused says the first reason below the button', async () => {
      desk().refuses = { call: 'closeLoan', message: 'Rs. 37,722.85 is still due' };
      await press();
      await expect(await screen.findByText('Rs. 37,722.85 is still due')).toBeVisible();
      desk().refuses = null;
    });
    await step('The loan is closed once, however often it is pressed, by exactly what is due', async () => {
      const before = sentTo('get-loan-details').length;
      await press();
      const sent = {
        to: 'POST /api/v1/collections/close-loan',
        body: { loanId, overdueAmount: 19_882.74 },
        hasKey: true,
      };
      await expectSent(contract.approvals.closeLoan, sent, sent);
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(before + 1));
    });
    await step('The line below the button shows the answered status and nothing else', async () => {
      await expect(await screen.findByText('Closure waits for approval')).toBeVisible();
      await expect(screen.queryByText('Closing Loan. Please wait...')).toBeNull();
      await expect(screen.queryByText('Some error occured. Contact Admin')).toBeNull();
    });
  },
};

const fixedWords = 'Some error occured. Contact Admin';

export const ClosingWithoutAnAnswer: Story = {
  parameters: { covers: ['CO-075.a', 'CO-075.b'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const press = async () => closeLoan({ userEvent });
    const served = window.fetch;
    await step('when the server gave an error message it is shown, and not the fixed text', async () => {
      refuse(contract.approvals.closeLoan, 409, ['Dues have changed. Please refresh', 'And more']);
      await press();
      await expect(await screen.findByText('Dues have changed. Please refresh')).toBeVisible();
      await expect(screen.queryByText(fixedWords)).toBeNull();
    });
    await step('without network the status line shows Some error occured. Contact Admin', async () => {
      window.fetch = async (input, init) =>
        new Request(input, init).url.includes('close-loan')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : served(input, init);
      const before = sentTo('get-loan-details').length;
      await press();
      await elapse(...pausesOfALostAnswer);
      await expect(await screen.findByText(fixedWords)).toBeVisible();
      await expect(screen.queryByText('Dues have changed. Please refresh')).toBeNull();
      await expect(screen.queryByText('Failed to fetch')).toBeNull();
      // It may be closed for all that.
      await waitFor(() => expect(sentTo('get-loan-details').length).toBeGreaterThan(before));
    });
    await step('when the server gave a status it does not show', async () => {
      window.fetch = served;
      await press();
      await expect(await screen.findByText('Closure waits for approval')).toBeVisible();
      await expect(screen.queryByText(fixedWords)).toBeNull();
    });
  },
};

export const ClosedBySomebodyElse: Story = {
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    await step('a closing that waits already is refused', async () => {
      desk().refuses = { call: 'closeLoan', message: 'A closure of this loan waits for approval already' };
      await closeLoan({ userEvent });
      await expect(
        await screen.findByText('A closure of this loan waits for approval already'),
      ).toBeVisible();
    });
    await step(
      'once it was approved the line says that the loan is closed, and no more that it waits',
      async () => {
        desk().closedOn = '2026-11-15';
        await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
        await expect(await screen.findByText('Loan closed')).toBeVisible();
        await expect(screen.queryByText(/waits for approval already/)).toBeNull();
      },
    );
  },
};

export const AClosingWhoseAnswerIsLost: Story = {
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
      await expect(await screen.findByText('The loan could not be read again')).toBeVisible();
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

const agentsLoan = collectionsProduct(reviewer, { page: `${loanId}?tab=foreclosure` });

export const AnAgentClosesNoLoan: Story = {
  ...agentsLoan.story,
  parameters: { covers: ['CO-070.e'] },
  play: async ({ step }) => {
    await step('only collections admin and super user may close a loan', async () => {
      const button = await screen.findByRole('button', { name: 'Close Loan' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(
        'Only a collections admin or a super user may close a loan',
      );
      button.click();
      await expect(agentsLoan.sentTo('close-loan')).toEqual([]);
    });
  },
};

export const ClosesAsOfAnEarlierDay: Story = {
  parameters: { covers: ['CO-076.i'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const box = await screen.findByRole('textbox', { name: 'Closing date' });
    await step('the closing date is today, and what is payable on it is read', async () => {
      await expect(box).toHaveValue('15 Nov 2026');
      await expect(await screen.findByRole('group', { name: 'Payable on 15 Nov 2026' })).toHaveTextContent(
        'Rs. 28,722.85',
      );
    });
    await step('of another day it is read again', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '12-11-2026{Tab}');
      await expect(await screen.findByRole('group', { name: 'Payable on 12 Nov 2026' })).toHaveTextContent(
        'Rs. 28,691.89',
      );
      await expect(sentTo('foreclosure-quote?on=2026-11-12')).toHaveLength(1);
    });
    await step('The loan is closed as of the day that was chosen', async () => {
      await closeLoan({ userEvent });
      await expectSent(contract.approvals.closeLoan, {
        to: 'POST /api/v1/collections/close-loan',
        body: { loanId, overdueAmount: 19_882.74, closingDate: '2026-11-12' },
        hasKey: true,
      });
    });
  },
};

const paidLately = collectionsProduct(admin, {
  page: `${loanId}?tab=foreclosure`,
  desk: () => ({
    foreClosure: accountWire.foreClosure.map((one, at) =>
      at === 1 ? { ...one, dueDate: '2026-11-10' } : one,
    ),
  }),
});

export const NoQuoteBeforeTheLastPayment: Story = {
  ...paidLately.story,
  play: async ({ step, userEvent }) => {
    await step('of a day before the last payment no quote is asked for', async () => {
      const box = await screen.findByRole('textbox', { name: 'Closing date' });
      await screen.findByRole('group', { name: /^Payable on/ });
      await userEvent.clear(box);
      await userEvent.type(box, '09-11-2026{Tab}');
      await expect(
        await screen.findByText('Closing is not quoted before the last payment, 10 Nov 2026'),
      ).toBeVisible();
      await expect(paidLately.sentTo('foreclosure-quote?on=2026-11-09')).toEqual([]);
    });
  },
};

export const DownloadsAQuote: Story = {
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    const panel = within(await screen.findByRole('region', { name: 'Closing on another day' }));
    const button = () => panel.getByRole('button', { name: 'Download Quote' });
    await step('a refusal stands beside the button', async () => {
      desk().refuses = { call: 'paper', message: 'This loan has no account' };
      await userEvent.click(button());
      await expect(await panel.findByText('This loan has no account')).toBeVisible();
      desk().refuses = null;
    });
    await step('pressed twice the quote of the chosen day is downloaded once', async () => {
      await userEvent.click(panel.getByRole('button', { name: /^Month end/ }));
      const download = button();
      download.click();
      download.click();
      await expect(
        await panel.findByText(`Saved as foreclosure-quote-${loanId}-2026-11-30.pdf`),
      ).toBeVisible();
      const quote = `GET /api/v1/collections/${loanId}/foreclosure-quote/pdf?on=`;
      await expectSent(contract.papers.quote, { to: `${quote}2026-11-15` }, { to: `${quote}2026-11-30` });
    });
    await step('of an open loan there is no letter', async () => {
      await expect(screen.queryByRole('button', { name: 'No Dues Letter' })).toBeNull();
    });
  },
};

const closedLoan = collectionsProduct(admin, { desk: () => ({ closedOn: '2026-11-15' }) });

export const DownloadsTheNoDuesLetter: Story = {
  ...closedLoan.story,
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^ForeClosure/);
    await step('of a closed loan the letter is downloaded, and nothing is quoted', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'No Dues Letter' }));
      await expect(await screen.findByText(`Saved as no-dues-${loanId}.pdf`)).toBeVisible();
      await closedLoan.expectSent(contract.papers.noDues, {
        to: `GET /api/v1/collections/${loanId}/no-dues-letter/pdf`,
      });
      await expect(screen.queryByRole('button', { name: 'Download Quote' })).toBeNull();
    });
  },
};

export const NothingIsAskedOfAClosedLoan: Story = {
  ...closedLoan.story,
  parameters: { covers: ['XR-053.a'] },
  play: async ({ step, userEvent }) => {
    await step('no payment link is made, and the button says why', async () => {
      await openTab({ userEvent }, /^Transaction/);
      const create = await screen.findByRole('button', { name: 'Create Link' });
      await expect(create).toHaveAccessibleDescription('This loan is closed');
      await userEvent.click(create);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await step('it is not quoted, for no day', async () => {
      await openTab({ userEvent }, /^ForeClosure/);
      await expect(await screen.findByText('Loan closed')).toBeVisible();
      await expect(await screen.findByText('Principal Outstanding', { selector: 'td' })).toBeVisible();
      await expect(closedLoan.sentTo('/account')).toEqual([]);
      await expect(screen.queryByRole('region', { name: 'Closing on another day' })).toBeNull();
    });
    await step('nothing is waived, and the button says why', async () => {
      await openTab({ userEvent }, /^Overdue Details/);
      const waive = await screen.findByRole('button', { name: 'Add Waiver' });
      await expect(waive).toHaveAccessibleDescription('This loan is closed');
      await userEvent.click(waive);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
};

export const WaitsForASecondPerson: Story = {
  parameters: { covers: ['XR-022.f'] },
  play: async ({ step, userEvent }) => {
    await step('what was asked for stands in the header of the loan once it is read again', async () => {
      await screen.findByRole('tab', { name: /^Transaction/ });
      await expect(screen.queryByText(/waits for a second person/)).toBeNull();
      desk().waiting = ['refund'];
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(await screen.findByText('Refund waits for a second person')).toBeVisible();
    });
    await step('who may decide it goes from there to Approvals', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Open Approvals' }));
      await expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeVisible();
    });
  },
};

export const AnAgentOnlySeesWhatWaits: Story = {
  ...agentsLoan.story,
  parameters: { covers: ['XR-022.f'] },
  play: async ({ step, userEvent }) => {
    await step('who may not decide what waits is told of it, and led nowhere', async () => {
      await screen.findByRole('tab', { name: /^ForeClosure/ });
      agentsLoan.desk().waiting = ['waiver'];
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
      await expect(await screen.findByText('Waiver waits for a second person')).toBeVisible();
      await expect(screen.queryByRole('link', { name: 'Open Approvals' })).toBeNull();
    });
  },
};
