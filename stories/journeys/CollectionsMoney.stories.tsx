import { contract } from '@lending-desk/domain/contract';
import { messages } from '@lending-desk/domain/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type Acts, loseEveryAnswer, loseTheFirstAnswer, openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { announce } from './desk/answering';
import { admin, loanId, reviewer } from './desk/collections';
import { pausesOfALostAnswer } from './theProduct';

const { story, desk, sentTo, expectSent, elapse, hold } = collectionsProduct(admin);

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
      ...['CO-049.b', 'CO-051.b', 'CO-053.a', 'CO-053.b', 'CO-054.a', 'CO-054.b', 'CO-054.c', 'CO-054.d'],
      ...['CO-054.f', 'CO-055.a', 'CO-056.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Amortization/);
    await step('two receipts are chosen, the later EMI first; a third choice is taken back', async () => {
      await choose({ userEvent }, 8, /N2$/);
      await userEvent.click(screen.getByRole('button', { name: 'Clear transaction for emi 8' }));
      await choose({ userEvent }, 7, /N2$/);
      await choose({ userEvent }, 6, /N1$/);
    });
    const readBefore = sentTo('get-loan-details').length;
    await step(
      'Pressed twice, the two are mapped once, each to the stored position of its EMI; it is said',
      async () => {
        await userEvent.dblClick(update());
        // It passes: read before anything else is waited for.
        await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
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
      },
    );
    await step('The loan is read again, and the receipt is gone from the choices', async () => {
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
  parameters: { covers: ['CO-055.b', 'CO-056.a', 'CO-056.b', 'CO-056.c'] },
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

export const AMappingThatFailsWithoutWords: Story = {
  parameters: { covers: ['CO-054.f', 'CO-055.b', 'CO-056.a', 'CO-056.b'] },
  play: async ({ step, userEvent }) => {
    await openTab({ userEvent }, /^Amortization/);
    const alone = async () => {
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Update failed$/));
      await expect(screen.queryByText('Emi payment dates updated')).toBeNull();
    };
    await step('a refusal without words says Update failed alone, and not that it was updated', async () => {
      desk().refuses = { call: 'mapEmis', message: [] };
      await choose({ userEvent }, 6, /N1$/);
      await userEvent.click(update());
      await alone();
    });
    let lost: ReturnType<typeof loseEveryAnswer> | null = null;
    await step('so does an update without network', async () => {
      desk().refuses = null;
      lost = loseEveryAnswer('update-emi-paid-status');
      await userEvent.click(update());
      await elapse(...pausesOfALostAnswer);
      await waitFor(() => expect(lost?.keys).toHaveLength(pausesOfALostAnswer.length + 1));
      await alone();
    });
    await step('the repeat has the same key, and goes through', async () => {
      lost?.comeBack();
      await userEvent.click(await screen.findByRole('button', { name: 'Update' }));
      await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
      await expect(screen.queryByText('Update failed')).toBeNull();
      await expect(lost?.keys).toHaveLength(pausesOfALostAnswer.length + 2);
      await expect(new Set(lost?.keys).size).toBe(1);
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

const asAgent = collectionsProduct(reviewer, { page: `${loanId}?tab=amortization` });

export const AnAgentMapsNoEmi: Story = {
  ...asAgent.story,
  parameters: { covers: ['CO-049.c', 'CO-054.a'] },
  play: async ({ step }) => {
    await step('only collections admin and super user may send the mapping: Update is off', async () => {
      const button = await screen.findByRole('button', { name: 'Update' });
      await expect(button).toHaveAccessibleDescription(messages.statusChange.viewerOnly);
      button.click();
      await expect(asAgent.sentTo('update-emi-paid-status')).toEqual([]);
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

// 37,722.85 less 9,000.00 held and 1,000.50 that the open link still asks for.
const max = '27722.35';
const requests = () => sentTo('create-razorpay-payment-link');

export const CreatesAPaymentLink: Story = {
  parameters: {
    covers: [
      'M21.h',
      'CO-042.a',
      'CO-045.c',
      'CO-038.b',
      'CO-039.c',
      ...['CO-038.c', 'CO-039.a', 'CO-039.b', 'CO-039.e', 'CO-041.c', 'CO-044.b', 'CO-045.a', 'CO-045.b'],
      ...['CO-042.d', 'CO-043.b', 'CO-046.a', 'CO-046.b', 'CO-046.c', 'CO-046.d', 'CO-046.e'],
    ],
  },
  play: async ({ step, userEvent }) => {
    const dialog = await openLinkDialog({ userEvent });
    await step('Create Link opens the dialog, with Max Amount and what it is', async () => {
      await expect(dialog.getByText('Max Amount').parentElement).toHaveTextContent('Rs. 27,722.35');
    });
    await step('the links of this loan are read, by its id, and are those of the answer', async () => {
      await expectSent(contract.paymentLinks.list, {
        to: `GET /api/v1/collections/fetch-all-payment-links?loanId=${loanId}`,
      });
      const table = within(screen.getByRole('table', { name: 'Payment links', hidden: true }));
      await expect(table.getAllByRole('row', { hidden: true })).toHaveLength(1 + 1);
    });
    await step(
      'the maximum adds what is overdue and outstanding, less what is held and asked for',
      async () => {
        await expect(dialog.getByText('Max Amount').closest('[role="dialog"]')).toHaveTextContent(
          '27,722.35',
        );
      },
    );
    await step(
      'the amount of the maximum is sent once, as entered, with a key; success closes the dialog',
      async () => {
        const keys = loseTheFirstAnswer('create-razorpay-payment-link');
        await userEvent.type(dialog.getByRole('textbox', { name: 'Enter Amount' }), max);
        await userEvent.dblClick(dialog.getByRole('button', { name: 'Create' }));
        await elapse(500);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(keys).toEqual([keys[1], keys[0]]);
        await expectSent(contract.paymentLinks.create, {
          to: 'POST /api/v1/collections/create-razorpay-payment-link',
          body: { loanId, amount: 27_722.35 },
          hasKey: true,
        });
        await expect(screen.queryByText('Unable to create payment link')).toBeNull();
        await expect(screen.queryByText('Max amount cannot be exceeded')).toBeNull();
      },
    );
    await step('the list shows it first, its amount and what was paid of the other in rupees', async () => {
      const table = within(await screen.findByRole('table', { name: 'Payment links' }));
      await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('Rs. 27,722.35'));
      await expect(table.getAllByRole('row')[1]).toHaveTextContent(`${location.origin}/sandbox/pay/second`);
      await expect(table.getAllByRole('row')[2]).toHaveTextContent(/^Rs. 2,000.50Rs. 1,000http/);
    });
    await step('the links are read again when money was booked elsewhere', async () => {
      const before = sentTo('fetch-all-payment-links').length;
      announce('repayment');
      await waitFor(() => expect(sentTo('fetch-all-payment-links').length).toBeGreaterThan(before));
    });
  },
};

export const ALinkWithoutAnAnswer: Story = {
  parameters: { covers: ['CO-044.a', 'CO-044.b', 'CO-046.d'] },
  play: async ({ step, userEvent }) => {
    const dialog = await openLinkDialog({ userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Enter Amount' }), '500');
    const { keys, comeBack } = loseEveryAnswer('create-razorpay-payment-link');
    await step('without an answer it says Unable to create payment link', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await elapse(...pausesOfALostAnswer);
      await expect(await dialog.findByText('Unable to create payment link')).toBeVisible();
    });
    await step('the repeat has the same key, and when it succeeds nothing says that it failed', async () => {
      comeBack();
      await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.queryByText('Unable to create payment link')).toBeNull();
      await expect(keys).toHaveLength(pausesOfALostAnswer.length + 2);
      await expect(new Set(keys).size).toBe(1);
    });
  },
};

export const ALinkWhileTheOthersAreBeingRead: Story = {
  parameters: { covers: ['CO-038.c', 'CO-039.d'] },
  play: async ({ step, userEvent }) => {
    await step('Create Link opens the dialog before the links of the loan are there', async () => {
      const give = hold(contract.paymentLinks.list);
      await openTab({ userEvent }, /^Transaction History/);
      await userEvent.click(await screen.findByRole('button', { name: 'Create Link' }));
      const dialog = await linkDialog();
      await expect(dialog.queryByText(/Rs\. \d/)).toBeNull();
      give();
      await expect((await dialog.findByText('Max Amount')).parentElement).toHaveTextContent('Rs. 27,722.35');
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
      await enter('27722.36');
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
      await expectSent(contract.paymentLinks.create, {
        to: 'POST /api/v1/collections/create-razorpay-payment-link',
        body: { loanId, amount: 1 },
        hasKey: true,
      });
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
