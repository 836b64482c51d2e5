import { contract } from '@lending-desk/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { accountWire } from '../fixtures/collections';
import { openTab } from './acts';
import { closeLoan } from './CollectionsMoney.cases';
import { collectionsProduct } from './collectionsProduct';
import { admin, loanId } from './desk/collections';

const { story, sentTo, expectSent } = collectionsProduct(admin);

/** Money of a disbursed loan: what each action of a collections admin sends, in the real app. */
const meta = {
  title: 'Journeys/Collections/Money',
  tags: ['!autodocs'],
  ...story,
  parameters: { ...story.parameters },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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

const closedLoan = collectionsProduct(admin, { desk: () => ({ closedOn: '2026-11-15' }) });

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
      await expect(screen.queryByRole('textbox', { name: /^Closing date/ })).toBeNull();
      await expect(screen.getByRole('button', { name: 'Close Loan' })).toHaveAccessibleDescription(
        'This loan is closed',
      );
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
