import { collectionsMessages } from '@lending-desk/domain/collections';
import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { panel } from '../panels';
import { type Acts, loseEveryAnswer, openTab } from './acts';
import { collectionsProduct } from './collectionsProduct';
import { pausesOfALostAnswer } from './theProduct';
import { loanId, reviewer } from './desk/collections';

const { story, desk, sentTo, expectSent, elapse } = collectionsProduct(reviewer);

/** A disbursed loan at the collections desk: what each action of a person sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Loan',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillWaiver({ userEvent }: Acts) {
  await openTab({ userEvent }, /^Overdue Details/);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Waiver' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
  for (const [name, text] of [
    [/^Date/, '05-11-2026'],
    [/^Waiver amount/, '10'],
    [/^Bounce charges/, '1.25'],
    [/^Penal interest/, '2.50'],
    [/^Interest payment/, '6.25'],
    [/^Principal payment/, '0'],
    [/^Comment/, 'In hospital'],
  ] as const)
    await userEvent.type(dialog.getByRole('textbox', { name }), text);
  await userEvent.click(dialog.getByRole('combobox', { name: /^Payment source/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Adv payment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add Waiver' }));
}

export const WaivesCharges: Story = {
  parameters: {
    covers: [
      'CO-068.n',
      'CO-060.d',
      ...['CO-060.e', 'CO-067.b', 'CO-068.b', 'CO-068.c', 'CO-068.d', 'CO-068.e', 'CO-068.f', 'CO-068.h'],
      ...['CO-068.i', 'CO-068.j', 'CO-069.a', 'CO-069.b'],
    ],
  },
  play: async ({ step, userEvent }) => {
    await step(
      'The waiver, which Add Waiver of the charges opens, is asked for with everything as it was typed',
      async () => {
        await fillWaiver({ userEvent });
        await expectSent(contract.approvals.addWaiver, {
          to: 'POST /api/v1/collections/add-waiver-transaction',
          body: {
            loanId,
            waiverDate: '05-11-2026 00:00:00',
            waiverAmount: 10,
            paymentSource: 'ADV_PAYMENT',
            bounceCharges: 1.25,
            penalInterest: 2.5,
            interestPayment: 6.25,
            principalPayment: 0,
            waiverComment: 'In hospital',
          },
          hasKey: true,
        });
      },
    );
    await step('The status that the server answers is shown: it waits for approval', async () => {
      await waitFor(() => expect(screen.getByText('Waiver waits for approval')).toBeVisible());
      await expect(screen.queryByText('Waiver added')).toBeNull();
    });
    await step('the loan is read again, which says what waits', async () => {
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(2));
    });
  },
};

const payments = async () =>
  within(await screen.findByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .slice(1);

export const AWaiverIsAmongThePayments: Story = {
  parameters: { covers: ['CO-068.m', 'CO-068.a', 'CO-068.h', 'CO-068.k'] },
  play: async ({ step, userEvent }) => {
    const texts = async () => (await payments()).map(row => row.textContent ?? '');
    const write = async (interest: string, penal: string) => {
      await openTab({ userEvent }, /^Overdue Details/);
      await userEvent.click(await screen.findByRole('button', { name: 'Add Waiver' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
      for (const [name, text] of [
        [/^Date/, '20-11-2026'],
        [/^Waiver amount/, '25'],
        [/^Bounce charges/, '0'],
        [/^Penal interest/, penal],
        [/^Interest payment/, interest],
        [/^Principal payment/, '0'],
      ] as const)
        await userEvent.type(dialog.getByRole('textbox', { name }), text);
      await userEvent.click(dialog.getByRole('combobox', { name: /^Payment source/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Waiver' }));
      const button = dialog.getByRole('button', { name: 'Add Waiver' });
      button.click();
      button.click();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await openTab({ userEvent }, /^Transaction History/);
    const before = await texts();
    // Whatever is shown from here on is what the waiver answers: the loan is not answered again.
    desk().isSlow = true;
    await step('a waiver that waits leaves the payments unchanged', async () => {
      await write('25', '0');
      await openTab({ userEvent }, /^Transaction History/);
      await expect(await texts()).toEqual(before);
    });
    await step('Pressed twice, the waiver is asked for once; no comment that nobody typed', async () => {
      await write('0', '25');
      const asked = (interestPayment: number, penalInterest: number) => ({
        to: 'POST /api/v1/collections/add-waiver-transaction',
        body: {
          loanId,
          waiverDate: '20-11-2026 00:00:00',
          waiverAmount: 25,
          paymentSource: 'WAIVER',
          bounceCharges: 0,
          penalInterest,
          interestPayment,
          principalPayment: 0,
        },
        hasKey: true,
      });
      await expectSent(contract.approvals.addWaiver, asked(25, 0), asked(0, 25));
    });
    await step('the status of the answer says that it was added', async () => {
      await waitFor(() => expect(screen.getByText('Waiver added')).toBeVisible());
    });
    await step('The payments shown are those of the answer, the waiver among them', async () => {
      await openTab({ userEvent }, /^Transaction History/);
      const after = await texts();
      await expect(after).toHaveLength(before.length + 1);
      await expect(after.filter(text => !before.includes(text))).toEqual([expect.stringContaining('W1')]);
    });
  },
};

const looking = collectionsProduct(
  { ...reviewer, roles: ['ROLE_CUSTOMER_SERVICE_VIEW'] },
  { page: `${loanId}?tab=overdue` },
);

export const NoWaiverOfAViewer: Story = {
  ...looking.story,
  parameters: { covers: ['CO-068.a', 'M36.a'] },
  play: async ({ step }) => {
    await step('a view-only role asks for no waiver: the button is off, and says so', async () => {
      const button = await screen.findByRole('button', { name: 'Add Waiver' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/view/);
      button.click();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(looking.sentTo('waiver')).toEqual([]);
    });
  },
};

const unread = collectionsProduct(reviewer, {
  page: `${loanId}?tab=overdue`,
  desk: () => ({ hasAccount: false }),
});

export const NoWaiverWithoutAnAccount: Story = {
  ...unread.story,
  parameters: { covers: ['M38.c'] },
  play: async ({ step }) => {
    await step(
      'of a loan whose money could not be read nothing can be waived: the button says so',
      async () => {
        await expect(await screen.findByRole('button', { name: 'Add Waiver' })).toHaveAccessibleDescription(
          collectionsMessages.noAccount,
        );
      },
    );
    await step('both tables of what is overdue say that the loan has no account', async () => {
      for (const name of ['Overdue Summary', 'Overdue Details'])
        await expect(
          panel(within(document.body), name).getByText(collectionsMessages.noAccount),
        ).toBeVisible();
    });
  },
};

export const AWaiverThatIsRefused: Story = {
  parameters: { covers: ['CO-024.a'] },
  play: async ({ step, userEvent }) => {
    await step('its reason stands in the dialog, which stays open', async () => {
      desk().refuses = { call: 'waiver', message: ['More than what is open of penal', 'Second reason'] };
      await fillWaiver({ userEvent });
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Penal Charges Waiver' }));
      await expect(await dialog.findByText('More than what is open of penal')).toBeVisible();
      await expect(screen.queryByText(/Second reason/)).toBeNull();
    });
  },
};

export const AWaiverWithoutAnAnswer: Story = {
  parameters: { covers: ['CO-068.i'] },
  play: async ({ step, userEvent }) => {
    const { keys, comeBack } = loseEveryAnswer('add-waiver-transaction');
    await step('without an answer the dialog stays, to be sent again', async () => {
      await fillWaiver({ userEvent });
      await elapse(...pausesOfALostAnswer);
      await expect(await screen.findByRole('button', { name: 'Add Waiver' })).toBeEnabled();
    });
    await step('the repeat carries the key of the first press', async () => {
      comeBack();
      const dialog = within(screen.getByRole('dialog', { name: 'Add Penal Charges Waiver' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Add Waiver' }));
      await waitFor(() => expect(screen.getByText('Waiver waits for approval')).toBeVisible());
      await expect(keys).toHaveLength(pausesOfALostAnswer.length + 2);
      await expect(new Set(keys).size).toBe(1);
    });
  },
};
