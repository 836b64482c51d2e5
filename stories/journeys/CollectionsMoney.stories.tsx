import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { admin, collectionsAnswers, collectionsDesk, loanId } from './desk/collections';
import { inMemoryServer } from './desk/desk';
import { theProduct } from './theProduct';

const { story, desk, sentTo } = theProduct(() => inMemoryServer(collectionsDesk(), collectionsAnswers), {
  address: `/loan-management/collections/${loanId}`,
  as: admin,
  at: new Date('2026-11-21T06:30:00.000Z'),
});

/** Money of a disbursed loan: what each action of a collections admin sends, in the real app. */
const meta = {
  title: 'Journeys/Collections money',
  ...story,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Acts = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

async function openTab({ userEvent }: Acts, name: RegExp) {
  await userEvent.click(await screen.findByRole('tab', { name }));
}

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
    await step(
      'pressed twice they are sent once: positions counted from 0, payment ids, with a key',
      async () => {
        await userEvent.dblClick(update());
        await waitFor(() =>
          expect(sentTo('update-emi-paid-status')).toEqual([
            {
              to: `POST /api/v1/collections/${loanId}/update-emi-paid-status`,
              body: {
                updates: [
                  { index: 5, paymentId: 'N1' },
                  { index: 6, paymentId: 'N2' },
                ],
              },
              hasKey: true,
            },
          ]),
        );
      },
    );
    await step('it is said, the loan is read again, and the receipt is gone from the choices', async () => {
      await waitFor(() => expect(screen.getByText('Emi payment dates updated')).toBeVisible());
      await expect(screen.queryByText('Update failed')).toBeNull();
      await waitFor(() => expect(sentTo('get-loan-details')).toHaveLength(2));
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
      desk().refuses = { call: 'mapEmis', words: 'This EMI is not due yet' };
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
